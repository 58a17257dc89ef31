import random
import sys

print("ready first", flush=True)
legal = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "legal":
        legal.append(rest)
    elif word == "choose":
        print("move", random.choice(legal), flush=True)
        legal = []

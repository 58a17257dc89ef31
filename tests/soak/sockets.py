"""Sends random and mutated frames to a real server for long: `make soak` (ARGS="--frames 100000 --seed 0").

Every frame must be answered in words; nothing may reach the log that looks like a fault of the server.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from quintessence.core.registry import game_names  # noqa: E402
from tests.server.fuzzing import attack  # noqa: E402
from tests.server.running import RunningServer  # noqa: E402

BATCH = 5_000


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="sockets", description="Random and mutated frames against a real server.")
    parser.add_argument("--frames", type=int, default=100_000, help="how many frames (100000)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first batch (0)")
    settings = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        return soak(Path(folder), settings.frames, settings.seed)


def soak(folder: Path, frames: int, seed: int) -> int:
    server = RunningServer(f"sqlite:///{folder / 'tables.sqlite'}", folder).start()
    began, sent = time.monotonic(), 0
    print(f"Sending {frames} frames to tables of {', '.join(game_names())}, from seed {seed} on.")
    try:
        while sent < frames:
            sent += asyncio.run(attack(server, game_names(), min(BATCH, frames - sent), seed + sent))
            print(f"{sent} of {frames} frames answered in {time.monotonic() - began:.0f} s", flush=True)
    except (AssertionError, TimeoutError) as fault:
        print(f"Not answered as it should be (seed {seed + sent}): {fault!r}")
        return 1
    finally:
        server.kill()
    if "Traceback" in server.read_log():
        print(server.read_log()[-5_000:])
        print("The server has logged a fault of its own.")
        return 1
    print(f"{sent} frames: only answers and refusals.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/bin/sh
# Attacks when it can; otherwise plays the last move of the list.
echo "ready attacker"
while read -r word rest; do
    case "$word" in
        view) move="" ;;
        legal) case "$move" in attack*) ;; *) move=$rest ;; esac ;;
        choose) echo "move $move" ;;
        quit) exit ;;
    esac
done

"""Let `python -m bossrush` be the same as the `bossrush` command."""

from bossrush.cli import main

if __name__ == "__main__":
    main()

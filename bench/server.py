"""Our server compared with boardgame.io's under the same load: pairs of players, each move told to both.

    python bench/server.py [--rounds 3] [--seconds 5] [--tables 200] [--rate 300 1000] [--sockets 2000] [--ours-only]

Measured in one run, on this machine, client and server sharing its processors: moves per second when every pair plays
as fast as it can, and at steady rates the time from sending a move until both players are told. Our server checks
every move by the rules of Elem Master, stores it in SQLite and commits before it tells; boardgame.io's keeps a small
game in memory. boardgame.io is installed by npm into a temporary folder; nothing of it is ours. At the end: what a
connection costs our server in memory while nothing happens.
"""

import argparse
import asyncio
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

import httpx
from measure import Spread, at_least_one, print_table, ratios, some_time
from server_load import OurPair, Pair, TheirPair, Wire, dial, pace, saturate
from serving import our_server

PEER = Path(tempfile.gettempdir()) / "quintessence-bench-boardgameio"
PACKAGE = '{"private": true, "dependencies": {"boardgame.io": "0.50.2"}, "overrides": {"koa-compose": "4.1.0"}}\n'
SCRIPT = """
const { Server } = require('boardgame.io/server');
const game = {
  name: 'bench',
  setup: () => ({ cells: Array(36).fill(null), count: 0 }),
  moves: { put: ({ G, playerID }, cell) => { G.cells[cell] = playerID; G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
const server = Server({ games: [game], origins: [true] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's, with the same load.")
    parser.add_argument("--rounds", type=at_least_one, default=3, help="how often everything is measured")
    parser.add_argument("--seconds", type=some_time, default=5.0, help="length of each measurement")
    parser.add_argument("--tables", type=at_least_one, default=200, help="pairs of players")
    parser.add_argument(
        "--rate", type=at_least_one, nargs="+", default=[300, 1000], help="steady loads, moves per second"
    )
    parser.add_argument("--sockets", type=at_least_one, default=2000, help="connections that only listen")
    parser.add_argument("--ours-only", action="store_true", help="leave boardgame.io out")
    settings = parser.parse_args()
    allow_files(settings.sockets + 2 * settings.tables + 200)
    sides: dict[str, Callable[[], AbstractContextManager[tuple[str, int]]]] = {"ours": partial(our_server, bots=0)}
    if not settings.ours_only and install_peer():
        sides["boardgame.io"] = their_server
    figures: dict[str, list[Figures]] = {name: [] for name in sides}
    for number in range(settings.rounds):
        for name, start in sides.items():
            print(f"Round {number + 1} of {settings.rounds}: {name} ...", file=sys.stderr, flush=True)
            with start() as (address, process):
                figures[name].append(asyncio.run(measure(name, address, process, settings)))
    show(figures, settings.rate)
    with our_server(bots=0) as (address, process):
        memory = asyncio.run(idle_memory(address, process, settings.sockets))
    print(f"Memory of our server for each of {settings.sockets:,} connections that only listen: {memory:.1f} KiB")


class Figures:
    """What one round gave for one server."""

    def __init__(self, saturated: list[float], seconds: float, cpu: float, paced: list[list[float]]) -> None:
        self.moves = len(saturated) / seconds
        self.per_cpu = len(saturated) / cpu
        self.saturated = quantiles(saturated)
        self.paced = [quantiles(latencies) for latencies in paced]


def quantiles(latencies: list[float]) -> tuple[float, float]:
    """The median and the 99th of a hundred, in milliseconds."""
    ordered = sorted(latencies)
    return ordered[len(ordered) // 2] * 1000, ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000


async def measure(name: str, address: str, process: int, settings: argparse.Namespace) -> Figures:
    kind = OurPair if name == "ours" else TheirPair
    pairs: list[Pair] = [kind(address, seed) for seed in range(settings.tables)]
    await asyncio.gather(*[pair.open() for pair in pairs])
    await saturate(pairs, min(1.0, settings.seconds))
    paced = [await pace(pairs, settings.seconds, rate) for rate in settings.rate]
    before = cpu_of(process)
    saturated = await saturate(pairs, settings.seconds)
    used = cpu_of(process) - before
    await asyncio.gather(*[pair.close() for pair in pairs])
    return Figures(saturated, settings.seconds, used, paced)


def cpu_of(process: int) -> float:
    """Processor seconds of a process so far."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def idle_memory(address: str, process: int, count: int) -> float:
    """KiB that one connection costs while nothing happens: spectators, some at each of a few tables."""
    wires: list[Wire] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        await client.post("/api/session/guest", json={"name": "Ada"})
        tables = [(await client.post("/api/tables", json={"game": "elem-master"})).json() for _ in range(20)]
        before = memory_of(process)
        for place in range(count):
            where = address.replace("http", "ws", 1) + tables[place % len(tables)]["socket"]
            wires.append(await dial(where, lambda wire, frame: None))
        after = memory_of(process)
    for wire in wires:
        await wire.close()
    return (after - before) / count


def memory_of(process: int) -> int:
    """KiB of memory that a process holds."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def allow_files(count: int) -> None:
    """Lets this process, and those that it starts, hold so many connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < count:
        sys.exit(f"This machine allows {hard} open files and {count} are wanted: ask for fewer with --sockets.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, count), hard))


@contextmanager
def their_server() -> Iterator[tuple[str, int]]:
    port = 8765
    command = ["node", "bench.js", str(port)]
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, cwd=PEER, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if "ready" in line:
                break
        try:
            yield f"http://127.0.0.1:{port}", server.pid
        finally:
            server.terminate()


def install_peer() -> bool:
    """boardgame.io with the one override without which its lobby answers 404; False where there is no npm."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        print("There is no npm here: boardgame.io is left out.", file=sys.stderr)
        return False
    PEER.mkdir(exist_ok=True)
    (PEER / "bench.js").write_text(SCRIPT, encoding="utf-8")
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        print("Installing boardgame.io into a temporary folder ...", file=sys.stderr, flush=True)
        (PEER / "package.json").write_text(PACKAGE, encoding="utf-8")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    return True


def show(figures: dict[str, list[Figures]], rates: list[int]) -> None:
    rows = []
    for name, rounds in figures.items():
        rows.append(
            [
                name,
                str(Spread([one.moves for one in rounds])),
                str(Spread([one.per_cpu for one in rounds])),
                str(Spread([one.saturated[1] for one in rounds])),
                *[
                    str(Spread([one.paced[place][which] for one in rounds]))
                    for place in range(len(rates))
                    for which in (0, 1)
                ],
            ]
        )
    heads = ["server", "moves/s", "moves per CPU s", "p99 ms saturated"]
    heads += [f"{which} ms at {rate}/s" for rate in rates for which in ("p50", "p99")]
    print_table(heads, rows)
    if len(figures) == 2:
        ours, theirs = ([one.moves for one in rounds] for rounds in figures.values())
        print(f"\nOurs beside boardgame.io's, moves/s: {ratios(Spread(ours), Spread(theirs))}")


if __name__ == "__main__":
    main()

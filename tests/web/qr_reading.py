"""Reads a QR code as a camera would that sees every module: ISO/IEC 18004, versions 1 to 6, bytes.

It knows nothing of how the page makes the code. There is no noise on a screen, so that nothing need be corrected.
"""

import re
from collections.abc import Callable, Iterator

QUIET = 4
"""Light modules that must surround a code."""
RAW = [26, 44, 70, 100, 134, 172]
"""Codewords of each version, those for correction included."""
CORRECTION = {
    1: [7, 10, 15, 20, 26, 18],
    0: [10, 16, 26, 18, 24, 16],
    3: [13, 22, 18, 26, 18, 24],
    2: [17, 28, 22, 16, 22, 28],
}
"""By the bits of the level (L 1, M 0, Q 3, H 2): codewords for correction in each block."""
BLOCKS = {1: [1, 1, 1, 1, 1, 2], 0: [1, 1, 1, 2, 2, 4], 3: [1, 1, 2, 2, 4, 4], 2: [1, 1, 2, 4, 4, 4]}
FORMAT_MASK = 0x5412
BYTES = 4
MASKS: list[Callable[[int, int], int]] = [
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
]
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1H\d+z")


def modules_of(view_box: str, path: str) -> list[list[bool]]:
    """The modules that an SVG draws as runs of dark ones, without the border that it keeps light."""
    left, top, width, height = map(int, view_box.split())
    assert (left, top) == (-QUIET, -QUIET)
    size = width - 2 * QUIET
    assert width == height
    modules = [[False] * size for _ in range(size)]
    assert RUN.sub("", path) == ""
    for x, y, length in ((int(x), int(y), int(length)) for x, y, length in RUN.findall(path)):
        modules[y][x : x + length] = [True] * length
    assert all(len(row) == size for row in modules)
    return modules


def text_of(modules: list[list[bool]]) -> str:
    """What the code says."""
    version = (len(modules) - 17) // 4
    assert 1 <= version <= len(RAW), "larger codes are not read here"
    level, mask = format_of(modules)
    bits = "".join(f"{word:08b}" for word in data_of(codewords(modules, version, MASKS[mask]), version, level))
    assert int(bits[:4], 2) == BYTES
    count = int(bits[4:12], 2)
    return bytes(int(bits[start : start + 8], 2) for start in range(12, 12 + 8 * count, 8)).decode()


def format_of(modules: list[list[bool]]) -> tuple[int, int]:
    """The level of correction and the mask."""
    places = [*((8, y) for y in range(6)), (8, 7), (8, 8), (7, 8), *((x, 8) for x in range(5, -1, -1))]
    told = sum(modules[y][x] << place for place, (x, y) in enumerate(places)) ^ FORMAT_MASK
    return told >> 13, told >> 10 & 7


def is_of_the_frame(x: int, y: int, size: int, version: int) -> bool:
    """Whether a module is no data: finders with what stands beside them, timing, alignment."""
    if x == 6 or y == 6 or (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8):
        return True
    centre = size - 7
    return version > 1 and abs(x - centre) <= 2 and abs(y - centre) <= 2


def bits_of(modules: list[list[bool]], version: int, mask: Callable[[int, int], int]) -> Iterator[int]:
    """The data in pairs of columns from the right, upwards and downwards in turn, without its mask."""
    size = len(modules)
    columns = [right if right > 6 else right - 1 for right in range(size - 1, 0, -2)]
    for place, right in enumerate(columns):
        for y in range(size - 1, -1, -1) if place % 2 == 0 else range(size):
            for x in (right, right - 1):
                if not is_of_the_frame(x, y, size, version):
                    yield modules[y][x] ^ (mask(x, y) == 0)


def codewords(modules: list[list[bool]], version: int, mask: Callable[[int, int], int]) -> list[int]:
    bits = list(bits_of(modules, version, mask))
    return [int("".join(map(str, map(int, bits[start : start + 8]))), 2) for start in range(0, 8 * RAW[version - 1], 8)]


def data_of(words: list[int], version: int, level: int) -> list[int]:
    """The data without the words for correction, block after block."""
    count, correction = BLOCKS[level][version - 1], CORRECTION[level][version - 1]
    shorter = count - len(words) % count
    length = len(words) // count - correction
    blocks: list[list[int]] = [[] for _ in range(count)]
    taking = iter(words)
    for place in range(length + 1):
        for number, block in enumerate(blocks):
            if place < length or number >= shorter:
                block.append(next(taking))
    return [word for block in blocks for word in block]

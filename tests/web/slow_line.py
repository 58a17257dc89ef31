"""A line that takes its time: what goes through it, either way, arrives so much later."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep


def pump(source: socket.socket, sink: socket.socket, delay: float) -> None:
    """Carries bytes from one end to the other, each `delay` seconds later; the end of the line, too."""
    waiting: SimpleQueue[tuple[float, bytes]] = SimpleQueue()

    def deliver() -> None:
        while True:
            due, data = waiting.get()
            sleep(max(0.0, due - monotonic()))
            with suppress(OSError):
                if not data:
                    sink.shutdown(socket.SHUT_WR)
                    return
                sink.sendall(data)

    Thread(target=deliver, daemon=True).start()
    data = b"?"
    while data:
        try:
            data = source.recv(65536)
        except OSError:
            data = b""
        waiting.put((monotonic() + delay, data))


@contextmanager
def slow_line(address: str, each_way: int) -> Iterator[str]:
    """The address of a door to the same server behind a line of `each_way` milliseconds."""
    host, _, port = address.removeprefix("http://").partition(":")
    door = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection((host, int(port)))
                for end in (near, far):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                Thread(target=pump, args=(near, far, each_way / 1000), daemon=True).start()
                Thread(target=pump, args=(far, near, each_way / 1000), daemon=True).start()

    Thread(target=serve, daemon=True).start()
    yield f"http://127.0.0.1:{door.getsockname()[1]}"
    door.close()

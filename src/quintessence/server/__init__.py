"""The server: tables for people and bots, over HTTP and WebSockets. Nobody imports it but the command `serve`."""

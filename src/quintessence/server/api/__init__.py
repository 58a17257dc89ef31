"""The doors of the server: HTTP, the tables' WebSockets, bots over the wire, plain text."""

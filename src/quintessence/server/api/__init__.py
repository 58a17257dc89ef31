"""What clients reach: HTTP requests, the WebSockets of tables, bots over the network, plain text."""

"""Where tables and identities live: one contract, SQLite by default, PostgreSQL when given."""

"""The kit: one suite of checks that every registered game must pass.

Each file holds one idea as plain functions that raise `Fault`, an `AssertionError` that names the game, the
case, the seed, the ply and what differed. `suite` puts them together, `cases` says on which settings,
`toys` and the `faults_of_...` prove that each check can fail.
"""

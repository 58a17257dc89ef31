"""Our games under the kit (`quintessence.testing`), and the proof that the kit can fail.

`cases` lists what the kit should know of each of our games; `toys` and the `faults_of_...` prove that each check finds
what it looks for.
"""

"""Which games the kit knows: somebody who adds a game adds one entry."""

from typing import Final

from quintessence.testing.facts import Facts
from tests.kit.elem_master_facts import ELEM_MASTER
from tests.kit.elementals_facts import ELEMENTALS_FACTS
from tests.kit.elementary_evolution_facts import ELEMENTARY_EVOLUTION
from tests.kit.elixir_facts import ELIXIR
from tests.kit.metamorphose_facts import METAMORPHOSE

FACTS: Final[dict[str, Facts]] = {
    "elem-master": ELEM_MASTER,
    "elementals": ELEMENTALS_FACTS,
    "elementary-evolution": ELEMENTARY_EVOLUTION,
    "elixir": ELIXIR,
    "metamorphose": METAMORPHOSE,
}

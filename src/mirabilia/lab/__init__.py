"""The laboratory: many games between bots, and a page of charts about them.

>>> from mirabilia.lab import carry_out, make_study
>>> findings = carry_out(make_study(["random"], players=[3], games=2, seed=1))
"""

from mirabilia.lab.findings import Findings
from mirabilia.lab.study import Study, carry_out, make_study

__all__ = ["Findings", "Study", "carry_out", "make_study"]

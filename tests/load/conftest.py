"""The crowd's tests sit at the same tables as the others."""

from tests.table.conftest import scene

__all__ = ["scene"]

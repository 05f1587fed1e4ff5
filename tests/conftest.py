"""What tests share: the mark that names the clauses a test holds."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rules this test holds")

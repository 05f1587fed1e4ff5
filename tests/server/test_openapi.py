"""The interface describes itself, and as it is."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from gloam.server.app import ENDPOINTS, Web
from gloam.server.hall import Hall
from gloam.server.storage.sqlite import SqliteStorage


def test_every_endpoint_is_described_and_every_reference_leads_somewhere(tmp_path: Path) -> None:
    hall = Hall(SqliteStorage(tmp_path / "gloam.db"))
    with TestClient(Web(hall).app()) as web:
        found = web.get("/api/openapi.json").json()
    assert found["openapi"].startswith("3.1")
    described = {(path, method) for path, ways in found["paths"].items() for method in ways}
    assert described == {(e.path, e.method.lower()) for e in ENDPOINTS}
    schemas = found["components"]["schemas"]

    def follow(value: object) -> None:
        if isinstance(value, dict):
            if "$ref" in value:
                assert value["$ref"].removeprefix("#/components/schemas/") in schemas
            for inner in value.values():
                follow(inner)
        elif isinstance(value, list):
            for inner in value:
                follow(inner)

    follow(found)
    opened = found["paths"]["/api/tables"]["post"]
    assert opened["requestBody"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/OpenTable"
    }

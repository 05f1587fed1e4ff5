"""The HTTP interface as an OpenAPI document, and the wire's types as a schema."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

import gloam
from gloam.server import wire

REF: Final = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked by HTTP. `takes` and `gives` are wire types; None is no JSON."""

    method: str
    path: str
    name: str
    about: str
    takes: type[Any] | None = None
    gives: Any = None
    gives_text: str = "text/plain"
    query: tuple[str, ...] = ()


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI 3.1 document of these endpoints."""
    named = [kind for e in endpoints for kind in (e.takes, e.gives) if kind is not None]
    kinds = [*named, wire.Refused]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    refs = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, refs)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gloam", "version": f"{wire.VERSION}.0", "description": _ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


_ABOUT: Final = (
    f"Tables and seats of Gloam {gloam.__version__}. The game itself runs over the socket at "
    "/api/play; its messages are in docs/wire.md."
)


def _operation(endpoint: Endpoint, refs: dict[str, Any]) -> dict[str, Any]:
    gives: dict[str, Any] = {endpoint.gives_text: {"schema": {"type": "string"}}}
    if endpoint.gives is not None:
        gives = {"application/json": {"schema": refs[str(endpoint.gives)]}}
    refused = {"application/json": {"schema": refs[str(wire.Refused)]}}
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "responses": {
            "200": {"description": "Done.", "content": gives},
            "4XX": {"description": "Refused: a code and one sentence.", "content": refused},
        },
    }
    text = {"type": "string"}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": text}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [{"name": name, "in": "query", "schema": text} for name in endpoint.query]
    if parameters:
        found["parameters"] = parameters
    if endpoint.takes is not None:
        takes = {"application/json": {"schema": refs[str(endpoint.takes)]}}
        found["requestBody"] = {"required": True, "content": takes}
    return found


def wire_schema() -> dict[str, Any]:
    """The JSON schema of every message and answer, from which the client's types are made."""
    kinds = {
        "ClientMessage": wire.ClientMessage,
        "ServerMessage": wire.ServerMessage,
        "OpenTable": wire.OpenTable,
        "TakeSeat": wire.TakeSeat,
        "Seated": wire.Seated,
        "HostAction": wire.HostAction,
        "Done": wire.Done,
        "Replay": wire.Replay,
        "Moment": wire.Moment,
        "Address": wire.Address,
        "Title": wire.Title,
        "Rules": wire.Rules,
    }
    schemas, components = msgspec.json.schema_components(
        list(kinds.values()), ref_template="#/$defs/{name}"
    )
    pairs = zip(kinds, schemas, strict=True)
    named = {name: schema for name, schema in pairs if "$ref" not in schema}
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "$defs": {**components, **named},
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in kinds},
    }

"""Prints the JSON schema of the wire, from which the client's types are made (`make wire`)."""

from __future__ import annotations

import json

from gloam.server.openapi import wire_schema

if __name__ == "__main__":
    print(json.dumps(wire_schema()))

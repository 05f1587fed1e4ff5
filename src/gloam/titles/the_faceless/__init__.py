"""The Faceless: a walk through Duskworld with a compass that really points."""

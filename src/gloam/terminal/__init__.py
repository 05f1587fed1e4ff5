"""Playing in a terminal: a full screen, or plain lines over a pipe."""

#!/bin/sh
# The browser client is built with Node 20.19 or newer and its npm.
for tool in node npm; do
  command -v "$tool" >/dev/null && continue
  echo "The browser client needs Node 20 or newer with npm: '$tool' is not here (see nodejs.org)." >&2
  exit 1
done
node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' && exit 0
echo "The browser client needs Node 20.19 or newer; 'node' is $(node --version)." >&2
exit 1

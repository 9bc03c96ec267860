# Vitrine in a container. Written from what `npm start` does, but not built in CI: see docs/operations.md.
#
# The first stage takes a Node image for its npm alone. What runs, in both stages, is the Node that the project
# pins through the npm package `node`, the same one as on every other machine.

FROM node:26-trixie-slim AS build
# The pinned Node is linked against libatomic, which slim images may lack.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
# Installs the locked versions without what only development needs, and builds what visitors load and the server.
RUN node scripts/vitrine.mjs --version

FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin vitrine \
  && install --directory --owner=vitrine --group=vitrine --mode=700 /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/demo ./demo
COPY --from=build /app/starters ./starters
COPY --from=build /app/dist ./dist
# `docker exec CONTAINER vitrine site list`: the command line, on the build that is there.
RUN printf '#!/bin/sh\nexec /app/node_modules/.bin/node /app/dist/server/cli.js "$@"\n' > /usr/local/bin/vitrine \
  && chmod 755 /usr/local/bin/vitrine
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
USER vitrine
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The server stops cleanly on SIGTERM, within 10 seconds, and needs no init process in front of it.
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=16", "dist/server/server.js"]

# Limber as an image: docs/operating.md says how to run it.
ARG NODE=26.10.0

FROM node:${NODE}-slim AS sources
WORKDIR /limber
COPY . .

# The web app and the server, with all that builds them.
FROM sources AS built
RUN npm ci --ignore-scripts && npm run build && npm cache clean --force

# What runs, and nothing that builds or tests it. The image brings its own Node.
FROM sources AS server
RUN npm ci --ignore-scripts --omit=dev --workspace @limber/server \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
    node_modules/@img/sharp-*linuxmusl* web scripts server/src/test \
  && npm cache clean --force

FROM node:${NODE}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /limber
# Owned by root: the server can read its own program, and not change it.
COPY --from=server /limber .
COPY --from=built /limber/web/dist web/dist
COPY --from=built /limber/server/dist server/dist
# Volumes that are mounted there take over their owner.
RUN mkdir --mode=700 /data /backups && mkdir -p node_modules/.cache \
  && chown node:node /data /backups node_modules/.cache
# A first start: what Node compiles in it is kept for those to come, which read it and cannot change it either.
USER node
RUN PORT=0 DATA_DIR=/tmp/first timeout --preserve-status 10 node server/dist/start.js && rm -r /tmp/first
USER root
RUN chown -R root:root node_modules/.cache && chmod -R a+rX node_modules/.cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/start.js"]

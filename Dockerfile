# Limber as an image: docs/operating.md says how to run it.
ARG NODE=26.10.0

FROM node:${NODE}-slim AS sources
WORKDIR /limber
COPY . .

# The web app, with all that builds it.
FROM sources AS web
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
COPY --from=web /limber/web/dist web/dist
# Volumes that are mounted there take over their owner.
RUN mkdir --mode=700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/start.ts"]

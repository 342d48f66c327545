# One image for api and workers; `bot` adds the browser that WhatsApp Web runs in. Node 26 runs the TypeScript as it is.
FROM node:26-bookworm-slim AS build
WORKDIR /karo
ENV PUPPETEER_SKIP_DOWNLOAD=1 CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY db/package.json db/
COPY core/package.json core/
COPY core/providers/empty core/providers/empty
COPY api/package.json api/
COPY workers/package.json workers/
COPY bot/package.json bot/
COPY web/package.json web/
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
COPY . .
RUN node web/node_modules/vite/bin/vite.js build web
RUN node scripts/sbom.ts sbom.cdx.json

FROM node:26-bookworm-slim AS prod
WORKDIR /karo
ENV NODE_ENV=production PUPPETEER_SKIP_DOWNLOAD=1 CI=true
COPY --from=build /karo/package.json /karo/pnpm-lock.yaml /karo/pnpm-workspace.yaml ./
COPY --from=build /karo/db db
COPY --from=build /karo/core core
COPY --from=build /karo/data/nlu/lexicon data/nlu/lexicon
COPY --from=build /karo/api api
COPY --from=build /karo/workers workers
COPY --from=build /karo/bot bot
COPY --from=build /karo/web web
COPY --from=build /karo/scripts scripts
COPY --from=build /karo/sbom.cdx.json ./
RUN find . -name node_modules -prune -exec rm -rf {} + \
  && npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile --prod \
  && rm -rf /root/.npm /root/.cache
USER node
EXPOSE 3000
CMD ["node", "api/main.ts"]

FROM prod AS bot
USER root
RUN apt-get update && apt-get install -y --no-install-recommends chromium && rm -rf /var/lib/apt/lists/*
ENV CHROMIUM=/usr/bin/chromium
RUN mkdir -p /karo/.karo && chown node /karo/.karo
USER node
CMD ["node", "bot/main.ts"]

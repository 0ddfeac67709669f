FROM node:24-bookworm-slim
WORKDIR /opt/materia
COPY . .
RUN npm install --no-audit --no-fund && node packages/web/build.ts && mkdir -p data && chown -R node:node /opt/materia
USER node
ENV HOST=0.0.0.0
EXPOSE 3000
VOLUME /opt/materia/data
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=768", "packages/product/src/main.ts"]

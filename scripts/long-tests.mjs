const webParts = ['packages/web/src/lib', 'packages/web/src/ui']
const visibility = 'packages/server/src/features/contents/visibility.queries.ts'
const search = 'packages/server/src/features/contents/search'
const importing = [
  'packages/contract/src/contents',
  'packages/contract/src/safety',
  'packages/ingest/demo',
  'packages/ingest/fixtures',
  'packages/ingest/src',
  'packages/server/src/features/contents/kinds',
  'packages/server/src/features/contents/versions',
  'packages/server/src/features/safety',
]

/**
 * Long tests and journeys that stand beside the code, and the paths they are `of`. `npm test` leaves them out while nothing
 * there has changed since they last held.
 */
export const longTests = {
  scripts: { tests: ['scripts'], of: ['scripts'] },
  // All that the web is made of: its network in tests is typed by the contract, and knows no server.
  'web-screens': {
    tests: ['packages/web/src'],
    of: [
      'package-lock.json',
      'packages/contract/src',
      'packages/language/src',
      'packages/web/*',
      'packages/web/public',
      'packages/web/src',
      'vitest.config.ts',
    ],
  },
  importers: {
    tests: ['packages/ingest/src', 'packages/product/src/import-schedule.test.ts'],
    of: [...importing, 'packages/product/src/import-schedule.ts', 'packages/server/src/platform/safe-fetch'],
  },
  demo: { tests: ['packages/product/src/demo'], of: [...importing, 'packages/product/src/demo'] },
  uploads: {
    tests: [
      'packages/server/src/features/attachments/hostile-uploads.test.ts',
      'packages/server/src/features/attachments/images.test.ts',
    ],
    of: [
      'packages/contract/src/attachments',
      'packages/server/src/features/attachments',
      'packages/server/src/platform/blob',
      'packages/server/src/platform/http',
      'packages/server/src/platform/threads',
    ],
  },
  'admin-command': {
    tests: ['packages/server/src/admin.test.ts'],
    of: [
      'packages/server/src/admin.ts',
      'packages/server/src/connect.ts',
      'packages/server/src/features/notifications/digests*',
      'packages/server/src/features/users',
      'packages/server/src/platform/config',
      'packages/server/src/platform/jobs',
    ],
  },
  'database-faults': {
    tests: [
      'packages/server/src/platform/db/replica.test.ts',
      'packages/server/src/platform/db/statement-timeout.test.ts',
      'packages/server/src/platform/jobs/jobs.test.ts',
      'packages/server/src/platform/postgres',
    ],
    of: [
      'packages/server/src/app.ts',
      'packages/server/src/platform/db',
      'packages/server/src/platform/jobs',
      'packages/server/src/platform/postgres',
    ],
  },
  folios: {
    tests: [
      'packages/server/src/features/folios/access.test.ts',
      'packages/server/src/features/folios/clippings.test.ts',
      'packages/server/src/features/folios/imports.test.ts',
      'packages/server/src/features/folios/long-imports.test.ts',
    ],
    of: [
      'packages/contract/src/folios',
      'packages/server/src/features/contents/versions',
      'packages/server/src/features/folios',
      'packages/server/src/platform/http',
      visibility,
    ],
  },
  feed: {
    tests: [
      'packages/server/src/features/contents/feed/feed.test.ts',
      'packages/server/src/features/contents/feed/followed-and-trending.test.ts',
    ],
    of: [
      'packages/contract/src/contents',
      'packages/server/src/features/contents/feed',
      'packages/server/src/features/contents/summaries',
      visibility,
    ],
  },
  'second-factors': {
    journeys: ['e2e/journeys/installation.spec.ts', 'e2e/journeys/security.spec.ts'],
    tests: [
      'packages/server/src/features/users/identity/passkeys.test.ts',
      'packages/server/src/features/users/identity/second-factor.test.ts',
    ],
    of: [
      ...webParts,
      'packages/contract/src/identity',
      'packages/contract/src/users',
      'packages/server/src/features/users',
      'packages/server/src/platform/http',
      'packages/web/src/features/users',
    ],
  },
  'front-door': {
    journeys: ['e2e/journeys/front-door.spec.ts'],
    of: [
      ...webParts,
      'packages/contract/src/users',
      'packages/server/src/features/users',
      'packages/web/src/app/*.ts',
      'packages/web/src/app/layouts',
      'packages/web/src/features/users',
    ],
  },
  'public-pages': {
    journeys: ['e2e/journeys/public-pages.spec.ts'],
    of: [
      ...webParts,
      'packages/server/src/platform/http',
      'packages/web/*',
      'packages/web/public',
      'packages/web/src/*',
      'packages/web/src/app/layouts',
      'packages/web/src/app/pages/*',
      'packages/web/src/app/pages/legal',
      'packages/web/src/app/pages/marketing',
      'packages/web/src/features/users',
    ],
  },
  'folio-screens': {
    journeys: ['e2e/journeys/folio-screens.spec.ts'],
    of: [...webParts, 'packages/contract/src/folios', 'packages/web/src/features/folios'],
  },
  administration: {
    journeys: ['e2e/journeys/accounts.spec.ts', 'e2e/journeys/tables.spec.ts'],
    of: [
      ...webParts,
      'packages/contract/src/accounts',
      'packages/contract/src/moderation',
      'packages/server/src/features/accounts',
      'packages/server/src/features/moderation',
      'packages/web/src/app/pages/AccountManagementPage.tsx',
      'packages/web/src/app/pages/EditorialPage.tsx',
      'packages/web/src/features/accounts',
      'packages/web/src/features/moderation',
    ],
  },
  discussions: {
    journeys: ['e2e/journeys/conversation.spec.ts', 'e2e/journeys/discussions.spec.ts'],
    of: [
      ...webParts,
      'packages/contract/src/chat',
      'packages/contract/src/comments',
      'packages/server/src/features/chat',
      'packages/server/src/features/comments',
      'packages/server/src/platform/realtime',
      'packages/web/src/app/CommentsOf.tsx',
      'packages/web/src/app/DiscussButton.tsx',
      'packages/web/src/app/pages/DiscussionsPage.tsx',
      'packages/web/src/features/chat',
      'packages/web/src/features/comments',
    ],
  },
  identity: {
    journeys: ['e2e/journeys/identity.spec.ts'],
    of: [
      ...webParts,
      'packages/contract/src/identity',
      'packages/contract/src/profiles',
      'packages/contract/src/users',
      'packages/contract/src/verifications',
      'packages/server/src/features/profiles',
      'packages/server/src/features/users',
      'packages/web/src/features/profiles',
      'packages/web/src/features/users',
    ],
  },
  posts: {
    journeys: ['e2e/journeys/posts.spec.ts'],
    of: [
      ...webParts,
      'packages/contract/src/posts',
      'packages/server/src/features/posts',
      'packages/web/src/app/pages/CreateContentPage.tsx',
      'packages/web/src/app/pages/MyPostsPage.tsx',
      'packages/web/src/features/posts',
    ],
  },
  engine: {
    tests: ['packages/server/src/platform/search'],
    of: ['packages/language/src', 'packages/server/src/platform/db', 'packages/server/src/platform/search'],
  },
  'search-questions': {
    tests: [
      ...['alternatives', 'caused', 'contraindications', 'denied', 'situations', 'terms'].map(
        (room) => `${search}/${room}`,
      ),
      ...['asking-in-french', 'beside', 'effects', 'french', 'knowledge'].map(
        (name) => `${search}/search-${name}.test.ts`,
      ),
      ...['bilingual', 'drug-names', 'drugs-asked', 'effects', 'knowledge'].map((name) => `${search}/${name}.test.ts`),
    ],
    of: [
      'packages/server/migrations/functions/search.sql',
      'packages/server/migrations/functions/search_look_up.sql',
      'packages/server/src/features/contents/kinds',
      search,
      'packages/server/src/platform/search',
    ],
  },
  printing: {
    journeys: ['e2e/journeys/print.spec.ts'],
    of: [
      ...webParts,
      'packages/web/src/app/layouts',
      'packages/web/src/app/pages',
      'packages/web/src/domain',
      'packages/web/src/features/contents',
      'packages/web/src/features/folios',
      'packages/web/src/features/safety',
      'packages/web/src/print.css',
    ],
  },
  palette: {
    journeys: ['e2e/journeys/palette.spec.ts'],
    of: [...webParts, search, 'packages/web/src/app/*', 'packages/web/src/app/layouts', 'packages/web/src/app/palette'],
  },
  offline: {
    journeys: ['e2e/journeys/offline.spec.ts'],
    of: [
      ...webParts,
      'packages/contract/src/folios',
      'packages/server/src/features/folios',
      'packages/web/*',
      'packages/web/src/*',
      'packages/web/src/app/*',
      'packages/web/src/app/logout',
      'packages/web/src/app/offline',
      'packages/web/src/features/folios',
    ],
  },
}

import { longTests } from './long-tests.mjs'

const web = ['packages/web/src', 'packages/web/public']
const contents = [
  'packages/contract/src/contents',
  'packages/server/src/features/contents',
  'packages/web/src/features/contents/details/drug',
  'packages/web/src/features/contents/details/kinds',
  'packages/web/src/domain/kind-looks.tsx',
]
const delivery = [
  'packages/server/migrations',
  'packages/server/src/platform/db',
  'packages/server/src/platform/events',
  'packages/server/src/platform/jobs',
  'packages/server/src/platform/realtime',
  'packages/server/src/features/chat',
]
const input = ['packages/contract/src', 'packages/server/src/platform/errors', 'packages/server/src/platform/http']

/**
 * Proofs that run on their own. `npm test` runs them when what they are `of` has changed since they last held. Those with
 * `isByHand` it never runs: they need Debian's servers or the sources' files, measure time, or are of the whole web.
 */
const apart = {
  'new-kind': { tests: ['proofs/src/new-kind'], of: contents },
  histories: { tests: ['proofs/src/histories/folio-histories.test.ts'], of: ['packages/server/src/features/folios'] },
  'notification-histories': {
    tests: ['proofs/src/histories/notification-histories.test.ts'],
    of: [
      'packages/server/src/features/contents/visibility.queries.ts',
      'packages/server/src/features/notifications',
      'packages/server/src/features/subscriptions',
      'packages/server/src/platform/notifications',
    ],
  },
  'safety-histories': {
    tests: ['proofs/src/histories/safety-histories.test.ts'],
    of: ['packages/server/src/features/safety', 'packages/server/src/platform/notifications'],
  },
  'real-data': { tests: ['proofs/src/real-data'], isByHand: true, of: ['packages/ingest/src'] },
  'import-commands': { tests: ['proofs/src/import-commands'], of: ['packages/ingest/src'] },
  search: {
    tests: ['proofs/src/search'],
    of: [
      'packages/server/migrations/functions/search.sql',
      'packages/server/migrations/functions/search_look_up.sql',
      'packages/server/src/platform/search',
      'packages/server/src/features/contents/search',
      'packages/server/src/features/contents/visibility.queries.ts',
    ],
  },
  'sign-in-time': { tests: ['proofs/src/sign-in-time'], isByHand: true, of: ['packages/server/src/features/users'] },
  storm: { tests: ['proofs/src/storm'], of: delivery },
  faults: { tests: ['proofs/src/faults'], of: [...delivery, 'packages/product/src/main.ts'] },
  'bad-input': { tests: ['proofs/src/bad-input'], of: input },
  growth: {
    tests: ['proofs/src/growth'],
    isByHand: true,
    of: [...input, 'packages/server/src/platform/threads'],
  },
  // The journeys of `npm test`, read in French.
  french: {
    journeys: ['e2e/journeys'],
    env: { MATERIA_JOURNEYS_IN: 'fr' },
    isByHand: true,
    of: [...web, 'packages/language/src'],
  },
  screens: { journeys: ['e2e/screens'], isByHand: true, of: web },
  attack: {
    program: 'proofs/src/attack/run.ts',
    isByHand: true,
    of: [...input, 'packages/server/src/platform/threads'],
  },
  rehearse: {
    program: 'proofs/src/rehearse/run.ts',
    isByHand: true,
    of: ['deploy', 'docs/operating.md', 'packages/server/src/platform/config', 'packages/product/src/main.ts'],
  },
}

export const proofs = { ...longTests, ...apart }

/** Those that `npm test` runs after everything else, when they are due. */
export const ownRuns = Object.keys(apart).filter((name) => !apart[name].isByHand)

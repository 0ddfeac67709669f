const contents = [
  'packages/contract/src/contents',
  'packages/server/src/features/contents',
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
 * Proofs that take long, of things that change seldom. `of`: what they prove; CI holds them again when it has changed since
 * they last held. Those with `isByHand` need more of the machine than CI gives: Debian's servers, or a quiet processor.
 */
export const proofs = {
  'new-kind': { vitest: 'proofs/src/new-kind', of: contents },
  histories: { vitest: 'proofs/src/histories', of: ['packages/server/src/features/folios'] },
  'real-data': { vitest: 'proofs/src/real-data', of: ['packages/ingest/src'] },
  'import-commands': { vitest: 'proofs/src/import-commands', of: ['packages/ingest/src'] },
  search: {
    vitest: 'proofs/src/search',
    of: [
      'packages/server/src/platform/search',
      'packages/server/src/features/contents/search',
      'packages/server/src/features/contents/visibility.queries.ts',
    ],
  },
  'sign-in-time': { vitest: 'proofs/src/sign-in-time', of: ['packages/server/src/features/users'] },
  storm: { vitest: 'proofs/src/storm', of: delivery },
  faults: { vitest: 'proofs/src/faults', of: [...delivery, 'packages/product/src/main.ts'] },
  'bad-input': { vitest: 'proofs/src/bad-input', of: input },
  growth: { vitest: 'proofs/src/growth', of: [...input, 'packages/server/src/platform/threads'] },
  // The journeys of `npm test`, read in French.
  french: {
    journeys: 'journeys',
    env: { MATERIA_JOURNEYS_IN: 'fr' },
    needsWeb: true,
    of: ['e2e/journeys', 'packages/web/src', 'packages/web/public', 'packages/language/src'],
  },
  screens: { journeys: 'screens', needsWeb: true, of: ['e2e/screens', 'packages/web/src', 'packages/web/public'] },
  attack: {
    program: 'proofs/src/attack/run.ts',
    isByHand: true,
    of: [...input, 'packages/server/src/platform/threads'],
  },
  rehearse: {
    program: 'proofs/src/rehearse/run.ts',
    needsWeb: true,
    isByHand: true,
    of: ['deploy', 'docs/operating.md', 'packages/server/src/platform/config', 'packages/product/src/main.ts'],
  },
}

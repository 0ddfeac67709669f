import { defineConfig } from 'vitest/config'
import { compiledMessages } from './packages/web/messages-plugin.ts'
import { computedTheme } from './packages/web/theme-plugin.ts'

/** A hang fails; a slow machine does not: it may run ten times as long as a quiet one. */
const patience = { testTimeout: 300_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }

const onPostgres = {
  ...patience,
  environment: 'node',
  globalSetup: ['packages/server/src/testing/postgres.setup.ts'],
  setupFiles: ['packages/server/src/testing/file.setup.ts'],
  // Loading the whole server anew for each file would take a fifth of the run.
  isolate: false,
}

export default defineConfig({
  test: {
    // One more than the smallest machine has cores: tests that wait leave theirs to others.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...onPostgres,
          name: 'server',
          include: ['packages/{contract,language,server,ingest,product}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { ...onPostgres, name: 'proofs', include: ['proofs/src/**/*.test.ts'] } },
      {
        plugins: [compiledMessages(), computedTheme()],
        test: {
          name: 'web',
          // Formats compiled messages, as in the browser.
          server: { deps: { inline: ['use-intl'] } },
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://materia.test/' } },
          setupFiles: ['packages/web/src/testing/setup.ts'],
          // Each file has a window of its own all the same; React, MUI and jsdom are loaded once a worker.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
})

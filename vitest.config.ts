import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One more than the smallest machine has cores: tests that wait leave theirs to others.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'server',
          include: ['{packages/{contract,server,ingest,product},proofs}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['packages/server/src/testing/postgres.setup.ts'],
          setupFiles: ['packages/server/src/testing/file.setup.ts'],
          // Loading the whole server anew for each file would take a fifth of the run.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://materia.test/' } },
          setupFiles: ['packages/web/src/testing/setup.ts'],
          // Each file has a window of its own all the same; React, MUI and jsdom are loaded once a worker.
          isolate: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
})

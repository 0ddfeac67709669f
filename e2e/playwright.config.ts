import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

// Chosen once: the workers read this file again and inherit it.
process.env.MATERIA_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
const port = process.env.MATERIA_E2E_PORT
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

export default defineConfig({
  testDir: 'journeys',
  // Ceilings for a busy machine; a journey takes seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || browsers.find((path) => existsSync(path)),
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
  webServer: {
    command: '../node_modules/.bin/node --disable-warning=ExperimentalWarning serve.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})

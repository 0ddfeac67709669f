import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { language } from './in-french.ts'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

export default defineConfig({
  globalSetup: './demo.setup.ts',
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    // Every screen at four widths, light and dark in turns, and enlarged: a proof, held by `npm run prove -- screens`.
    { name: 'screens', testDir: 'screens' },
  ],
  // Ceilings for a busy machine; a journey takes seconds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Each worker has a product of its own, on which its files run one after the other. A journey leaves a processor idle for
  // nearly half of its time: one more worker than the smallest machine has cores.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: language === 'fr' ? 'fr-CA' : 'en-US',
    // Recording every step slows every journey: asked for by `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
})

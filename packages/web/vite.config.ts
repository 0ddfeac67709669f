import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withReplacedParts } from './build-replaced.ts'
import { compiledMessages } from './messages-plugin.ts'
import { computedTheme } from './theme-plugin.ts'

const api = process.env.MATERIA_API ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compiledMessages(), computedTheme(), withReplacedParts()],
  // Settings that end up in the pages: addresses of the parent company and the networks.
  envPrefix: ['VITE_', 'PARENT_COMPANY_', 'LINKEDIN_URL', 'INSTAGRAM_URL', 'FACEBOOK_URL', 'PRIVACY_OFFICER'],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    // The first script names every other one: their names are short. The schemas are known by theirs, which budgets look for.
    rollupOptions: {
      output: { chunkFileNames: ({ name }) => `assets/${name === 'schemas' ? 'schemas-' : ''}[hash:7].js` },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/dev': api,
      '/socket.io': { target: api, ws: true },
    },
  },
})

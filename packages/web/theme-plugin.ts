import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { VitestPluginContext } from 'vitest/node'

const file = /\/src\/ui\/theme\/theme-data\.ts$/

/** Makes the theme once, in development, tests and production alike: no browser mixes its colours. */
export function computedTheme(): Plugin & { configureVitest: (context: VitestPluginContext) => void } {
  return {
    name: 'materia-computed-theme',
    enforce: 'pre',
    // Made of more than its own file: what tests keep of it from run to run would be stale.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (file.test(id) ? false : undefined)),
    async load(id) {
      if (!file.test(id)) return
      const { themeData } = await import(pathToFileURL(id).href)
      return `export const themeData = JSON.parse(${JSON.stringify(JSON.stringify(themeData))})`
    },
  }
}

import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const file = /\/src\/ui\/theme\/theme-data\.ts$/

/** Makes the theme once, in development, tests and production alike: no browser mixes its colours. */
export function computedTheme(): Plugin {
  return {
    name: 'materia-computed-theme',
    enforce: 'pre',
    async load(id) {
      if (!file.test(id)) return
      const { themeData } = await import(pathToFileURL(id).href)
      return `export const themeData = JSON.parse(${JSON.stringify(JSON.stringify(themeData))})`
    },
  }
}

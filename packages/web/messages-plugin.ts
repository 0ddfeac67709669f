import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Catalogue = { [key: string]: string | Catalogue }

const catalogue = /\/messages\.(en|fr)\.ts$/

/** Compiles the message catalogues, in development, tests and production alike: no browser parses ICU syntax. */
export function compiledMessages(): Plugin {
  return {
    name: 'materia-compiled-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async load(id) {
      const [file] = id.split('?')
      if (!file || !catalogue.test(file)) return
      const { mtimeMs } = await stat(file)
      const { messages } = (await import(`${pathToFileURL(file)}?changed=${mtimeMs}`)) as { messages: Catalogue }
      return `export const messages = ${JSON.stringify(compileAll(messages))}`
    },
  }
}

const compileAll = (messages: Catalogue): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(message) : compileAll(message),
    ]),
  )

import type { EmotionCache } from '@emotion/cache'
import { onTestFinished } from 'vitest'
import { createStyleCache } from '../app/Providers.tsx'

// One of each for all tests: the rules of each would pile up in the document.
const ruled = createStyleCache()
const bare = withoutRules(createStyleCache())
let current = bare

/** Elements have their classes but no rules: every rule makes every question about the document slower. */
export const currentStyles = (): EmotionCache => current

/** For a test that asks what something looks like. */
export function applyStyles(): void {
  current = ruled
  onTestFinished(() => {
    current = bare
  })
}

function withoutRules(cache: EmotionCache): EmotionCache {
  const Sheet = cache.sheet.constructor as new (options: { key: string; container: Node }) => EmotionCache['sheet']
  class EmptySheet extends Sheet {
    override insert() {}
  }
  cache.sheet = new EmptySheet({ key: cache.key, container: document.head })
  return cache
}

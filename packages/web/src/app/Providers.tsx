import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { LanguageProvider, useShownLanguage } from '../lib/language.ts'
import { modeStorageKey } from '../lib/storage-keys.ts'
import { theme } from '../ui/theme/theme.ts'

// What browsers of today still want a prefix for; all the others' prefixes would double every rule.
const prefixed = new Set(['user-select', 'backdrop-filter', 'mask-image', 'hyphens'])

const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !prefixed.has(element.props)) return
  element.return = `-webkit-${element.value}${element.value}`
}

/** Names the style element that was written at build time, with the rules it holds. */
export const drawnAttribute = 'data-drawn'

/**
 * Takes over the rules of the page where they stand: the library would move their element, and the browser read it all again. For the same
 * reason the key is not the library's own, whose cache would do so too.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'm', stylisPlugins: [prefix] })
  if (typeof document === 'undefined') return cache
  for (const element of document.querySelectorAll<HTMLStyleElement>(`style[${drawnAttribute}]`)) {
    for (const name of element.getAttribute(drawnAttribute)?.split(' ') ?? []) cache.inserted[name] = true
    cache.sheet.tags.push(element)
  }
  return cache
}

/** The look of every page, in the browser as at build time. */
export function Providers({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey} disableTransitionOnChange>
        <CssBaseline />
        <LanguageProvider value={useShownLanguage()}>{children}</LanguageProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

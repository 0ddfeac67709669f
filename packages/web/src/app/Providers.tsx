import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl/react'
import { useLanguageState } from '../lib/language.ts'
import { modeStorageKey } from '../lib/storage-keys.ts'
import { theme } from '../ui/theme.ts'

// What browsers of today still want a prefix for; all the others' prefixes would double every rule.
const prefixed = new Set(['user-select', 'backdrop-filter', 'mask-image', 'hyphens'])

const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !prefixed.has(element.props)) return
  element.return = `-webkit-${element.value}${element.value}`
}

// Dates are written by the formats of the language, in the viewer's own zone; the library asks for one all the same.
const timeZone = 'America/Toronto'

export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefix] })

/** The look of every page, in the browser as at build time. */
export function Providers({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  const { language, messages } = useLanguageState()
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey} disableTransitionOnChange>
        <CssBaseline />
        <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
          {children}
        </IntlProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

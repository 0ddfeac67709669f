import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { modeStorageKey } from '../lib/storage-keys.ts'
import { theme } from '../ui/theme.ts'

export const createStyleCache = () => createCache({ key: 'css' })

/** The look of every page, in the browser as at build time. */
export function Providers({ styles, children }: { styles: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey} disableTransitionOnChange>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

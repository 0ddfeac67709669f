import type { ThemeOptions } from '@mui/material/styles'
import { colorSchemeAttribute } from '../../lib/storage-keys.ts'
import { dark, light } from './tokens.ts'

const heading = { fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' }

export const themeOptions: ThemeOptions & { cssVariables: object } = {
  cssVariables: { colorSchemeSelector: `[${colorSchemeAttribute}="%s"]` },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: '"Inter Variable", "Inter Stand-in", system-ui, -apple-system, "Segoe UI", sans-serif',
    fontSize: 16,
    htmlFontSize: 16,
    // Enlarged on a phone, “Notifications” still fits into a line.
    h1: { ...heading, fontSize: 'min(1.75rem, 15vw)' },
    h2: { ...heading, fontSize: 'min(1.375rem, 10vw)' },
    h3: { ...heading, fontSize: '1.125rem' },
    h4: { ...heading, fontSize: '1rem' },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4 },
  },
  transitions: { duration: { enteringScreen: 160, leavingScreen: 120, short: 120, standard: 160, complex: 180 } },
}

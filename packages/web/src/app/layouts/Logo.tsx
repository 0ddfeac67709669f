import Box from '@mui/material/Box'
import { RouterAwareLink } from '../../ui/link.tsx'

/** The way home: the name with its mark, a leaf drawn as an open book. */
export function Logo({
  href,
  label,
  isMarkOnPhones = false,
}: {
  href: string
  label: string
  /** Where a phone's bar has no room for the name. */
  isMarkOnPhones?: boolean
}) {
  return (
    <Box component={RouterAwareLink} href={href} aria-label={label} sx={wordmark}>
      <Wordmark isMarkOnPhones={isMarkOnPhones} />
    </Box>
  )
}

/** What holds the name and its mark. */
export const wordmark = {
  display: 'inline-flex',
  flex: 'none',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 700,
  fontSize: '1.1875rem',
  letterSpacing: '-0.02em',
} as const

export function Wordmark({ isMarkOnPhones = false }: { isMarkOnPhones?: boolean }) {
  return (
    <>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: 28, height: 28, flex: 'none' }}>
        <Box component="rect" width="32" height="32" rx="8" style={{ fill: 'var(--mui-palette-primary-main)' }} />
        <path
          d="M16 24.5C11 24 7.5 20.5 7.5 12.5c4.5 0 7.5 2 8.5 5.5 1-3.5 4-5.5 8.5-5.5 0 8-3.5 11.5-8.5 12zm0-6.5V7.5"
          style={{
            fill: 'none',
            stroke: 'var(--mui-palette-primary-contrastText)',
            strokeWidth: 2.2,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          }}
        />
      </Box>
      <Box component="span" sx={isMarkOnPhones ? { display: { xs: 'none', sm: 'inline' } } : undefined}>
        Materia
      </Box>
    </>
  )
}

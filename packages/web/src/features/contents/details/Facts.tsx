import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A table of what is known; rows without a value are left out. */
export function Facts({ label, rows }: { label: string; rows: [name: string, value: ReactNode][] }) {
  const known = rows.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
  if (known.length === 0) return null
  return (
    <Box component="dl" aria-label={label} sx={factList}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  )
}

const lined = { borderTopWidth: 1, borderTopStyle: 'solid', borderColor: 'divider' }

const factList = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, 200px) minmax(0, 1fr)' },
  m: 0,
  mb: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& > div': { display: 'contents' },
  '& > div > dt': { px: 2, pt: 1, pb: { xs: 0, sm: 1 }, typography: 'body2', color: 'text.secondary', ...lined },
  '& > div > dd': {
    m: 0,
    px: 2,
    pt: { xs: 0.25, sm: 1 },
    pb: { xs: 1.25, sm: 1 },
    ...lined,
    borderTopWidth: { xs: 0, sm: 1 },
  },
  '& > div:first-of-type > *': { borderTopWidth: 0 },
}

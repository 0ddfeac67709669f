import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
}

/** Read aloud, not seen. */
export function VisuallyHidden({
  children,
  component = 'span',
}: {
  children: ReactNode
  component?: 'span' | 'h1' | 'h2' | 'h3' | 'p'
}) {
  return (
    <Box component={component} sx={hidden}>
      {children}
    </Box>
  )
}

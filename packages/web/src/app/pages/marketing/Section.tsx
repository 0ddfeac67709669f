import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'

/** A band of a public page. */
export function Section({
  children,
  ground = 'plain',
  width = 'lg',
}: {
  children: ReactNode
  ground?: 'plain' | 'surface' | 'dark'
  width?: 'sm' | 'md' | 'lg'
}) {
  const colours = {
    plain: {},
    surface: { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' },
    dark: { bgcolor: 'bar.ground', color: 'bar.text' },
  }[ground]
  return (
    <Box component="section" sx={colours}>
      <Container maxWidth={width} sx={{ py: { xs: 5, md: 9 } }}>
        {children}
      </Container>
    </Box>
  )
}

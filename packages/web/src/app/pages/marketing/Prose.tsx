import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../../lib/document-title.ts'
import { Section } from './Section.tsx'

/** A page to read: one column, 65 to 75 characters a line. */
export function Prose({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useDocumentTitle(title)
  return (
    <Section width="md">
      <Box
        component="article"
        sx={{
          maxWidth: 680,
          mx: 'auto',
          '& h2': { mt: 5, mb: 1 },
          '& p, & ul': { my: 1.5 },
          '& li': { my: 0.5 },
        }}
      >
        <Typography variant="h1" sx={{ fontSize: { xs: 'min(2rem, 10vw)', md: '2.5rem' } }}>
          {title}
        </Typography>
        {lead && (
          <Typography component="div" sx={{ fontSize: '1.125rem', color: 'text.secondary', mt: 1.5 }}>
            {lead}
          </Typography>
        )}
        {children}
      </Box>
    </Section>
  )
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2">{title}</Typography>
      {children}
    </section>
  )
}

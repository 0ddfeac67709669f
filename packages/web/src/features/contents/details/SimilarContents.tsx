import type { Content } from '@materia/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useSimilar } from '../api.ts'
import { ContentCard } from '../card/ContentCard.tsx'

/** More of the same; left out where there is nothing or it could not be found. */
export function SimilarContents({ content }: { content: Content }) {
  const similar = useSimilar(content.title, content.contentItemId)
  const shown = useDeferredValue(similar.data)
  if (!shown || shown.length === 0) return null
  return (
    <Box component="section" aria-labelledby="similar-contents" sx={{ mt: 5 }}>
      <Typography id="similar-contents" variant="h2" sx={{ mb: 1.5 }}>
        Related
      </Typography>
      <Stack spacing={1}>
        {shown.map((item) => (
          <ContentCard key={item.contentItemId} content={item} headingLevel="h3" isCompact />
        ))}
      </Stack>
    </Box>
  )
}

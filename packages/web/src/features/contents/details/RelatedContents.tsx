import type { Content } from '@materia/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useNearWindow } from '../../../ui/near-window.ts'
import { useRelated } from '../api.ts'
import { ContentCard } from '../card/ContentCard.tsx'
import { useItemPageMessages } from '../page/messages.ts'

/** Left out where there is nothing or it could not be found. */
export function RelatedContents({ content }: { content: Content }) {
  const t = useItemPageMessages()
  const related = useRelated(content.contentItemId)
  const shown = useDeferredValue(related.data)
  const nearWindow = useNearWindow(520)
  if (!shown || shown.length === 0) return null
  return (
    <Box component="section" aria-labelledby="related-contents" sx={{ mt: 5, ...nearWindow }}>
      <Typography id="related-contents" variant="h2" sx={{ mb: 1.5 }}>
        {t('related')}
      </Typography>
      <Stack spacing={1}>
        {shown.map((item) => (
          <ContentCard key={item.contentItemId} content={item} headingLevel="h3" isCompact />
        ))}
      </Stack>
    </Box>
  )
}

import type { Content } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../../lib/attachment-url.ts'
import { useDocumentTitle } from '../../../lib/document-title.ts'
import { CardMeta } from '../card/CardMeta.tsx'

/** Kinds whose own view tells more than their summary does. */
const tellsItself = new Set<Content['contentItemType']>(['Article', 'Drug'])

export function DetailsHeader({ content }: { content: Content }) {
  useDocumentTitle(content.title)
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <CardMeta content={content} />
      <Typography variant="h1" sx={{ mt: 1 }}>
        {content.title}
      </Typography>
      {content.byline && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{content.byline}</Typography>}
      {content.summary && !tellsItself.has(content.contentItemType) && (
        <Typography sx={{ mt: 1.5, fontSize: '1.0625rem' }}>{content.summary}</Typography>
      )}
      {content.featuredImage && (
        <Box
          component="img"
          src={attachmentUrl(content.featuredImage.id, 'large')}
          alt={content.featuredImage.altText ?? ''}
          sx={{ display: 'block', width: '100%', maxHeight: 420, objectFit: 'cover', borderRadius: 1, mt: 2.5 }}
        />
      )}
    </Box>
  )
}

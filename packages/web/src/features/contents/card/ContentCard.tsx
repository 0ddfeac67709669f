import type { ContentSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../../lib/attachment-url.ts'
import { paths } from '../../../lib/paths.ts'
import { kindLooks } from '../kinds.tsx'
import { CardFoot } from './CardFoot.tsx'
import { CardMeta } from './CardMeta.tsx'
import { cardAttribute, titleAttribute } from './keys.ts'
import { Marked, marksIn } from './Marked.tsx'

const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

/** The one card of every list, whatever its kind. */
export function ContentCard({ content, headingLevel = 'h2' }: { content: ContentSummary; headingLevel?: 'h2' | 'h3' }) {
  const { colour } = kindLooks[content.contentItemType]
  const words = marksIn(content.snippet)
  return (
    <Card
      {...{ [cardAttribute]: content.contentItemId }}
      tabIndex={-1}
      aria-label={content.title}
      sx={{
        display: 'flex',
        gap: 2,
        p: 2,
        borderLeft: 3,
        borderLeftColor: colour,
        '&:hover': { borderColor: 'neutral.dark', borderLeftColor: colour },
        '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <CardMeta content={content} />
        <Typography variant="h3" component={headingLevel} sx={{ mt: 0.5, ...clamped(2) }}>
          <Link
            {...{ [titleAttribute]: '' }}
            href={paths.content(content.contentItemId)}
            color="inherit"
            sx={{ fontWeight: 650 }}
          >
            <Marked text={content.title} words={words} />
          </Link>
        </Typography>
        <FactLine content={content} />
        {(content.snippet || content.summary) && (
          <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary', ...clamped(3) }}>
            {content.snippet ? <Marked text={content.snippet} /> : content.summary}
          </Typography>
        )}
        <CardFoot content={content} />
      </Box>
      {content.featuredImage && (
        <Box
          component="img"
          src={attachmentUrl(content.featuredImage.id, 'medium')}
          alt={content.featuredImage.altText ?? ''}
          loading="lazy"
          width={144}
          height={108}
          sx={{
            display: { xs: 'none', sm: 'block' },
            flex: 'none',
            width: 144,
            height: 108,
            objectFit: 'cover',
            borderRadius: 1,
            bgcolor: 'neutral.main',
          }}
        />
      )}
    </Card>
  )
}

function FactLine({ content: { factLine, statusWord } }: { content: ContentSummary }) {
  if (!factLine && !statusWord) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.75 }}>
      {statusWord && <Chip size="small" variant="outlined" label={statusWord} sx={{ height: 22 }} />}
      {factLine && (
        <Typography variant="body2" sx={{ ...clamped(2) }}>
          {factLine}
        </Typography>
      )}
    </Box>
  )
}

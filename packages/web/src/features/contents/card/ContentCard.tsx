import type { ContentSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type CSSProperties, memo } from 'react'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { kindLooks } from '../../../domain/kind-looks.tsx'
import { NoticeLines } from '../../../domain/NoticeLines.tsx'
import { paths } from '../../../domain/paths.ts'
import { factsBesideDate } from '../../../domain/published-on.ts'
import { useContentSlots } from '../slots.tsx'
import { textLanguage } from '../text-language.ts'
import { CardFoot } from './CardFoot.tsx'
import { CardMeta, PaidLine } from './CardMeta.tsx'
import { cardAttribute, titleAttribute } from './keys.ts'
import { Marked, marksIn } from './Marked.tsx'
import { openFromCard } from './open-from-card.ts'

const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

/** The one card of every list, whatever its kind. Drawn again only when its content changes, not when a list scrolls. */
export const ContentCard = memo(function ContentCard({
  content,
  headingLevel = 'h2',
  isCompact = false,
  words = [],
}: {
  content: ContentSummary
  headingLevel?: 'h2' | 'h3'
  /** Where something else is being read: title and facts alone. */
  isCompact?: boolean
  /** What was searched for: set off in the title, with the words that the passage has of it. */
  words?: string[]
}) {
  const slots = useContentSlots()
  const { colour } = kindLooks[content.contentItemType]
  const marked = isCompact ? [] : [...words, ...marksIn(content.snippet)]
  return (
    <Card
      {...{ [cardAttribute]: content.contentItemId }}
      tabIndex={-1}
      onClick={openFromCard}
      aria-label={content.title}
      style={{ '--kind': colour } as CSSProperties}
      sx={{
        display: 'flex',
        gap: 2,
        p: isCompact ? 1.5 : 2,
        borderLeft: 3,
        borderLeftColor: 'var(--kind)',
        '&:hover': { borderColor: 'neutral.dark', borderLeftColor: 'var(--kind)' },
        cursor: 'pointer',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: 2 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: { sm: 1 } }}>
          <CardMeta content={content} />
          {!isCompact && slots.corner?.(content)}
        </Box>
        <PaidLine content={content} />
        <Typography variant="h3" component={headingLevel} {...textLanguage(content)} sx={{ mt: 0.5, lineHeight: 1.35 }}>
          <Link
            {...{ [titleAttribute]: '' }}
            href={paths.content(content.contentItemId)}
            color="inherit"
            // As high as a line of it, so that a finger hits it.
            sx={{ fontWeight: 650, ...clamped(2) }}
          >
            <Marked text={content.title} words={marked} />
          </Link>
        </Typography>
        <NoticeLines notices={content.notices} noticeCounts={content.noticeCounts} max={1} />
        <FactLine content={content} />
        {!isCompact && <Passage content={content} />}
        {!isCompact && <CardFoot content={content} />}
      </Box>
      {content.featuredImage && !isCompact && (
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
})

/** Where the search found its words, otherwise the summary; a drug's would only say its facts again. */
function Passage({ content }: { content: ContentSummary }) {
  const { snippet, summary, contentItemType } = content
  const text = snippet ?? (contentItemType === 'Drug' ? null : summary)
  if (!text) return null
  return (
    <Typography variant="body2" {...textLanguage(content)} sx={{ mt: 0.75, color: 'text.secondary', ...clamped(3) }}>
      <Marked text={text} />
    </Typography>
  )
}

/** Named above the title already. */
const authorOf = ({ creator }: ContentSummary) => creator && `${creator.firstName} ${creator.lastName}`

function FactLine({ content }: { content: ContentSummary }) {
  const { statusWord, contentItemType, byline } = content
  const company = contentItemType === 'Drug' ? byline : null
  const facts = content.factLine === authorOf(content) ? null : factsBesideDate(content)
  const factLine = [facts, company].filter(Boolean).join(' · ')
  if (!factLine && !statusWord) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.75 }}>
      {statusWord && <Chip size="small" variant="outlined" label={statusWord} />}
      {factLine && (
        <Typography variant="body2" sx={{ ...clamped(2) }}>
          {factLine}
        </Typography>
      )}
    </Box>
  )
}

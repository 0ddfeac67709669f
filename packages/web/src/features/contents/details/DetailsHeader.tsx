import type { Content } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { NoticeLines } from '../../../domain/NoticeLines.tsx'
import { newsPaths } from '../../../domain/news-paths.ts'
import { useDocumentTitle } from '../../../lib/document-title.ts'
import { ChatIcon } from '../../../ui/icons/icons.tsx'
import { CardMeta, PaidLine } from '../card/CardMeta.tsx'
import { useContentMessages } from '../messages.ts'
import { useContentSlots } from '../slots.tsx'
import { textLanguage } from '../text-language.ts'
import { isPost, saysSummary, showsPicture } from './post-text.ts'

/** Kinds whose own view tells more than their summary does. */
const tellsItself = new Set<Content['contentItemType']>(['Article', 'Drug'])

/** Of the notices on what a group holds: the products below say each their own. */
const linesOnPhone = 2

/** Nothing here that the view below says or shows again. */
export function DetailsHeader({ content }: { content: Content }) {
  useDocumentTitle(content.title)
  const t = useContentMessages()
  const slots = useContentSlots()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { byline, summary, featuredImage } = content
  const hasSummary = !tellsItself.has(content.contentItemType) && !saysSummary(content)
  const hasPicture = featuredImage && !(isPost(content) && showsPicture(content, featuredImage.id))
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <CardMeta content={content} />
      <PaidLine content={content} />
      <Typography variant="h1" {...textLanguage(content)} sx={{ mt: 1 }}>
        {content.title}
      </Typography>
      {content.notices.length > 0 &&
        (slots.notices?.(content) ?? (
          <NoticeLines
            notices={content.notices}
            noticeCounts={content.noticeCounts}
            max={isPhone ? linesOnPhone : undefined}
            allHref={newsPaths.safetyOf(content.contentItemId)}
          />
        ))}
      {byline && !isPost(content) && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{byline}</Typography>}
      {content.commentCount > 0 && (
        <Link href="#comments" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 40 }}>
          <ChatIcon size={18} />
          {t('commentCount', { count: content.commentCount })}
        </Link>
      )}
      {summary && hasSummary && (
        <Typography {...textLanguage(content)} sx={{ mt: 1.5, fontSize: '1.0625rem' }}>
          {summary}
        </Typography>
      )}
      {hasPicture && (
        <Box
          component="img"
          src={attachmentUrl(featuredImage.id, 'large')}
          alt={featuredImage.altText ?? ''}
          width={featuredImage.width ?? undefined}
          height={featuredImage.height ?? undefined}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            maxHeight: 420,
            objectFit: 'cover',
            borderRadius: 1,
            mt: 2.5,
          }}
        />
      )}
    </Box>
  )
}

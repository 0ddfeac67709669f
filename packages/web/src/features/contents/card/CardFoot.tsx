import type { ContentCommon } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { paths } from '../../../domain/paths.ts'
import { useFormats } from '../../../lib/language.ts'
import { ChatIcon, EyeIcon } from '../../../ui/icons/icons.tsx'
import { useContentMessages } from '../messages.ts'
import { ShareButton } from '../ShareButton.tsx'
import { useContentSlots } from '../slots.tsx'
import { LikeButton } from './LikeButton.tsx'

/** Like, save, share, how many comments there are and how many have read it. */
export function CardFoot({ content }: { content: ContentCommon }) {
  const t = useContentMessages()
  const slots = useContentSlots()
  const { number } = useFormats()
  const comments = t('commentCount', { count: content.commentCount })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1, ml: -1, mb: -1, color: 'text.secondary' }}>
      <LikeButton content={content} />
      {slots.save?.(content, { isWide: false })}
      <ShareButton content={content} />
      {slots.more?.(content, { isWide: false })}
      <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto' }}>
        {content.commentCount > 0 && (
          <Link
            href={`${paths.content(content.contentItemId)}#comments`}
            title={comments}
            aria-label={comments}
            color="inherit"
            sx={{ ...count, minHeight: 40 }}
          >
            <ChatIcon size={16} />
            {number(content.commentCount)}
          </Link>
        )}
        <Box component="span" title={t('viewCount', { count: content.views })} sx={count}>
          <EyeIcon size={16} label={t('views')} />
          {number(content.views)}
        </Box>
      </Box>
    </Box>
  )
}

const count = { display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'caption' }

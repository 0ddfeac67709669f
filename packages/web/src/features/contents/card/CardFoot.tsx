import type { ContentCommon } from '@materia/contract'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
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
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1, ml: -1, mb: -1, color: 'text.secondary' }}>
      <LikeButton content={content} />
      {slots.save?.(content, { isWide: false })}
      <ShareButton content={content} />
      {slots.more?.(content, { isWide: false })}
      <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto' }}>
        {content.commentCount > 0 && (
          <Count title={t('commentCount', { count: content.commentCount })}>
            <ChatIcon size={16} label={t('comments')} />
            {number(content.commentCount)}
          </Count>
        )}
        <Count title={t('viewCount', { count: content.views })}>
          <EyeIcon size={16} label={t('views')} />
          {number(content.views)}
        </Count>
      </Box>
    </Box>
  )
}

const Count = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="span"
    title={title}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'caption' }}
  >
    {children}
  </Box>
)

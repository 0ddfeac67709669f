import type { ContentCommon } from '@materia/contract'
import Box from '@mui/material/Box'
import { useFormats } from '../../../lib/language.ts'
import { EyeIcon } from '../../../ui/icons.tsx'
import { useContentMessages } from '../messages.ts'
import { ShareButton } from '../ShareButton.tsx'
import { useContentSlots } from '../slots.tsx'
import { LikeButton } from './LikeButton.tsx'

/** Like, save, share, and how many have read it. */
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
      <Box
        component="span"
        title={t('viewCount', { count: content.views })}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, ml: 'auto', typography: 'caption' }}
      >
        <EyeIcon size={16} label={t('views')} />
        {number(content.views)}
      </Box>
    </Box>
  )
}

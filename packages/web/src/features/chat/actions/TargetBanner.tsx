import { plainText } from '@materia/contract/mentions.ts'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { shownName } from '../../../domain/names.ts'
import { CloseIcon } from '../../../ui/icons/icons.tsx'
import { useActionMessages } from './messages.ts'
import type { Target } from './target.ts'

/** Above the writing field: what is answered or changed, and the way out. */
export function TargetBanner({ target, onCancel }: { target: Target; onCancel: () => void }) {
  const t = useActionMessages()
  const isReply = target.kind === 'reply'
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, borderLeft: 3, borderColor: 'primary.main', pl: 1 }}>
        <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
          {isReply ? t('replyingTo', { name: shownName(target.message.fromUserFullName) }) : t('editing')}
        </Typography>
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {plainText(target.message.content)}
        </Typography>
      </Box>
      <IconButton aria-label={isReply ? t('stopReplying') : t('stopEditing')} onClick={onCancel}>
        <CloseIcon size={18} />
      </IconButton>
    </Box>
  )
}

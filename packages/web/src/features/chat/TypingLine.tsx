import Typography from '@mui/material/Typography'
import { useTypingLine } from './typing.ts'

export function TypingLine({ chatroomId }: { chatroomId: string }) {
  const line = useTypingLine(chatroomId)
  return (
    <Typography
      variant="caption"
      component="p"
      aria-live="off"
      noWrap
      sx={{ px: 2, minHeight: 22, color: 'text.secondary' }}
    >
      {line}
    </Typography>
  )
}

import Typography from '@mui/material/Typography'
import { useAttachmentMessages } from './messages.ts'

/** No program here sees what a picture shows: whoever adds one looks at it. */
export function PictureReminder() {
  const t = useAttachmentMessages()
  return (
    <Typography variant="caption" component="p" role="note" sx={{ color: 'text.secondary', mt: 1 }}>
      {t('pictureReminder')}
    </Typography>
  )
}

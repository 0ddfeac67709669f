import type { Attachment } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { useItemPageMessages } from '../page/messages.ts'
import { useContentSlots } from '../slots.tsx'
import { AttachedFile } from './AttachedFile.tsx'

/** Pictures to look at, videos to play and files to take along. */
export function AttachmentList({ images, attachments }: { images: Attachment[]; attachments: Attachment[] }) {
  const t = useItemPageMessages()
  const { file } = useContentSlots()
  return (
    <>
      {images.length > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 1.5, mt: 3 }}>
          {images.map((image) => (
            <Box key={image.id} sx={{ position: 'relative' }}>
              <Box
                component="img"
                src={attachmentUrl(image.id, 'medium')}
                alt={image.altText ?? ''}
                loading="lazy"
                width={image.width ?? undefined}
                height={image.height ?? undefined}
                sx={{ width: '100%', height: 'auto', borderRadius: 1 }}
              />
              {file && <Box sx={overlay}>{file(image)}</Box>}
            </Box>
          ))}
        </Box>
      )}
      {attachments.length > 0 && (
        <Box component="section" aria-labelledby="attachments" sx={{ mt: 3 }}>
          <Typography id="attachments" variant="h4" component="h2" sx={{ mb: 1 }}>
            {t('attachments')}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
            {attachments.map((attachment) => (
              <AttachedFile key={attachment.id} attachment={attachment} />
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

const overlay = {
  position: 'absolute',
  top: 4,
  right: 4,
  borderRadius: '50%',
  bgcolor: 'background.paper',
} as const

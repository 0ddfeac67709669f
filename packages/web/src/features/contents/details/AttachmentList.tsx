import type { Attachment } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../../lib/attachment-url.ts'
import { PaperclipIcon } from '../../../ui/icons.tsx'
import { useContentSlots } from '../slots.tsx'

/** Pictures to look at and files to take along. */
export function AttachmentList({ images, attachments }: { images: Attachment[]; attachments: Attachment[] }) {
  const { file } = useContentSlots()
  return (
    <>
      {images.length > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 1.5, mt: 3 }}>
          {images.map((image) => (
            <Box key={image.id} sx={{ position: 'relative' }}>
              <Box
                component="img"
                src={addressOf(image, 'medium')}
                alt={image.altText ?? ''}
                loading="lazy"
                sx={{ width: '100%', borderRadius: 1 }}
              />
              {file && <Box sx={overlay}>{file(image)}</Box>}
            </Box>
          ))}
        </Box>
      )}
      {attachments.length > 0 && (
        <Box component="section" aria-labelledby="attachments" sx={{ mt: 3 }}>
          <Typography id="attachments" variant="h4" component="h2">
            Attachments
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {attachments.map((attachment) => (
              <Box
                component="li"
                key={attachment.id}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}
              >
                <PaperclipIcon size={18} />
                <Link href={addressOf(attachment)} target="_blank" rel="noopener noreferrer">
                  {attachment.name}
                </Link>
                <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {attachment.type}
                </Box>
                {file?.(attachment)}
              </Box>
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

const addressOf = (attachment: Attachment, size?: 'medium') =>
  attachment.attachmenUrlLocation === 'ExternalUrl' ? attachment.url : attachmentUrl(attachment.id, size)

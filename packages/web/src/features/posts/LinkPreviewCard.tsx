import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { useLinkPreview } from './api.ts'

/** What a page elsewhere shows of itself, as the server has seen it; nothing where it shows nothing. */
export function LinkPreviewCard({ address }: { address: string }) {
  const { data } = useLinkPreview(address)
  if (!data?.title) return null
  const { title, site, imageAttachmentId } = data
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      underline="none"
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'center',
        width: 320,
        maxWidth: '100%',
        mt: 0.75,
        mb: 0.5,
        px: 1.25,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {imageAttachmentId && (
        <Box
          component="img"
          src={attachmentUrl(imageAttachmentId, 'small')}
          alt=""
          sx={{ width: 64, height: 48, objectFit: 'cover', borderRadius: 0.5, flex: 'none' }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Typography variant="caption" component="span" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
          {site}
        </Typography>
      </Box>
    </Link>
  )
}

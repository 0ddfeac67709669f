import type { Attachment } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { fileIcons } from '../../domain/file-icons.ts'
import { sizeInWords } from '../../lib/file-size.ts'
import { nameOfFile } from './files.ts'

const pictureWidth = 280
const pictureHeight = 240

/** Pictures to look at, videos to play and files to take along. */
export function MessageFiles({ files }: { files: Attachment[] }) {
  if (files.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 0.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {files.map((file) => (
        <Box component="li" key={file.id} sx={{ maxWidth: '100%' }}>
          <MessageFile file={file} />
        </Box>
      ))}
    </Box>
  )
}

function MessageFile({ file }: { file: Attachment }) {
  const isOurs = file.attachmenUrlLocation === 'BlobStorage'
  if (file.type === 'Image' && isOurs) return <Picture file={file} />
  if (file.type === 'Video' && isOurs) {
    return (
      <Box
        component="video"
        controls
        playsInline
        preload="metadata"
        aria-label={nameOfFile(file)}
        src={attachmentUrl(file.id)}
        sx={{ display: 'block', width: pictureWidth, maxWidth: '100%', aspectRatio: '16 / 9', borderRadius: 1 }}
      />
    )
  }
  return <FileLink file={file} />
}

/** Its place is kept while it loads, so that nothing jumps. */
function Picture({ file }: { file: Attachment }) {
  const [width, height] = [file.width ?? pictureWidth, file.height ?? pictureHeight]
  const scale = Math.min(1, pictureWidth / width, pictureHeight / height)
  return (
    <Link href={attachmentUrl(file.id, 'large')} target="_blank" rel="noopener" sx={{ display: 'block' }}>
      <Box
        component="img"
        src={attachmentUrl(file.id, 'medium')}
        alt={file.altText ?? nameOfFile(file)}
        sx={{
          display: 'block',
          width: Math.max(40, Math.round(width * scale)),
          maxWidth: '100%',
          aspectRatio: `${width} / ${height}`,
          objectFit: 'cover',
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      />
    </Link>
  )
}

function FileLink({ file }: { file: Attachment }) {
  const Icon = fileIcons[file.type]
  return (
    <Link
      href={file.attachmenUrlLocation === 'ExternalUrl' ? file.url : attachmentUrl(file.id)}
      target="_blank"
      rel="noopener noreferrer"
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 1.25,
        py: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Icon size={20} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {nameOfFile(file)}
        </Typography>
        {file.sizeInBytes !== null && (
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {sizeInWords(file.sizeInBytes)}
          </Typography>
        )}
      </Box>
    </Link>
  )
}

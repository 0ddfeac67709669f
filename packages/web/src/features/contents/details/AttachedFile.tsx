import type { Attachment } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { fileIcons } from '../../../domain/file-icons.ts'
import { sizeInWords } from '../../../lib/file-size.ts'
import { itemPageMessages, useItemPageMessages } from '../page/messages.ts'
import { useContentSlots } from '../slots.tsx'

/** One file of a post: its name, kind and size; a video plays and a PDF opens where it stands. */
export function AttachedFile({ attachment }: { attachment: Attachment }) {
  const t = useItemPageMessages()
  const slots = useContentSlots()
  const [isOpen, setOpen] = useState(false)
  const { type, name } = attachment
  const isOurs = attachment.attachmenUrlLocation === 'BlobStorage'
  const Icon = fileIcons[type]
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      {type === 'Video' && isOurs && <Player attachment={attachment} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1, minHeight: 56 }}>
        <Icon size={20} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            href={addressOf(attachment)}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {kindAndSize(attachment)}
          </Typography>
        </Box>
        {type === 'PDF' && isOurs && (
          <Button
            size="small"
            color="neutral"
            variant="contained"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'closeFile' : 'readFile', { name })}
            onClick={() => setOpen(!isOpen)}
            // A phone's browser shows a PDF only by itself, by the link.
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            {t(isOpen ? 'close' : 'readHere')}
          </Button>
        )}
        {slots.file?.(attachment)}
      </Box>
      {isOpen && (
        <Box
          component="iframe"
          title={name}
          src={addressOf(attachment)}
          sx={{ display: 'block', width: '100%', height: '70vh', border: 0, borderTop: 1, borderColor: 'divider' }}
        />
      )}
    </Box>
  )
}

function Player({ attachment }: { attachment: Attachment }) {
  return (
    <Box
      component="video"
      controls
      playsInline
      preload="metadata"
      aria-label={attachment.name}
      src={addressOf(attachment)}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: '16 / 9',
        maxHeight: 480,
        bgcolor: 'common.black',
        borderRadius: '9px 9px 0 0',
      }}
    />
  )
}

const addressOf = (attachment: Attachment) =>
  attachment.attachmenUrlLocation === 'ExternalUrl' ? attachment.url : attachmentUrl(attachment.id)

/** "PDF · 1.2 MB"; of an address elsewhere, its site. */
function kindAndSize({ type, fileName, sizeInBytes, attachmenUrlLocation, url }: Attachment): string {
  if (attachmenUrlLocation === 'ExternalUrl') return `${fileKind(type)} · ${URL.parse(url)?.host ?? url}`
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName ?? '')?.[1]?.toUpperCase()
  return [ending ?? fileKind(type), sizeInBytes !== null && sizeInWords(sizeInBytes)].filter(Boolean).join(' · ')
}

const fileKind = (type: Attachment['type']) => itemPageMessages()(`fileKinds.${type}`)

import type { Attachment } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { sizeInWords } from '../../lib/file-size.ts'
import { ArrowUpIcon, TrashIcon } from '../../ui/icons/icons.tsx'
import { PaperclipIcon } from '../../ui/icons/screen-icons.tsx'
import { FileRow } from './FileRow.tsx'
import { acceptedAttachments } from './file-rules.ts'
import { useAttachmentMessages } from './messages.ts'
import { PictureReminder } from './PictureReminder.tsx'
import { UploadRow } from './UploadRow.tsx'
import { useUploads } from './uploads.ts'

/** Files that go along with something: several at once, by button or by dropping them here. */
export function AttachmentsField({
  attachments,
  onAdd,
  onRemove,
  onMoveUp,
  onPending,
}: {
  attachments: Attachment[]
  onAdd: (attachment: Attachment) => void
  onRemove: (attachment: Attachment) => void
  onMoveUp: (attachment: Attachment) => void
  onPending: (count: number) => void
}) {
  const t = useAttachmentMessages()
  const { uploads, add, cancel, retry } = useUploads({ onUploaded: onAdd, onPending })
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        add(event.dataTransfer.files)
      }}
      sx={{
        p: 1.5,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="ul" aria-label={t('attachments')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attachments.map((attachment, place) => (
          <FileRow
            key={attachment.id}
            type={attachment.type}
            name={
              <Link href={attachment.url} target="_blank" rel="noopener">
                {attachment.fileName ?? attachment.name}
              </Link>
            }
            detail={attachment.sizeInBytes === null ? undefined : sizeInWords(attachment.sizeInBytes)}
            actions={
              <>
                {place > 0 && (
                  <IconButton aria-label={t('moveUp', { name: attachment.name })} onClick={() => onMoveUp(attachment)}>
                    <ArrowUpIcon size={18} />
                  </IconButton>
                )}
                <IconButton
                  aria-label={t('removeFile', { name: attachment.name })}
                  onClick={() => onRemove(attachment)}
                >
                  <TrashIcon size={18} />
                </IconButton>
              </>
            }
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onCancel={cancel} onRetry={retry} />
        ))}
      </Box>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptedAttachments}
        onChange={(event) => {
          add(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      <Button
        size="small"
        color="neutral"
        variant="contained"
        startIcon={<PaperclipIcon size={18} />}
        onClick={() => picker.current?.click()}
      >
        {t('addFiles')}
      </Button>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('whatMayBeAdded')}
      </Typography>
      {attachments.some(({ type }) => type === 'Image') && <PictureReminder />}
    </Box>
  )
}

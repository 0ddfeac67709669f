import type { Attachment } from '@materia/contract'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useRef } from 'react'
import { sizeInWords } from '../../lib/file-size.ts'
import { TrashIcon } from '../../ui/icons/icons.tsx'
import { PaperclipIcon } from '../../ui/icons/screen-icons.tsx'
import { FileRow } from './FileRow.tsx'
import { acceptedAttachments } from './file-rules.ts'
import { useAttachmentMessages } from './messages.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploads } from './uploads.ts'

/** Files that go along with a message: chosen beside the writing field, dropped on it or pasted into it. */
export function ComposerFiles({
  files,
  max,
  label,
  isOff,
  onAdd,
  onRemove,
  onPending,
  onTooMany,
  children,
}: {
  files: Attachment[]
  max: number
  label: string
  /** While something else is written, such as a change of what was sent. */
  isOff: boolean
  onAdd: (file: Attachment) => void
  onRemove: (file: Attachment) => void
  onPending: (count: number) => void
  onTooMany: () => void
  /** The writing field and its button. */
  children: ReactNode
}) {
  const t = useAttachmentMessages()
  const { uploads, add, cancel, retry } = useUploads({ onUploaded: onAdd, onPending })
  const picker = useRef<HTMLInputElement>(null)
  const take = (given: Iterable<File>) => {
    const chosen = [...given]
    const room = max - files.length - uploads.length
    if (chosen.length > room) onTooMany()
    add(chosen.slice(0, Math.max(0, room)))
  }
  const isShown = !isOff && files.length + uploads.length > 0

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isOff) take(event.dataTransfer.files)
      }}
      onPaste={(event) => {
        if (isOff || event.clipboardData.files.length === 0) return
        event.preventDefault()
        take(event.clipboardData.files)
      }}
    >
      {isShown && (
        <Box
          component="ul"
          aria-label={t('attachments')}
          sx={{ listStyle: 'none', m: 0, p: 0, pt: 1, maxHeight: 176, overflowY: 'auto' }}
        >
          {files.map((file) => (
            <FileRow
              key={file.id}
              type={file.type}
              name={file.fileName ?? file.name}
              detail={file.sizeInBytes === null ? undefined : sizeInWords(file.sizeInBytes)}
              actions={
                <IconButton
                  aria-label={t('removeFile', { name: file.fileName ?? file.name })}
                  onClick={() => onRemove(file)}
                >
                  <TrashIcon size={18} />
                </IconButton>
              }
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onCancel={cancel} onRetry={retry} />
          ))}
        </Box>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptedAttachments}
        onChange={(event) => {
          take(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: { xs: 0.5, md: 1 }, pt: 1 }}>
        <IconButton aria-label={label} title={label} disabled={isOff} onClick={() => picker.current?.click()}>
          <PaperclipIcon />
        </IconButton>
        {children}
      </Box>
    </Box>
  )
}

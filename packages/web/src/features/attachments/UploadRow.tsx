import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { sizeInWords } from '../../lib/file-size.ts'
import { CloseIcon, RefreshIcon } from '../../ui/icons/icons.tsx'
import { FileRow } from './FileRow.tsx'
import { useAttachmentMessages } from './messages.ts'
import type { Upload } from './uploads.ts'

/** A file on its way, or one that did not arrive. */
export function UploadRow({
  upload,
  onCancel,
  onRetry,
}: {
  upload: Upload
  onCancel: (id: string) => void
  onRetry: (id: string) => void
}) {
  const t = useAttachmentMessages()
  const { id, file, state, part } = upload
  const isFailed = state === 'failed'
  const percent = Math.round(part * 100)
  return (
    <FileRow
      type={upload.type}
      name={file.name}
      isFailed={isFailed}
      detail={
        isFailed
          ? upload.message
          : part === 1
            ? t('beingChecked')
            : t('partOf', { percent, size: sizeInWords(file.size) })
      }
      actions={
        <>
          {isFailed && (
            <IconButton aria-label={t('retryFile', { name: file.name })} onClick={() => onRetry(id)}>
              <RefreshIcon size={18} />
            </IconButton>
          )}
          <IconButton
            aria-label={t(isFailed ? 'removeFile' : 'cancelFile', { name: file.name })}
            onClick={() => onCancel(id)}
          >
            <CloseIcon size={18} />
          </IconButton>
        </>
      }
    >
      {!isFailed && (
        <LinearProgress
          aria-label={t('uploadingFile', { name: file.name })}
          variant={part === 1 ? 'indeterminate' : 'determinate'}
          value={percent}
          sx={{ mt: 0.5, borderRadius: 1 }}
        />
      )}
    </FileRow>
  )
}

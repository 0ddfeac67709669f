import type { Attachment } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { ImageIcon } from '../../ui/icons/screen-icons.tsx'
import { fileAddress } from './api.ts'
import { acceptedFiles } from './file-rules.ts'
import { useAttachmentMessages } from './messages.ts'
import { PictureReminder } from './PictureReminder.tsx'
import { useUploads } from './uploads.ts'

/** One picture, to choose, replace or take away. */
export function PictureField({
  picture,
  shape = 'wide',
  onChange,
  onPending,
}: {
  picture: Pick<Attachment, 'id' | 'altText'> | null
  shape?: 'wide' | 'square'
  onChange: (picture: Attachment | null) => void
  onPending: (count: number) => void
}) {
  const t = useAttachmentMessages()
  const { uploads, add, cancel, retry } = useUploads({ onUploaded: onChange, onPending })
  const picker = useRef<HTMLInputElement>(null)
  const [upload] = uploads.slice(-1)
  return (
    <Stack spacing={1}>
      {picture && (
        <Box
          component="img"
          src={fileAddress(picture.id, 'medium')}
          alt={picture.altText ?? ''}
          sx={{
            width: shape === 'wide' ? '100%' : 96,
            aspectRatio: shape === 'wide' ? '16 / 9' : '1',
            objectFit: 'cover',
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
          }}
        />
      )}
      {picture && <PictureReminder />}
      {upload && upload.state !== 'failed' && (
        <LinearProgress
          aria-label={t('uploadingFile', { name: upload.file.name })}
          variant="determinate"
          value={upload.part * 100}
        />
      )}
      {upload?.state === 'failed' && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {upload.message}
        </Typography>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFiles.Image}
        onChange={(event) => {
          for (const old of uploads) cancel(old.id)
          add([...(event.target.files ?? [])].slice(0, 1))
          event.target.value = ''
        }}
      />
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }} useFlexGap>
        <Button
          size="small"
          color="neutral"
          variant="contained"
          startIcon={<ImageIcon size={18} />}
          onClick={() => picker.current?.click()}
        >
          {t(picture ? 'replacePicture' : 'choosePicture')}
        </Button>
        {upload?.state === 'failed' && (
          <Button size="small" onClick={() => retry(upload.id)}>
            {t('tryAgain')}
          </Button>
        )}
        {upload && upload.state !== 'failed' && (
          <Button size="small" onClick={() => cancel(upload.id)}>
            {t('cancel')}
          </Button>
        )}
        {picture && (
          <Button size="small" color="error" onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

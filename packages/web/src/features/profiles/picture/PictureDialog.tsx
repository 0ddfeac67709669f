import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { explain } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useProfileMessages } from '../messages.ts'
import { cropToJpeg } from './crop.ts'

/** Cuts a square out of the picture chosen, then uploads it. */
export function PictureDialog({
  file,
  onUpload,
  onClose,
}: {
  file: File
  onUpload: (picture: Blob, onProgress: (part: number) => void) => Promise<void>
  onClose: () => void
}) {
  const t = useProfileMessages()
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  async function save() {
    if (!url || !area) return
    setError(undefined)
    setProgress(0)
    try {
      await onUpload(await cropToJpeg(url, area), setProgress)
      onClose()
    } catch (failure) {
      setError(explain(failure))
      setProgress(undefined)
    }
  }

  return (
    <Dialog
      title={t('cropPicture')}
      onClose={onClose}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="contained" disabled={!area} loading={progress !== undefined} onClick={save}>
            {t('savePicture')}
          </Button>
        </>
      }
    >
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {error}
        </Alert>
      )}
      <Box sx={{ position: 'relative', height: 280, borderRadius: 1, overflow: 'hidden', bgcolor: 'neutral.main' }}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: () => setError(t('unreadablePicture')) }}
          />
        )}
      </Box>
      <Typography id="picture-zoom" variant="body2" sx={{ mt: 2 }}>
        {t('zoom')}
      </Typography>
      <Slider
        aria-labelledby="picture-zoom"
        min={1}
        max={4}
        step={0.05}
        value={zoom}
        onChange={(_, value) => setZoom(value as number)}
      />
      {progress !== undefined && (
        <LinearProgress aria-label={t('upload')} variant="determinate" value={Math.round(progress * 100)} />
      )}
    </Dialog>
  )
}

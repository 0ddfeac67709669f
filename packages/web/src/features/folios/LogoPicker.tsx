import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { explain } from '../../lib/api-error.ts'
import { UploadIcon } from '../../ui/icons/screen-icons.tsx'
import { showError } from '../../ui/notice.ts'
import { uploadLogo, useDefaultLogos } from './api.ts'
import { useFolioMessages } from './messages.ts'

/** By the names the server has for them. */
const drawings = ['book', 'heart', 'lungs', 'capsule', 'neuron', 'flask', 'bones', 'stethoscope'] as const

/** One of Materia's drawings, a picture of one's own, or none. */
export function LogoPicker({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const t = useFolioMessages()
  const labelId = useId()
  const logos = useDefaultLogos()
  const [own, setOwn] = useState<string | null>(null)
  const defaults = logos.data ?? []
  const labelOf = ({ name, altText }: { name: string; altText: string | null }) => {
    const drawing = drawings.find((each) => each === name)
    return drawing ? t(`drawings.${drawing}`) : (altText ?? t('picture'))
  }
  const chosenOwn = own ?? (value && logos.data && !defaults.some((logo) => logo.id === value) ? value : null)

  return (
    <Box>
      <Typography id={labelId} sx={{ color: 'text.secondary', mb: 1 }}>
        {t('picture')}
      </Typography>
      <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {logos.isPending &&
          Array.from({ length: 8 }, (_, index) => index).map((index) => (
            <Skeleton key={index} variant="rounded" width={48} height={48} />
          ))}
        {[...(chosenOwn ? [{ id: chosenOwn, name: '', altText: t('yourPicture') }] : []), ...defaults].map((logo) => (
          <LogoButton
            key={logo.id}
            id={logo.id}
            label={labelOf(logo)}
            isChosen={value === logo.id}
            onChoose={() => onChange(value === logo.id ? null : logo.id)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <UploadButton
          onUploaded={(id) => {
            setOwn(id)
            onChange(id)
          }}
        />
        {value && (
          <Button color="error" onClick={() => onChange(null)}>
            {t('removePicture')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function LogoButton({
  id,
  label,
  isChosen,
  onChoose,
}: {
  id: string
  label: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={onChoose}
      sx={{
        p: 0,
        width: 52,
        height: 52,
        border: 3,
        borderColor: isChosen ? 'primary.main' : 'transparent',
        borderRadius: 1.2,
        bgcolor: 'transparent',
        cursor: 'pointer',
        overflow: 'hidden',
      }}
    >
      <Box
        component="img"
        src={attachmentUrl(id, 'small') ?? undefined}
        alt=""
        sx={{ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 0.6, display: 'block' }}
      />
    </Box>
  )
}

function UploadButton({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useFolioMessages()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const upload = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      onUploaded((await uploadLogo(file)).id)
    } catch (error) {
      showError(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('pictureFor')}
        onChange={(event) => {
          void upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button startIcon={<UploadIcon size={18} />} loading={isBusy} onClick={() => input.current?.click()}>
        {t('uploadPicture')}
      </Button>
    </>
  )
}

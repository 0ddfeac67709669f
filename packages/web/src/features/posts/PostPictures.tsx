import { type Attachment, altTextMax } from '@materia/contract'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { TrashIcon } from '../../ui/icons/icons.tsx'
import { usePostMessages } from './messages.ts'
import { isOwnPicture } from './post-fields.ts'
import type { ComposerSlots } from './slots.ts'

/** What the featured picture shows, in words. */
export function PictureDescription({
  picture,
  onChange,
}: {
  picture: Attachment | null
  onChange: (picture: Attachment) => void
}) {
  const t = usePostMessages()
  if (!isOwnPicture(picture)) return null
  return (
    <TextField
      size="small"
      multiline
      label={t('altText')}
      helperText={t('altHint')}
      value={picture.altText ?? ''}
      onChange={(event) => onChange({ ...picture, altText: event.target.value })}
      slotProps={{ input: { inputComponent: GrowingTextarea }, htmlInput: { maxLength: altTextMax, maxRows: 6 } }}
    />
  )
}

/** Pictures that stand beside the text, to be taken away. */
export function PicturesBeside({
  images,
  onRemove,
  slots,
}: {
  images: Attachment[]
  onRemove: (image: Attachment) => void
  slots: ComposerSlots
}) {
  const t = usePostMessages()
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
      {images.map((image) => (
        <Box key={image.id} component="li" sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <Box
            component="img"
            src={slots.pictureAddress(image.id, 'small')}
            alt={image.altText ?? ''}
            sx={{ width: 80, height: 80, objectFit: 'cover', borderRadius: 1, border: 1, borderColor: 'divider' }}
          />
          <IconButton
            aria-label={t('removePicture', { name: image.altText || (image.fileName ?? image.name) })}
            onClick={() => onRemove(image)}
          >
            <TrashIcon size={18} />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

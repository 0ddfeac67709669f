import { type ExternalLinkType, externalLinkTypes, fitsLinkType, guessLinkType } from '@materia/contract'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDebounced } from '../../lib/debounced.ts'
import { useLinkPreview } from './api.ts'
import { usePostMessages } from './messages.ts'
import { type PostFields, wholeAddress } from './post-fields.ts'
import type { ComposerSlots } from './slots.ts'

/** The address, what kind of page it is, and what it shows of itself. */
export function LinkFields({
  fields,
  onChange,
  slots,
}: {
  fields: PostFields
  onChange: (changes: Partial<PostFields>) => void
  slots: ComposerSlots
}) {
  const t = usePostMessages()
  const [isTouched, setTouched] = useState(false)
  const address = wholeAddress(fields.externalLink)
  const debounced = wholeAddress(useDebounced(fields.externalLink))
  const isFit = !address || fitsLinkType(address, fields.externalLinkType)

  function setAddress(typed: string) {
    const guessed = guessLinkType(typed.trim())
    onChange({ externalLink: typed, ...(guessed && { externalLinkType: guessed }) })
  }

  return (
    <Stack spacing={2}>
      <TextField
        label={t('address')}
        type="url"
        autoFocus={!fields.externalLink}
        value={fields.externalLink}
        onChange={(event) => setAddress(event.target.value)}
        onBlur={() => setTouched(true)}
        error={isTouched && fields.externalLink !== '' && !address}
        helperText={isTouched && !address ? t('wholeAddress') : undefined}
        placeholder="https://"
      />
      <TextField
        select
        label={t('linkType')}
        value={fields.externalLinkType}
        onChange={(event) => onChange({ externalLinkType: event.target.value as ExternalLinkType })}
        error={!isFit}
        helperText={t(isFit ? 'linkTypeHint' : 'linkTypeUnfit')}
      >
        {externalLinkTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {t(`linkTypes.${type}`)}
          </MenuItem>
        ))}
      </TextField>
      {address && debounced && isFit && (
        <LinkCard
          address={debounced}
          slots={slots}
          onTitle={fields.title ? undefined : (title) => onChange({ title })}
        />
      )}
    </Stack>
  )
}

function LinkCard({
  address,
  slots,
  onTitle,
}: {
  address: string
  slots: ComposerSlots
  onTitle: ((title: string) => void) | undefined
}) {
  const t = usePostMessages()
  const preview = useLinkPreview(address)
  if (preview.isPending || preview.data?.status === 'pending') {
    return (
      <Card sx={{ p: 2 }} role="status" aria-label={t('lookingAtPage')}>
        <Skeleton width="70%" />
        <Skeleton width="30%" />
      </Card>
    )
  }
  const { title, site, imageAttachmentId } = preview.data ?? {}
  if (!title) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('pageShowsNothing')}
      </Typography>
    )
  }
  return (
    <Card sx={{ display: 'flex', gap: 2, p: 2, alignItems: 'center' }}>
      {imageAttachmentId && (
        <Box
          component="img"
          src={slots.pictureAddress(imageAttachmentId, 'small')}
          alt=""
          sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {site}
        </Typography>
        {onTitle && (
          <Box
            component="button"
            type="button"
            onClick={() => onTitle(title)}
            sx={{
              mt: 0.5,
              minHeight: 40,
              p: 0,
              border: 0,
              bgcolor: 'transparent',
              color: 'primary.main',
              font: 'inherit',
              cursor: 'pointer',
            }}
          >
            {t('useAsTitle')}
          </Box>
        )}
      </Box>
    </Card>
  )
}

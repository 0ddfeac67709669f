import { type ExternalLinkType, externalLinkTypes, fitsLinkType, guessLinkType } from '@materia/contract'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSettled } from '../../lib/settled.ts'
import { useLinkPreview } from './api.ts'
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
  const [isTouched, setTouched] = useState(false)
  const address = wholeAddress(fields.externalLink)
  const settled = wholeAddress(useSettled(fields.externalLink))
  const isFit = !address || fitsLinkType(address, fields.externalLinkType)

  function setAddress(typed: string) {
    const guessed = guessLinkType(typed.trim())
    onChange({ externalLink: typed, ...(guessed && { externalLinkType: guessed }) })
  }

  return (
    <Stack spacing={2}>
      <TextField
        label="Address"
        type="url"
        autoFocus={!fields.externalLink}
        value={fields.externalLink}
        onChange={(event) => setAddress(event.target.value)}
        onBlur={() => setTouched(true)}
        error={isTouched && fields.externalLink !== '' && !address}
        helperText={isTouched && !address ? 'Give the whole address, beginning with https://.' : undefined}
        placeholder="https://"
      />
      <TextField
        select
        label="Type of link"
        value={fields.externalLinkType}
        onChange={(event) => onChange({ externalLinkType: event.target.value as ExternalLinkType })}
        error={!isFit}
        helperText={
          isFit ? 'Chosen by the address; change it if it is wrong.' : 'The address does not belong to this type.'
        }
      >
        {externalLinkTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {type}
          </MenuItem>
        ))}
      </TextField>
      {address && settled && isFit && (
        <LinkCard address={settled} slots={slots} onTitle={fields.title ? undefined : (title) => onChange({ title })} />
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
  const preview = useLinkPreview(address)
  if (preview.isPending || preview.data?.status === 'pending') {
    return (
      <Card sx={{ p: 2 }} role="status" aria-label="Looking at the page">
        <Skeleton width="70%" />
        <Skeleton width="30%" />
      </Card>
    )
  }
  const { title, site, imageAttachmentId } = preview.data ?? {}
  if (!title) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The page shows nothing of itself. The link can be published all the same.
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
            Use as title
          </Box>
        )}
      </Box>
    </Card>
  )
}

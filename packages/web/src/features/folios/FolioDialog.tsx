import { zodResolver } from '@hookform/resolvers/zod'
import { type Folio, FolioCreate, type ShareLevel } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Control, useController, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckboxInput, TextInput } from '../../ui/fields.tsx'
import { changeCover, createFolio } from './api.ts'
import { LogoPicker } from './LogoPicker.tsx'
import { useFolioMessages } from './messages.ts'
import { shareLevelsInOrder } from './share-levels.tsx'
import { sentenceFor } from './status-sentence.ts'

type Form = z.input<typeof FolioCreate>

/** Creates a folio, or changes what stands on the cover of one. */
export function FolioDialog({
  folio,
  onClose,
  onDone,
}: {
  folio?: Folio
  onClose: () => void
  onDone?: (folio: Folio) => void
}) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  // As the form was opened: what comes in meanwhile is somebody else's change.
  const [opened] = useState(folio)
  const { control, handleSubmit, setError, formState } = useForm<Form, unknown, FolioCreate>({
    resolver: zodResolver(FolioCreate),
    defaultValues: {
      title: folio?.title ?? '',
      summary: folio?.summary ?? '',
      shareLevel: folio?.shareLevel ?? 'Private',
      logoAttachmentId: folio?.logoAttachmentId ?? null,
      verifiedOnly: folio?.verifiedOnly ?? false,
    },
  })
  const onSubmit = handleSubmit(async (form) => {
    try {
      const { title, summary, shareLevel, logoAttachmentId } = form
      const verifiedOnly = form.verifiedOnly === true && shareLevel === 'Restricted'
      const isChoice = verifiedOnly !== (opened?.verifiedOnly ?? false)
      const fields = { title, summary, shareLevel, logoAttachmentId, ...(isChoice && { verifiedOnly }) }
      const saved = opened ? await changeCover(cache, opened, fields) : await createFolio(cache, fields)
      onClose()
      onDone?.(saved)
    } catch (status) {
      setError('root', { message: sentenceFor(status) })
    }
  })

  return (
    <Dialog
      title={t(folio ? 'editFolio' : 'newFolio')}
      onClose={onClose}
      width={480}
      onSubmit={onSubmit}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {t(folio ? 'save' : 'createFolio')}
          </Button>
        </>
      }
    >
      <Stack spacing={2.5}>
        {formState.errors.root && <Alert severity="error">{formState.errors.root.message}</Alert>}
        <TextInput control={control} name="title" label={t('title')} autoFocus />
        <TextInput
          control={control}
          name="summary"
          label={t('about')}
          multiline
          minRows={2}
          maxRows={6}
          helperText={t('aboutHint')}
        />
        <LevelChoice control={control} />
        <VerifiedChoice control={control} />
        <LogoChoice control={control} />
      </Stack>
    </Dialog>
  )
}

function LevelChoice({ control }: { control: Control<Form, unknown, FolioCreate> }) {
  const t = useFolioMessages()
  const { field } = useController({ control, name: 'shareLevel' })
  return (
    <FormControl>
      <FormLabel id="share-level">{t('whoCanSee')}</FormLabel>
      <RadioGroup
        aria-labelledby="share-level"
        value={field.value}
        onChange={(_, level) => field.onChange(level as ShareLevel)}
      >
        {shareLevelsInOrder.map((level) => (
          <FormControlLabel
            key={level}
            value={level}
            control={<Radio sx={{ alignSelf: 'flex-start' }} />}
            label={
              <Stack sx={{ py: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{t(`levels.${level}`)}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`meanings.${level}`)}
                </Typography>
              </Stack>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

/** For a folio with people who were asked; everybody reads a public one. */
function VerifiedChoice({ control }: { control: Control<Form, unknown, FolioCreate> }) {
  const t = useFolioMessages()
  const shareLevel = useWatch({ control, name: 'shareLevel' })
  if (shareLevel !== 'Restricted') return null
  return <CheckboxInput control={control} name="verifiedOnly" label={t('verifiedOnly')} />
}

function LogoChoice({ control }: { control: Control<Form, unknown, FolioCreate> }) {
  const { field } = useController({ control, name: 'logoAttachmentId' })
  return <LogoPicker value={field.value ?? null} onChange={field.onChange} />
}

import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { usePostMessages } from './messages.ts'
import type { PostFields } from './post-fields.ts'

/** Who pays for the post and what for: readers see it on the card. */
export function DisclosureFields({
  fields,
  onChange,
}: {
  fields: PostFields
  onChange: (changes: Partial<PostFields>) => void
}) {
  const t = usePostMessages()
  return (
    <Stack spacing={1.5} component="section" aria-label={t('disclosure')}>
      <Typography variant="h4" component="h2">
        {t('disclosure')}
      </Typography>
      <TextField
        label={t('whoPays')}
        value={fields.paidBy}
        onChange={(event) => onChange({ paidBy: event.target.value })}
        placeholder={fields.promotedBy || fields.voiceOf}
        helperText={t('whoPaysHint')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        label={t('whatFor')}
        value={fields.purpose}
        onChange={(event) => onChange({ purpose: event.target.value })}
        required
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Stack>
  )
}

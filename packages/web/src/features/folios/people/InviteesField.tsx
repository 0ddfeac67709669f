import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { VerifiedBadge } from '../../../domain/VerifiedBadge.tsx'
import { useFolioMessages } from '../messages.ts'
import type { FoundPerson } from '../slots.ts'
import { mailboxesIn } from './mailboxes.ts'

/** A colleague, or an e-mail address as it was typed. */
export type Invitee = FoundPerson | string

export const nameOf = (invitee: Invitee) => (typeof invitee === 'string' ? invitee : invitee.name)

export function InviteesField({
  invitees,
  words,
  found,
  isNobodyFound,
  onInvitees,
  onWords,
}: {
  invitees: Invitee[]
  /** What is typed and not chosen yet. */
  words: string
  found: FoundPerson[]
  isNobodyFound: boolean
  onInvitees: (invitees: Invitee[]) => void
  onWords: (words: string) => void
}) {
  const t = useFolioMessages()
  return (
    <Autocomplete<Invitee, true, false, true>
      multiple
      freeSolo
      filterSelectedOptions
      value={invitees}
      inputValue={words}
      options={words.trim().length > 1 ? found : []}
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      getOptionKey={(invitee) => (typeof invitee === 'string' ? invitee : invitee.userId)}
      isOptionEqualToValue={(one, other) => nameOf(one) === nameOf(other)}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'blur') onWords(typed)
      }}
      onChange={(_, picked) => {
        const kept = picked.flatMap<Invitee>((each) => (typeof each === 'string' ? mailboxesIn(each) : each))
        onInvitees(kept)
        if (kept.length >= picked.length) onWords('')
      }}
      renderOption={({ key, ...props }, invitee) => (
        <Box component="li" key={key} {...props}>
          <InviteeLine invitee={invitee} />
        </Box>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          autoFocus
          label={t('inviteBy')}
          helperText={t(isNobodyFound ? 'nobodyFound' : 'inviteHint')}
          slotProps={{ ...props.slotProps, formHelperText: { role: 'status' } }}
        />
      )}
    />
  )
}

function InviteeLine({ invitee }: { invitee: Invitee }) {
  return (
    <Stack>
      <Typography>
        {nameOf(invitee)}
        {typeof invitee !== 'string' && <VerifiedBadge userId={invitee.userId} />}
      </Typography>
      {typeof invitee !== 'string' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {invitee.about}
        </Typography>
      )}
    </Stack>
  )
}

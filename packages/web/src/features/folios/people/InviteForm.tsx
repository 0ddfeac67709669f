import type { Folio } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { VerifiedBadge } from '../../../domain/VerifiedBadge.tsx'
import { explain } from '../../../lib/api-error.ts'
import { useDebounced } from '../../../lib/debounced.ts'
import { showSuccess } from '../../../ui/notice.ts'
import { invitePerson, reloadFolio, usePeopleSearch } from '../api.ts'
import { useFolioMessages } from '../messages.ts'
import type { FoundPerson } from '../slots.ts'
import { mailboxesIn, readMailbox } from './mailboxes.ts'

type Invitee = FoundPerson | string

const nameOf = (invitee: Invitee) => (typeof invitee === 'string' ? invitee : invitee.name)

/** Colleagues by name, anybody by e-mail, several at once. */
export function InviteForm({ folio, autoFocus = false }: { folio: Folio; autoFocus?: boolean }) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const [invitees, setInvitees] = useState<Invitee[]>([])
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<string[]>([])
  const [verifiedOnly, setVerifiedOnly] = useState(folio.verifiedOnly)
  const found = usePeopleSearch(useDebounced(words.trim()), { verifiedOnly })
  const chosen = [...invitees, ...mailboxesIn(words)]

  const invite = async () => {
    setBusy(true)
    const failures: { invitee: Invitee; reason: string }[] = []
    for (const invitee of chosen) {
      const person =
        typeof invitee === 'string' ? (readMailbox(invitee) ?? { email: invitee }) : { userId: invitee.userId }
      await invitePerson(folio.folioId, person).catch((error: unknown) =>
        failures.push({ invitee, reason: explain(error) }),
      )
    }
    const invited = chosen.length - failures.length
    if (invited > 0) showSuccess(t('peopleInvited', { count: invited }))
    setRefusals(failures.map(({ invitee, reason }) => t('refusal', { name: nameOf(invitee), reason })))
    setInvitees(failures.map(({ invitee }) => invitee))
    setWords('')
    setBusy(false)
    if (invited > 0) await reloadFolio(cache, folio.folioId)
  }

  return (
    <Stack
      component="form"
      spacing={1}
      useFlexGap
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) void invite()
      }}
    >
      {refusals.map((refusal) => (
        <Alert key={refusal} severity="error">
          {refusal}
        </Alert>
      ))}
      <Autocomplete<Invitee, true, false, true>
        multiple
        freeSolo
        filterSelectedOptions
        value={invitees}
        inputValue={words}
        options={words.trim().length > 1 ? (found.data ?? []) : []}
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={(invitee) => (typeof invitee === 'string' ? invitee : invitee.userId)}
        isOptionEqualToValue={(one, other) => nameOf(one) === nameOf(other)}
        onInputChange={(_, typed, reason) => {
          if (reason !== 'blur') setWords(typed)
        }}
        onChange={(_, picked) => {
          const kept = picked.flatMap<Invitee>((each) => (typeof each === 'string' ? mailboxesIn(each) : each))
          setInvitees(kept)
          if (kept.length >= picked.length) setWords('')
        }}
        renderOption={({ key, ...props }, invitee) => (
          <Box component="li" key={key} {...props}>
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
          </Box>
        )}
        renderInput={(props) => (
          <TextField {...props} autoFocus={autoFocus} label={t('inviteBy')} helperText={t('inviteHint')} />
        )}
      />
      <FormControlLabel
        control={<Checkbox checked={verifiedOnly} onChange={(_, checked) => setVerifiedOnly(checked)} />}
        label={t('showVerifiedOnly')}
        sx={{ mr: 0 }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        disabled={chosen.length === 0}
        sx={{ alignSelf: 'flex-start' }}
      >
        {chosen.length > 1 ? t('invitePeople', { count: chosen.length }) : t('invite')}
      </Button>
    </Stack>
  )
}

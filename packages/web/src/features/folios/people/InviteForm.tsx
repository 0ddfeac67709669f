import type { Folio } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { useDebounced } from '../../../lib/debounced.ts'
import { showSuccess } from '../../../ui/notice.ts'
import { invitePerson, reloadFolio, usePeopleSearch } from '../api.ts'
import { useFolioMessages } from '../messages.ts'
import { type Invitee, InviteesField, nameOf } from './InviteesField.tsx'
import { mailboxesIn, readMailbox } from './mailboxes.ts'

/** Colleagues by name, anybody by e-mail, several at once; `onChoice` hears whether somebody is chosen and not invited yet. */
export function InviteForm({ folio, onChoice }: { folio: Folio; onChoice?: (isAnyChosen: boolean) => void }) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const [invitees, setInvitees] = useState<Invitee[]>([])
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<string[]>([])
  const [verifiedOnly, setVerifiedOnly] = useState(folio.verifiedOnly)
  const name = useDebounced(words.trim())
  const found = usePeopleSearch(name, { verifiedOnly })
  const isAnswered = name === words.trim() && !found.isPlaceholderData
  const chosen = [...invitees, ...mailboxesIn(words)]
  const isAnyChosen = chosen.length > 0
  useEffect(() => onChoice?.(isAnyChosen), [onChoice, isAnyChosen])

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
      <InviteesField
        invitees={invitees}
        words={words}
        found={found.data ?? []}
        isNobodyFound={isAnswered && found.data?.length === 0}
        onInvitees={setInvitees}
        onWords={setWords}
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

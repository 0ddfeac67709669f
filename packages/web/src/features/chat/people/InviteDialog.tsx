import { type Chatroom, Email } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { VerifiedBadge } from '../../../domain/VerifiedBadge.tsx'
import { explain } from '../../../lib/api-error.ts'
import { useDebounced } from '../../../lib/debounced.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useActionMessages } from '../actions/messages.ts'
import { usePeople, usePeopleActions } from '../api.ts'
import type { ChatSlots, FoundPerson } from '../slots.ts'

/** A colleague by name, or anybody by e-mail address. */
export function InviteDialog({ room, slots, onClose }: { room: Chatroom; slots: ChatSlots; onClose: () => void }) {
  const t = useActionMessages()
  const [typed, setTyped] = useState('')
  const [invited, setInvited] = useState<string[]>([])
  const [verifiedOnly, setVerifiedOnly] = useState(room.verifiedOnly)
  const { invite } = usePeopleActions(room.id)
  const wanted = useDebounced(typed.trim())
  const email = Email.safeParse(wanted)
  const send = (invitee: string) =>
    invite.mutate(invitee, { onSuccess: () => setInvited((known) => [...known, invitee]) })

  return (
    <Dialog
      title={t('invitePeople')}
      onClose={onClose}
      actions={
        <Button variant="contained" color="neutral" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <TextField
        label={t('nameOrEmail')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
      <FormControlLabel
        control={<Checkbox checked={verifiedOnly} onChange={(_, checked) => setVerifiedOnly(checked)} />}
        label={t('showVerifiedOnly')}
      />
      <Box aria-live="polite" sx={{ minHeight: 200, pt: 1.5 }}>
        {invite.isError && <Alert severity="error">{explain(invite.error)}</Alert>}
        {email.success ? (
          <Candidate
            name={email.data}
            detail={t('strangerInvited')}
            isInvited={invited.includes(email.data)}
            isBusy={invite.isPending && invite.variables === email.data}
            onInvite={() => send(email.data)}
          />
        ) : (
          <Colleagues
            room={room}
            name={wanted}
            verifiedOnly={verifiedOnly}
            slots={slots}
            invited={invited}
            inviting={invite.isPending ? invite.variables : undefined}
            onInvite={send}
          />
        )}
      </Box>
    </Dialog>
  )
}

function Colleagues({
  room,
  name,
  verifiedOnly,
  slots,
  invited,
  inviting,
  onInvite,
}: {
  room: Chatroom
  name: string
  verifiedOnly: boolean
  slots: ChatSlots
  invited: string[]
  inviting: string | undefined
  onInvite: (userId: string) => void
}) {
  const t = useActionMessages()
  const people = usePeople(room.id)
  const found = useQuery<FoundPerson[]>({
    queryKey: ['people-to-invite', name, verifiedOnly],
    queryFn: () => slots.findPeople(name, { verifiedOnly }),
    enabled: name.length > 1,
  })
  const present = new Map(people.data?.map(({ userId, status }) => [userId, status]))
  if (name.length < 2) return <Hint>{t('typeTwoLetters')}</Hint>
  if (found.isError) return <Hint>{t('searchFailed', { reason: explain(found.error) })}</Hint>
  if (!found.data) return <Hint>{t('searching')}</Hint>
  if (found.data.length === 0) return <Hint>{t('nobodyFound')}</Hint>

  return (
    <Box component="ul" aria-label={t('colleagues')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {found.data.map((person) => (
        <li key={person.userId}>
          <Candidate
            name={person.name}
            userId={person.userId}
            detail={present.get(person.userId) === 'Joined' ? t('inRoomAlready') : person.detail}
            picture={person.pictureUrl}
            isPresent={present.get(person.userId) === 'Joined'}
            isInvited={invited.includes(person.userId) || present.get(person.userId) === 'Invited'}
            isBusy={inviting === person.userId}
            onInvite={() => onInvite(person.userId)}
          />
        </li>
      ))}
    </Box>
  )
}

function Candidate({
  name,
  userId,
  detail,
  picture,
  isPresent = false,
  isInvited,
  isBusy,
  onInvite,
}: {
  name: string
  userId?: string
  detail: string | null
  picture?: string | null
  isPresent?: boolean
  isInvited: boolean
  isBusy: boolean
  onInvite: () => void
}) {
  const t = useActionMessages()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
      <Avatar name={name} src={picture} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          {userId && <VerifiedBadge userId={userId} />}
        </Typography>
        {detail && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Box>
      {!isPresent && (
        <Button
          variant="contained"
          loading={isBusy}
          disabled={isInvited}
          onClick={onInvite}
          aria-label={isInvited ? t('isInvited', { name }) : t('invitePerson', { name })}
        >
          {isInvited ? t('invited') : t('invite')}
        </Button>
      )}
    </Box>
  )
}

const Hint = ({ children }: { children: React.ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', py: 1 }}>{children}</Typography>
)

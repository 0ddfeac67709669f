import { type Chatroom, Email } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { useSettled } from '../../lib/settled.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { usePeople, usePeopleActions } from './api.ts'
import type { ChatSlots, FoundPerson } from './slots.ts'

/** A colleague by name, or anybody by e-mail address. */
export function InviteDialog({ room, slots, onClose }: { room: Chatroom; slots: ChatSlots; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [invited, setInvited] = useState<string[]>([])
  const { invite } = usePeopleActions(room.id)
  const wanted = useSettled(typed.trim())
  const email = Email.safeParse(wanted)
  const send = (invitee: string) =>
    invite.mutate(invitee, { onSuccess: () => setInvited((known) => [...known, invitee]) })

  return (
    <Dialog
      title="Invite people"
      onClose={onClose}
      actions={
        <Button variant="contained" color="neutral" onClick={onClose}>
          Done
        </Button>
      }
    >
      <TextField
        label="Name or e-mail address"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
      <Box aria-live="polite" sx={{ minHeight: 200, pt: 1.5 }}>
        {invite.isError && <Alert severity="error">{explain(invite.error)}</Alert>}
        {email.success ? (
          <Candidate
            name={email.data}
            detail="Somebody without an account is invited to sign up."
            isInvited={invited.includes(email.data)}
            isBusy={invite.isPending && invite.variables === email.data}
            onInvite={() => send(email.data)}
          />
        ) : (
          <Colleagues
            room={room}
            name={wanted}
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
  slots,
  invited,
  inviting,
  onInvite,
}: {
  room: Chatroom
  name: string
  slots: ChatSlots
  invited: string[]
  inviting: string | undefined
  onInvite: (userId: string) => void
}) {
  const people = usePeople(room.id)
  const found = useQuery<FoundPerson[]>({
    queryKey: ['people-to-invite', name],
    queryFn: () => slots.findPeople(name),
    enabled: name.length > 1,
  })
  const present = new Map(people.data?.map(({ userId, status }) => [userId, status]))
  if (name.length < 2) return <Hint>Type at least two letters of a name.</Hint>
  if (found.isError) return <Hint>The search failed: {explain(found.error)}</Hint>
  if (!found.data) return <Hint>Searching …</Hint>
  if (found.data.length === 0) return <Hint>Nobody found. Invite them by e-mail address.</Hint>

  return (
    <Box component="ul" aria-label="Colleagues" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {found.data.map((person) => (
        <li key={person.userId}>
          <Candidate
            name={person.name}
            detail={present.get(person.userId) === 'Joined' ? 'In the room already' : person.detail}
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
  detail,
  picture,
  isPresent = false,
  isInvited,
  isBusy,
  onInvite,
}: {
  name: string
  detail: string | null
  picture?: string | null
  isPresent?: boolean
  isInvited: boolean
  isBusy: boolean
  onInvite: () => void
}) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
      <Avatar name={name} src={picture} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
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
          aria-label={isInvited ? `${name} is invited` : `Invite ${name}`}
        >
          {isInvited ? 'Invited' : 'Invite'}
        </Button>
      )}
    </Box>
  )
}

const Hint = ({ children }: { children: React.ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', py: 1 }}>{children}</Typography>
)

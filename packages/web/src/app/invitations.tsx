import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../domain/paths.ts'
import { useRoles } from '../domain/roles.ts'
import { openDirectRoom } from '../features/chat/direct.ts'
import { InviteToRoomDialog } from '../features/chat/people/InviteToRoomDialog.tsx'
import { InviteToFolioDialog } from '../features/folios/on-demand.tsx'
import { BlockDialogOnDemand } from '../features/profiles/blocking/loaded.ts'
import { explain } from '../lib/api-error.ts'
import type { MenuEntry } from '../ui/dialogs/menu.tsx'
import { ChatIcon, CloseIcon, FolderIcon } from '../ui/icons/icons.tsx'
import { SendIcon } from '../ui/icons/screen-icons.tsx'
import { showError } from '../ui/notice.ts'
import { usePageMessages } from './pages/messages.ts'

interface Invitee {
  userId: string
  name: string
  /** Where it is known: nothing is offered then but the way back. */
  isBlocked?: boolean
}

/** What a person's menu offers: a message, a place in a folio or a discussion, blocking. Discussions are for doctors alone. */
export function useInvitations() {
  const t = usePageMessages()
  const { isDoctor, isAdmin } = useRoles()
  const [asked, setAsked] = useState<{ person: Invitee; to: 'folio' | 'room' | 'block' }>()
  const onClose = () => setAsked(undefined)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const write = (userId: string) =>
    openDirectRoom(cache, userId)
      .then((chatroomId) => navigate(paths.discussions(chatroomId), { state: 'write' }))
      .catch((error: unknown) => showError(explain(error)))
  const messageTo = ({ userId, isBlocked }: Invitee): MenuEntry | undefined =>
    isDoctor && !isBlocked
      ? { label: t('writeMessage'), icon: <SendIcon size={20} />, onSelect: () => void write(userId) }
      : undefined
  /** All but the message, for where that stands beside the menu. */
  const othersFor = (person: Invitee): MenuEntry[] =>
    person.isBlocked
      ? [{ label: t('unblock'), icon: <CloseIcon size={20} />, onSelect: () => setAsked({ person, to: 'block' }) }]
      : offersFor(person)
  const entriesFor = (person: Invitee): MenuEntry[] => [messageTo(person) ?? [], othersFor(person)].flat()
  const offersFor = (person: Invitee): MenuEntry[] => [
    ...(isDoctor || isAdmin
      ? [
          {
            label: t('inviteToFolio'),
            icon: <FolderIcon size={20} />,
            onSelect: () => setAsked({ person, to: 'folio' }),
          },
        ]
      : []),
    ...(isDoctor
      ? [
          {
            label: t('inviteToDiscussion'),
            icon: <ChatIcon size={20} />,
            onSelect: () => setAsked({ person, to: 'room' }),
          },
        ]
      : []),
    {
      label: t('block'),
      icon: <CloseIcon size={20} />,
      startsGroup: true,
      onSelect: () => setAsked({ person, to: 'block' }),
    },
  ]
  const dialog = asked && (
    <>
      {asked.to === 'folio' && <InviteToFolioDialog person={asked.person} onClose={onClose} />}
      {asked.to === 'block' && <BlockDialogOnDemand person={asked.person} onClose={onClose} />}
      {asked.to === 'room' && <InviteToRoomDialog person={asked.person} onClose={onClose} />}
    </>
  )
  return { entriesFor, messageTo, othersFor, dialog }
}

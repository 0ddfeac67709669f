import { useState } from 'react'
import { useRoles } from '../domain/roles.ts'
import { InviteToRoomDialog } from '../features/chat/InviteToRoomDialog.tsx'
import { InviteToFolioDialog } from '../features/folios/InviteToFolioDialog.tsx'
import { ChatIcon, FolderIcon } from '../ui/icons.tsx'
import type { MenuEntry } from '../ui/menu.tsx'
import { usePageMessages } from './pages/messages.ts'

interface Invitee {
  userId: string
  name: string
}

/** What a person's menu offers: a place in a folio or a discussion. Discussions are for doctors alone. */
export function useInvitations() {
  const t = usePageMessages()
  const { isDoctor, isAdmin } = useRoles()
  const [asked, setAsked] = useState<{ person: Invitee; to: 'folio' | 'room' }>()
  const onClose = () => setAsked(undefined)
  const entriesFor = (person: Invitee): MenuEntry[] => [
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
  ]
  const dialog = asked && (
    <>
      {asked.to === 'folio' && <InviteToFolioDialog person={asked.person} onClose={onClose} />}
      {asked.to === 'room' && <InviteToRoomDialog person={asked.person} onClose={onClose} />}
    </>
  )
  return { entriesFor, dialog }
}

import { useNavigate } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { useAnswerChatroomInvite, useInvitedChatrooms } from '../../features/chat/invites.ts'
import { useChatMessages } from '../../features/chat/messages.ts'
import { useUnreadCount } from '../../features/chat/unread.ts'
import { ContentSearchBox, searchingAttribute } from '../../features/contents/search/ContentSearchBox.tsx'
import { useAnswerFolioInvite, usePendingFolioInvites } from '../../features/folios/people/invites.ts'
import { useWaitingCount } from '../../features/moderation/waiting.ts'
import { useLayoutMessages } from './messages.ts'

/** One line of the notifications panel. */
export interface Notice {
  id: string
  title: string
  detail: string
  error?: string
  isBusy?: boolean
  onAccept: () => void
  onDecline: () => void
}

export { searchingAttribute }

/** What the features put into the application bar. */
export const slots = { SearchBox: ContentSearchBox, findPeople, useUnreadCount, useWaitingCount, useNotices }

function useNotices(): Notice[] {
  return [...useFolioNotices(), ...useChatroomNotices()]
}

function useFolioNotices(): Notice[] {
  const t = useLayoutMessages()
  const invites = usePendingFolioInvites()
  const { answer, answering } = useAnswerFolioInvite()
  return (invites.data ?? []).map((invite) => ({
    id: `folio ${invite.id}`,
    title: invite.name,
    detail: t('invitesToFolio', { name: invite.invitedByName }),
    isBusy: answering === invite.id,
    onAccept: () => answer(invite, 'Accepted'),
    onDecline: () => answer(invite, 'Declined'),
  }))
}

function useChatroomNotices(): Notice[] {
  const t = useLayoutMessages()
  const chat = useChatMessages()
  const rooms = useInvitedChatrooms()
  const navigate = useNavigate()
  const { accept, decline, answering } = useAnswerChatroomInvite({
    onJoined: (chatroomId) => void navigate(paths.discussions(chatroomId)),
  })
  return (rooms.data ?? []).map((room) => ({
    id: `chatroom ${room.id}`,
    title: room.name,
    detail: t('invitesToDiscussion', { name: room.invitedByName ?? t('aColleague') }),
    error: room.hasError ? chat('joinFailed') : undefined,
    isBusy: answering === room.id,
    onAccept: () => accept(room),
    onDecline: () => decline(room),
  }))
}

async function findPeople(name: string, signal: AbortSignal) {
  const { aboutPerson, findPeople: find } = await import('../../features/profiles/find-people.ts')
  const people = await find(name, signal)
  return people.map((person) => ({
    userId: person.userId,
    name: `${person.firstName} ${person.lastName}`,
    about: aboutPerson(person),
  }))
}

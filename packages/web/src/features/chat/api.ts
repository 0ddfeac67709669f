import { type ChatMessage, type Chatroom, type CreateChatroom, chatHub } from '@materia/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRoles } from '../../domain/roles.ts'
import { hubKey, useHubReply } from '../../lib/live.ts'
import { getSession } from '../../lib/session.ts'
import { callHub } from '../../lib/sockets.ts'
import { append, type Conversation, newestSequence, prepend, replace } from './conversation.ts'
import { type Rooms, withChange, withFailedInvite, withJoined, withMessage, withoutRoom, withPointer } from './rooms.ts'

const roomsKey = hubKey(chatHub, 'Load')
const conversationKey = (chatroomId: string) => hubKey(chatHub, 'GetMessages', chatroomId)
const forever = Number.POSITIVE_INFINITY

type RoomsChange = (rooms: Rooms) => Rooms | undefined

/** One's rooms, invitations and the public rooms, kept up to date by the hub's events. */
export function useRooms<Data = Rooms>(select?: (rooms: Rooms) => Data) {
  const { isDoctor } = useRoles()
  return useQuery({ queryKey: roomsKey, queryFn: loadRooms, enabled: isDoctor, staleTime: forever, select })
}

/** Of each answer that is on its way: what changed meanwhile, for it may have been written before. */
const roomChangesMeanwhile = new Set<RoomsChange[]>()

async function loadRooms(): Promise<Rooms> {
  const heard: RoomsChange[] = []
  roomChangesMeanwhile.add(heard)
  try {
    const rooms = heardOn(await callHub(chatHub, 'Load'), heard)
    if (rooms) return rooms
  } finally {
    roomChangesMeanwhile.delete(heard)
  }
  return loadRooms()
}

const heardOn = (rooms: Rooms, heard: RoomsChange[]): Rooms | undefined =>
  heard.reduce<Rooms | undefined>((now, change) => now && change(now), rooms)

export const changeRooms = (cache: QueryClient, change: RoomsChange) => {
  for (const heard of roomChangesMeanwhile) heard.push(change)
  const rooms = cache.getQueryData<Rooms>(roomsKey)
  const next = rooms && change(rooms)
  if (next) cache.setQueryData(roomsKey, next)
  else void reloadRooms(cache)
}

export const reloadRooms = (cache: QueryClient) => cache.invalidateQueries({ queryKey: roomsKey })

export async function reloadInvited(cache: QueryClient): Promise<void> {
  const invited = await callHub(chatHub, 'GetInvitedChatrooms')
  changeRooms(cache, (rooms) => ({ ...rooms, invited }))
}

/** A room that is in none of the lists, for a link that leads there. */
export const useChatroom = (chatroomId: string, { enabled }: { enabled: boolean }) =>
  useHubReply(chatHub, 'GetChatroom', [chatroomId], { enabled, retry: false })

export const usePublicRooms = (term: string) =>
  useHubReply(chatHub, 'FindPublicChatrooms', [term], { staleTime: 10_000 })

export const usePeople = (chatroomId: string) => useHubReply(chatHub, 'GetChatroomUsers', [chatroomId])

const presenceEveryMs = 30_000

/** Ids of those who are connected; asked again while the room is looked at. */
export function usePresent(chatroomId: string): string[] {
  const present = useHubReply(chatHub, 'GetPresentUsers', [chatroomId], { refetchInterval: presenceEveryMs })
  return present.data ?? []
}

export const reloadPeople = (cache: QueryClient, chatroomId: string) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: hubKey(chatHub, 'GetChatroomUsers', chatroomId) }),
    cache.invalidateQueries({ queryKey: hubKey(chatHub, 'GetPresentUsers', chatroomId) }),
  ])

/** Choosing a room loads its history anew (spec §4); from then on events and gaps are followed. */
export const useConversation = (chatroomId: string) =>
  useQuery<Conversation>({
    queryKey: conversationKey(chatroomId),
    queryFn: () => loadConversation(chatroomId),
    staleTime: forever,
    gcTime: 0,
  })

/** By room: changes heard while its history is on its way. */
const changesMeanwhile = new Map<string, ChatMessage[]>()

async function loadConversation(chatroomId: string): Promise<Conversation> {
  const heard: ChatMessage[] = []
  changesMeanwhile.set(chatroomId, heard)
  try {
    return replace(await callHub(chatHub, 'GetMessages', chatroomId), heard)
  } finally {
    changesMeanwhile.delete(chatroomId)
  }
}

export function receiveMessage(cache: QueryClient, message: ChatMessage): void {
  changeRooms(cache, (rooms) => withMessage(rooms, message, getSession().userId))
  const conversation = cache.getQueryData<Conversation>(conversationKey(message.chatroomId))
  if (!conversation) return
  const { next, hasGap } = append(conversation, [message])
  cache.setQueryData(conversationKey(message.chatroomId), next)
  if (hasGap) void closeGap(cache, message.chatroomId)
}

/** It was edited, deleted, reacted to, hidden or shown again. */
export function changeMessage(cache: QueryClient, message: ChatMessage): void {
  changesMeanwhile.get(message.chatroomId)?.push(message)
  cache.setQueryData<Conversation>(conversationKey(message.chatroomId), (known) => known && replace(known, [message]))
  changeRooms(cache, (rooms) => withChange(rooms, message))
}

const gapsClosing = new Map<string, Promise<void>>()
const pagesToCatchUp = 10

/** Fetches what came after the newest message here; one at a time in a room. */
export function closeGap(cache: QueryClient, chatroomId: string): Promise<void> {
  const running = gapsClosing.get(chatroomId)
  if (running) return running
  const closing = fetchGap(cache, chatroomId).finally(() => gapsClosing.delete(chatroomId))
  gapsClosing.set(chatroomId, closing)
  return closing
}

async function fetchGap(cache: QueryClient, chatroomId: string): Promise<void> {
  const heard: ChatMessage[] = []
  changesMeanwhile.set(chatroomId, heard)
  try {
    if (await fetchAfter(cache, chatroomId, heard)) return
  } finally {
    changesMeanwhile.delete(chatroomId)
  }
  // Too far behind to read it all in order: begin again at the newest page.
  await cache.resetQueries({ queryKey: conversationKey(chatroomId) })
}

/** True when all of it is here; with what changed while it was on its way. */
async function fetchAfter(cache: QueryClient, chatroomId: string, changes: ChatMessage[]): Promise<boolean> {
  for (let page = 0; page < pagesToCatchUp; page++) {
    const conversation = cache.getQueryData<Conversation>(conversationKey(chatroomId))
    if (!conversation) return true
    const { messages, hasMore } = await callHub(chatHub, 'GetMessagesAfter', chatroomId, newestSequence(conversation))
    const appended = (now: Conversation) => replace(append(now, messages).next, changes)
    cache.setQueryData<Conversation>(conversationKey(chatroomId), (now) => now && appended(now))
    if (!hasMore) return true
  }
  return false
}

/** After a break: whatever room is open reads on from where it stands, messages and their changes. */
export async function closeAllGaps(cache: QueryClient): Promise<void> {
  const open = cache.getQueryCache().findAll({ queryKey: hubKey(chatHub, 'GetMessages') })
  const rooms = open.filter(({ state }) => state.data).map(({ queryKey }) => String(queryKey[2]))
  // Where the changes stood is read before an event of the new connection moves it.
  await Promise.all(rooms.flatMap((chatroomId) => [fetchChanges(cache, chatroomId), closeGap(cache, chatroomId)]))
}

async function fetchChanges(cache: QueryClient, chatroomId: string): Promise<void> {
  let after = cache.getQueryData<Conversation>(conversationKey(chatroomId))?.changeVersion ?? 0
  for (let page = 0; page < pagesToCatchUp; page++) {
    const { messages, changeVersion, hasMore } = await callHub(chatHub, 'GetMessageChanges', chatroomId, after)
    cache.setQueryData<Conversation>(conversationKey(chatroomId), (now) => now && replace(now, messages))
    after = changeVersion
    if (!hasMore) return
  }
  await cache.resetQueries({ queryKey: conversationKey(chatroomId) })
}

export async function loadOlder(cache: QueryClient, chatroomId: string): Promise<void> {
  const conversation = cache.getQueryData<Conversation>(conversationKey(chatroomId))
  if (!conversation?.nextCursor) return
  const page = await callHub(chatHub, 'GetMessages', chatroomId, conversation.nextCursor)
  cache.setQueryData<Conversation>(conversationKey(chatroomId), (now) => now && prepend(now, page))
}

export const sendMessage = (message: {
  chatroomId: string
  content: string
  clientMessageId: string
  sharedContentItemId: string | null
  replyToMessageId: string | null
  attachmentIds: string[]
}) => callHub(chatHub, 'SendMessage', message)

export const tellTyping = (chatroomId: string) => callHub(chatHub, 'Typing', chatroomId)

export async function markRead(cache: QueryClient, chatroomId: string, sequence: number): Promise<void> {
  const pointer = await callHub(chatHub, 'ReadLastMessage', chatroomId, sequence)
  changeRooms(cache, (rooms) => withPointer(rooms, { chatroomId, ...pointer }))
}

export function useCreateRoom({ onCreated }: { onCreated: (room: Chatroom) => void }) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (form: Pick<CreateChatroom, 'name' | 'description' | 'type'>) =>
      callHub(chatHub, 'CreateChatroom', form),
    onSuccess: (room) => {
      changeRooms(cache, (rooms) => withJoined(rooms, room))
      onCreated(room)
    },
  })
}

export function useJoinRoom({
  onJoined,
  onFailed,
}: {
  onJoined: (chatroomId: string) => void
  onFailed: (error: unknown) => void
}) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (room: Chatroom) => callHub(chatHub, 'JoinChatroom', room.id, room.inviteToken),
    onSuccess: (room) => {
      changeRooms(cache, (rooms) => withJoined(rooms, room))
      void cache.invalidateQueries({ queryKey: hubKey(chatHub, 'FindPublicChatrooms') })
      onJoined(room.id)
    },
    onError: (error, room) => {
      changeRooms(cache, (rooms) => withFailedInvite(rooms, room.id))
      onFailed(error)
    },
  })
}

/** Leaves a room, or declines the invitation to it. */
export function useLeaveRoom({ onLeft, onFailed }: { onLeft?: () => void; onFailed: (error: unknown) => void }) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (room: Chatroom) => callHub(chatHub, 'LeaveChatroom', room.id),
    onSuccess: (_, room) => {
      forgetRoom(cache, room.id)
      onLeft?.()
    },
    onError: onFailed,
  })
}

export function forgetRoom(cache: QueryClient, chatroomId: string): void {
  changeRooms(cache, (rooms) => withoutRoom(rooms, chatroomId))
  cache.removeQueries({ queryKey: hubKey(chatHub, 'GetChatroom', chatroomId) })
}

/** `invitee` is a person's id, or an e-mail address. */
export const inviteToRoom = (chatroomId: string, invitee: string) =>
  callHub(chatHub, 'InviteUserToChatroom', chatroomId, invitee)

export function usePeopleActions(chatroomId: string) {
  const cache = useQueryClient()
  const options = { onSettled: () => reloadPeople(cache, chatroomId) }
  return {
    invite: useMutation({
      mutationFn: (invitee: string) => inviteToRoom(chatroomId, invitee),
      ...options,
    }),
    resend: useMutation({
      mutationFn: (invitee: string) => callHub(chatHub, 'ResendChatroomInvitationEmail', chatroomId, invitee),
      ...options,
    }),
    remove: useMutation({
      mutationFn: (invitee: string) => callHub(chatHub, 'RemoveUserFromChatroom', chatroomId, invitee),
      ...options,
    }),
  }
}

import { randomUUID } from 'node:crypto'
import {
  contentRoutes,
  folioRoutes,
  type HubAnswer,
  likeRoutes,
  type Route,
  type RouteInput,
  searchTermOf,
} from '@materia/contract'
import { below, oneByShare, oneOf } from '@materia/proofs/storm/dice.ts'
import type { Present } from './people.ts'

/** Something people do: how often of a hundred times, and what becomes of it. */
export interface Kind {
  name: string
  share: number
  /** Undefined when all is well. */
  act(person: Present, item: Item): Promise<string | undefined>
}

export interface Item {
  contentItemId: string
  versionId: string
}

const words = ['heart failure', 'type 2 diabetes apixaban', 'asthma', 'early sumatriptan', 'gout canada', 'denosumab']

/** A working day, read more than written. */
export const kinds: Kind[] = [
  { name: 'discover', share: 14, act: (at) => ask(at, contentRoutes.discover, { query: {} }) },
  {
    name: 'discover, next page',
    share: 8,
    act: (at) => ask(at, contentRoutes.discover, { query: { count: 40, firstOffset: 10, offset: 10 + 40 * below(5) } }),
  },
  { name: 'trending', share: 6, act: (at) => ask(at, contentRoutes.trending, { query: {} }) },
  { name: 'followed', share: 6, act: (at) => ask(at, contentRoutes.recentFollowed, { query: {} }) },
  {
    name: 'suggest',
    share: 12,
    act: (at) => ask(at, contentRoutes.related, { query: { searchTerm: oneOf(words).slice(0, 3 + below(4)) } }),
  },
  {
    name: 'search',
    share: 8,
    act: (at) => ask(at, contentRoutes.searchContents, { query: { searchTerm: searchTermOf(oneOf(words)) } }),
  },
  {
    name: 'open',
    share: 16,
    act: (at, { contentItemId }) => ask(at, contentRoutes.getContent, { params: { contentItemId } }),
  },
  {
    name: 'record the view',
    share: 10,
    act: (at, { versionId }) => ask(at, contentRoutes.recordView, { params: { contentItemVersionId: versionId } }),
  },
  { name: 'like or no longer', share: 6, act: toggleLike },
  { name: 'save or take out', share: 4, act: toggleClipping },
  { name: 'say', share: 6, act: (at) => say(at, randomUUID()).then(complaintOf) },
  {
    name: 'read the room',
    share: 4,
    act: (at) => at.socket.call('GetMessages', at.chatroomId, null).then(complaintOf),
  },
]

export const nextKind = (): Kind => oneByShare(kinds)

export const say = ({ socket, chatroomId }: Present, clientMessageId: string) =>
  socket.call('SendMessage', { chatroomId, clientMessageId, content: 'About as long as what people say. '.repeat(3) })

const complaintOf = (answer: unknown): string | undefined => {
  const { ok, ...rest } = answer as HubAnswer<unknown>
  return ok ? undefined : JSON.stringify(rest)
}

async function ask<R extends Route>({ visitor }: Present, route: R, input: RouteInput<R>): Promise<string | undefined> {
  const outcome = await visitor.call(route, input)
  return outcome.problem ? JSON.stringify(outcome.problem) : outcome.failure
}

async function toggleLike(at: Present, { contentItemId }: Item): Promise<string | undefined> {
  const isNew = toggle(at.liked, contentItemId)
  return ask(at, isNew ? likeRoutes.like : likeRoutes.removeLike, { params: { contentItemId } })
}

async function toggleClipping(at: Present, { contentItemId }: Item): Promise<string | undefined> {
  const isNew = toggle(at.saved, contentItemId)
  const input = { params: { id: at.folioId }, body: { contentItemId } }
  return ask(at, isNew ? folioRoutes.addClippings : folioRoutes.removeClipping, input)
}

/** Whether it is in the set now. */
function toggle(set: Set<string>, name: string): boolean {
  if (set.delete(name)) return false
  set.add(name)
  return true
}

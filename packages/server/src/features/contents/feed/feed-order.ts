import { drugKinds } from '@materia/contract'

/** What the feed knows of an item before it opens it. */
export interface Candidate {
  id: string
  type: string
  /** Who brought it: a source or a member. */
  origin: string | null
  static_rank: number
}

export interface ChosenCandidate extends Candidate {
  is_of_interest: boolean
  is_followed: boolean
  is_seen: boolean
  is_undated: boolean
}

// In days of freshness, as the static rank counts.
const interestWeight = 21
const followWeight = 30

/** Groups of kinds and origins that the items just above already had are passed over while there are others. */
const apart = 3
const lookahead = 20

/** Of any 40 items a kind has at most a third while four groups last; brands, ingredients and products are one group. */
const stretch = 40
const mostOfGroup = 13
const ofDrugs = new Set<string>(drugKinds)
const groupOf = (type: string) => (ofDrugs.has(type) ? 'drugs' : type)

/**
 * Best first; what has no date sinks below what has one, and what the viewer has seen below all the rest. The first
 * `head` places stay in plain rank order.
 */
export function orderFeed(candidates: ChosenCandidate[], head: number): string[] {
  const ranked = [...candidates].sort((a, b) => scoreOf(b) - scoreOf(a) || (a.id < b.id ? -1 : 1))
  const layers = [
    ranked.filter((candidate) => !candidate.is_seen && !candidate.is_undated),
    ranked.filter((candidate) => !candidate.is_seen && candidate.is_undated),
    ranked.filter((candidate) => candidate.is_seen),
  ]
  const plain = layers.flat().slice(0, head)
  const isPlain = new Set(plain)
  // Layer by layer: kinds take turns within one, so that no turn lifts what has sunk.
  const tail = layers.reduce<ChosenCandidate[]>((placed, layer) => {
    const rest = layer.filter((candidate) => !isPlain.has(candidate))
    return placed.concat(mix(rest, placed.slice(-stretch)))
  }, plain)
  return tail.map((candidate) => candidate.id)
}

const mostOfDrugs = 250

/**
 * Products, brands and ingredients are three kinds of one group: of their candidates so many as of any other kind are
 * chosen, so that no stretch is theirs alone. The rest comes by the static order.
 */
export function withoutSurplus(candidates: ChosenCandidate[]): ChosenCandidate[] {
  const isDrug = ({ type }: ChosenCandidate) => groupOf(type) === 'drugs'
  if (candidates.every(isDrug)) return candidates
  const drugs = candidates.filter(isDrug).sort((a, b) => scoreOf(b) - scoreOf(a) || (a.id < b.id ? -1 : 1))
  const chosen = new Set(drugs.slice(0, mostOfDrugs))
  return candidates.filter((candidate) => !isDrug(candidate) || chosen.has(candidate))
}

const scoreOf = ({ static_rank, is_of_interest, is_followed }: ChosenCandidate) =>
  static_rank + (is_of_interest ? interestWeight : 0) + (is_followed ? followWeight : 0)

/** What is left of a ranked list of one group. */
interface Queue<Item> {
  items: Item[]
  next: number
}

/**
 * Spreads groups of kinds and origins over a ranked list that comes after `before`: within a group the rank order is
 * kept, but for near neighbours of one origin.
 */
export function mix<Item extends Candidate>(ranked: Item[], before: Item[] = []): Item[] {
  const queues = new Map<string, Queue<Item>>()
  const rankOf = new Map(ranked.map((candidate, rank) => [candidate, rank]))
  for (const candidate of ranked) {
    const name = groupOf(candidate.type)
    const queue = queues.get(name)
    if (queue) queue.items.push(candidate)
    else queues.set(name, { items: [candidate], next: 0 })
  }
  const mixed = [...before]
  while (mixed.length < before.length + ranked.length) {
    const queue = nextQueue(queues, mixed.slice(1 - stretch), rankOf)
    const taken = takeFrom(queue, mixed.slice(-apart))
    mixed.push(taken)
    if (queue.next === queue.items.length) queues.delete(groupOf(taken.type))
  }
  return mixed.slice(before.length)
}

function nextQueue<Item extends Candidate>(
  queues: Map<string, Queue<Item>>,
  recent: Item[],
  rankOf: Map<Item, number>,
): Queue<Item> {
  const above = recent.map(({ type }) => groupOf(type))
  const isAbove = (name: string, places: number) => places > 0 && above.slice(-places).includes(name)
  const isWithin = (name: string) => above.filter((other) => other === name).length < mostOfGroup
  const all = [...queues]
  const rules: ((name: string) => boolean)[] = [
    (name) => !isAbove(name, Math.min(apart, queues.size - 1)) && isWithin(name),
    (name) => !isAbove(name, 1) && isWithin(name),
    (name) => !isAbove(name, Math.min(apart, queues.size - 1)),
  ]
  const open = rules
    .values()
    .map((rule) => all.filter(([name]) => rule(name)))
    .find((found) => found.length > 0)
  const rank = (queue: Queue<Item>) => rankOf.get(headOfQueue(queue)) ?? 0
  return (open ?? all).map(([, queue]) => queue).reduce((best, queue) => (rank(queue) < rank(best) ? queue : best))
}

const headOfQueue = <Item>({ items, next }: Queue<Item>): Item => items[next] as Item
function takeFrom<Item extends Candidate>(queue: Queue<Item>, recent: Item[]): Item {
  const { items, next } = queue
  const origins = new Set(recent.map(({ origin }) => origin))
  const ahead = items.slice(next, next + lookahead).findIndex(({ origin }) => !origins.has(origin))
  const index = next + Math.max(0, ahead)
  const taken = items[index] as Item
  // Those it overtakes move up into its place: far cheaper than cutting it out of a long list.
  items.copyWithin(next + 1, next, index)
  queue.next = next + 1
  return taken
}

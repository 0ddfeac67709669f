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

/** Kinds and origins that the items just above already had are passed over while there are others. */
const apart = 3
const lookahead = 20

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
  const tail = layers.flatMap((layer) => mix(layer.filter((candidate) => !isPlain.has(candidate))))
  return [...plain, ...tail].map((candidate) => candidate.id)
}

const scoreOf = ({ static_rank, is_of_interest, is_followed }: ChosenCandidate) =>
  static_rank + (is_of_interest ? interestWeight : 0) + (is_followed ? followWeight : 0)

/** What is left of a ranked list of one kind. */
interface Queue<Item> {
  items: Item[]
  next: number
}

/** Spreads kinds and origins over a ranked list: within a kind the rank order is kept, but for near neighbours of one origin. */
export function mix<Item extends Candidate>(ranked: Item[]): Item[] {
  const queues = new Map<string, Queue<Item>>()
  const rankOf = new Map(ranked.map((candidate, rank) => [candidate, rank]))
  for (const candidate of ranked) {
    const queue = queues.get(candidate.type)
    if (queue) queue.items.push(candidate)
    else queues.set(candidate.type, { items: [candidate], next: 0 })
  }
  const mixed: Item[] = []
  while (mixed.length < ranked.length) {
    const recent = mixed.slice(-apart)
    const queue = nextQueue(queues, recent, rankOf)
    const taken = takeFrom(queue, recent)
    mixed.push(taken)
    if (queue.next === queue.items.length) queues.delete(taken.type)
  }
  return mixed
}

function nextQueue<Item extends Candidate>(
  queues: Map<string, Queue<Item>>,
  recent: Item[],
  rankOf: Map<Item, number>,
): Queue<Item> {
  const passedOver = new Set(recent.slice(-Math.min(apart, queues.size - 1) || recent.length).map(({ type }) => type))
  const open = [...queues].filter(([type]) => queues.size === 1 || !passedOver.has(type)).map(([, queue]) => queue)
  const rank = ({ items, next }: Queue<Item>) => rankOf.get(items[next] as Item) ?? 0
  return open.reduce((best, queue) => (rank(queue) < rank(best) ? queue : best))
}

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

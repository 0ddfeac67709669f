/** Who is told of the notices on products, said as simply as it can be. */

export const states = ['Active', 'Anticipated', 'Resolved'] as const
export type State = (typeof states)[number]

export type Command =
  | { act: 'say'; product: number; size: number; state: State }
  | { act: 'again' | 'come'; product: number }
  | { act: 'save' | 'unsave' | 'follow' | 'unfollow' | 'mute' | 'unmute' | 'open'; by: number; product: number }
  | { act: 'discard' | 'restore' | 'close' | 'share'; by: number }
  | { act: 'wait' }

/** One product as far as notices go: what the reports of its package sizes say, and the state people were told of. */
interface Product {
  said: (State | undefined)[]
  told: State | undefined
  isThere: boolean
  savedBy: Set<number>
  followedBy: Map<number, { isMuted: boolean }>
  openedBy: Set<number>
}

/** Each has one folio; whoever comes next is a member of it. */
interface Person {
  isFolioThere: boolean
  isFolioShared: boolean
}

export interface Model {
  products: Product[]
  people: Person[]
  /** What each was told, oldest first. */
  told: string[][]
}

export const newModel = ({ products, people, sizes }: { products: number; people: number; sizes: number }): Model => ({
  products: Array.from({ length: products }, () => ({
    said: Array.from({ length: sizes }),
    told: undefined,
    isThere: false,
    savedBy: new Set(),
    followedBy: new Map(),
    openedBy: new Set(),
  })),
  people: Array.from({ length: people }, () => ({ isFolioThere: true, isFolioShared: true })),
  told: Array.from({ length: people }, () => []),
})

/** How far a reading of the sources came: `kept` is not told until the next one. */
export type Reading = 'lost' | 'kept' | 'told'

export function step(model: Model, command: Command, reading: Reading): void {
  if (command.act === 'wait') for (const { openedBy } of model.products) openedBy.clear()
  else if ('by' in command && 'product' in command) concern(model, command)
  else if ('by' in command) keep(model, command)
  else read(model, command, reading)
}

function read(model: Model, command: Extract<Command, { act: 'say' | 'again' | 'come' }>, reading: Reading): void {
  const product = productAt(model, command.product)
  if (command.act === 'say' && reading !== 'lost') product.said[command.size] = command.state
  // One that is there already does not come again.
  if (command.act === 'come' && product.isThere) return
  if (command.act === 'come') product.isThere = true
  if (reading !== 'told') return
  for (const nth of model.products.keys()) tell(model, nth)
}

function concern(model: Model, { act, by, product: nth }: Extract<Command, { by: number; product: number }>): void {
  const product = productAt(model, nth)
  if (!product.isThere) return
  const following = product.followedBy.get(by)
  if (act === 'save' && model.people[by]?.isFolioThere) product.savedBy.add(by)
  if (act === 'unsave' && model.people[by]?.isFolioThere) product.savedBy.delete(by)
  if (act === 'follow' && !following) product.followedBy.set(by, { isMuted: false })
  if (act === 'unfollow') product.followedBy.delete(by)
  if (following && (act === 'mute' || act === 'unmute')) following.isMuted = act === 'mute'
  if (act === 'open') product.openedBy.add(by)
}

function keep({ people }: Model, { act, by }: { act: 'discard' | 'restore' | 'close' | 'share'; by: number }): void {
  const person = people[by]
  if (!person) return
  if (act === 'discard' || act === 'restore') person.isFolioThere = act === 'restore'
  else if (person.isFolioThere) person.isFolioShared = act === 'share'
}

/** Whom it concerns is told of each other state, but never of an end of which nobody had heard the beginning. */
function tell(model: Model, nth: number): void {
  const product = productAt(model, nth)
  // The worst of what is said.
  const state = states.find((each) => product.said.includes(each))
  if (state === undefined || state === product.told) return
  const isNews = state !== 'Resolved' || product.told !== undefined
  product.told = state
  if (!isNews || !product.isThere) return
  for (const person of concernedBy(model, product)) model.told[person]?.push(`${nth} ${state}`)
}

function concernedBy({ people }: Model, { savedBy, followedBy, openedBy }: Product): Set<number> {
  const concerned = new Set(openedBy)
  for (const [person, { isMuted }] of followedBy) if (!isMuted) concerned.add(person)
  for (const person of savedBy) {
    const { isFolioThere, isFolioShared } = people[person] as Person
    if (!isFolioThere) continue
    concerned.add(person)
    if (isFolioShared) concerned.add((person + 1) % people.length)
  }
  return concerned
}

const productAt = ({ products }: Model, nth: number) => products[nth] as Product

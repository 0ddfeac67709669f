/** What readers and one author are told, said as simply as it can be. */

export type Command =
  | Follows
  | { act: 'write'; post: number; hasWord: boolean }
  | Shows
  | Likes
  | Reads
  | { act: 'crash' }

interface Follows {
  act: 'follow' | 'unfollow' | 'mute' | 'unmute' | 'turnOff' | 'turnOn' | 'befriend' | 'part'
  by: number
}
interface Shows {
  act: 'hide' | 'show' | 'delete' | 'restore'
  post: number
}
interface Likes {
  /** `likeAgain` takes the like back first. */
  act: 'like' | 'unlike' | 'likeAgain'
  by: number
  post: number
}
type Reads = { act: 'read'; by: number; nth: number } | { act: 'readAll'; by: number }

interface Post {
  /** The moment at which it came into sight; null while it is out of it. */
  listedAt: number | null
  hasWord: boolean
  isHidden: boolean
  isDeleted: boolean
}

interface Following {
  since: number
  isMuted: boolean
  matched: Set<number>
}

interface Told {
  isRead: boolean
  /** Told while its receiver wanted matches on screen. */
  isShown: boolean
  /** How often it was news. */
  times: number
}

export interface Model {
  now: number
  posts: Map<number, Post>
  searches: Map<number, Following>
  /** Who wants no matches on screen. */
  turnedOff: Set<number>
  friends: Set<number>
  likes: Map<number, Set<number>>
  likedBefore: Map<number, Set<number>>
  /** By person, then by what it is about: `match 0`, `liked 0`, `followed 0`. */
  told: Map<number, Map<string, Told>>
}

export const newModel = (): Model => ({
  now: 0,
  posts: new Map(),
  searches: new Map(),
  turnedOff: new Set(),
  friends: new Set(),
  likes: new Map(),
  likedBefore: new Map(),
  told: new Map(),
})

/** Without a command, time goes on. */
export function step(model: Model, command: Command | undefined, author: number): void {
  model.now += 1
  if (!command) return
  if (command.act === 'write') write(model, command, author)
  else if (command.act === 'crash') matchAll(model, author)
  else if (isLike(command)) like(model, command, author)
  else if (command.act === 'read' || command.act === 'readAll') read(model, command)
  else if ('post' in command) show(model, command)
  else follow(model, command, author)
}

const isLike = (command: Command): command is Likes => ['like', 'unlike', 'likeAgain'].includes(command.act)

function read(model: Model, command: Reads): void {
  const told = toldOf(model, command.by)
  const chosen = command.act === 'read' ? visible(model, command.by)[command.nth]?.about : undefined
  for (const [about, each] of told) if (command.act === 'readAll' || about === chosen) each.isRead = true
}

function matchAll(model: Model, author: number): void {
  for (const post of model.posts.keys()) match(model, post, author)
}

function write(model: Model, { post, hasWord }: { post: number; hasWord: boolean }, author: number): void {
  const known = model.posts.get(post)
  if (known && known.listedAt === null) return
  model.posts.set(
    post,
    known ? { ...known, hasWord } : { listedAt: model.now, hasWord, isHidden: false, isDeleted: false },
  )
  match(model, post, author)
}

/** Nobody is told of what they wrote. */
function match(model: Model, nth: number, author: number): void {
  const post = model.posts.get(nth)
  if (!post?.hasWord || post.listedAt === null) return
  for (const [reader, search] of model.searches) {
    if (reader === author || post.listedAt <= search.since || search.matched.has(nth)) continue
    search.matched.add(nth)
    if (!search.isMuted) tellOnce(model, reader, { about: `match ${nth}`, isShown: !model.turnedOff.has(reader) })
  }
}

function show(model: Model, { act, post: nth }: Shows): void {
  const post = model.posts.get(nth)
  if (!post) return
  if (act === 'hide' || act === 'show') post.isHidden = act === 'hide'
  else post.isDeleted = act === 'delete'
  const isListed = !post.isHidden && !post.isDeleted
  post.listedAt = isListed ? (post.listedAt ?? model.now) : null
}

function like(model: Model, { act, by, post }: Likes, author: number): void {
  if (!model.posts.get(post)?.listedAt) return
  const likes = setIn(model.likes, post)
  if (act === 'unlike') {
    likes.delete(by)
    return
  }
  const before = setIn(model.likedBefore, post)
  likes.add(by)
  if (before.has(by)) return
  before.add(by)
  const told = toldOf(model, author)
  const about = `liked ${post}`
  told.set(about, { isRead: false, isShown: true, times: (told.get(about)?.times ?? 0) + 1 })
}

function follow(model: Model, { act, by }: Follows, author: number): void {
  const search = model.searches.get(by)
  if (act === 'follow' && !search) model.searches.set(by, { since: model.now, isMuted: false, matched: new Set() })
  if (act === 'unfollow') model.searches.delete(by)
  if (search && (act === 'mute' || act === 'unmute')) search.isMuted = act === 'mute'
  if (act === 'turnOff') model.turnedOff.add(by)
  if (act === 'turnOn') model.turnedOff.delete(by)
  if (act === 'part') model.friends.delete(by)
  if (act === 'befriend') {
    model.friends.add(by)
    tellOnce(model, author, { about: `followed ${by}`, isShown: true })
  }
}

function tellOnce(model: Model, person: number, { about, isShown }: { about: string; isShown: boolean }): void {
  const told = toldOf(model, person)
  if (!told.has(about)) told.set(about, { isRead: false, isShown, times: 1 })
}

/** What somebody is shown, by what it is about. */
export function visible(model: Model, person: number): { about: string; isRead: boolean; times: number }[] {
  return [...toldOf(model, person)]
    .filter(([about, { isShown }]) => {
      if (!isShown) return false
      const [kind, nth] = about.split(' ') as [string, string]
      if (kind === 'followed') return model.friends.has(Number(nth))
      if (kind === 'liked' && setIn(model.likes, Number(nth)).size === 0) return false
      return isThere(model, Number(nth))
    })
    .map(([about, { isRead, times }]) => ({ about, isRead, times }))
    .toSorted((one, other) => (one.about < other.about ? -1 : 1))
}

/** Hidden and deleted posts are seen by nobody, their authors included. */
const isThere = ({ posts }: Model, nth: number) => posts.get(nth)?.listedAt != null

const toldOf = ({ told }: Model, person: number) => entryIn(told, person, () => new Map<string, Told>())
const setIn = (map: Map<number, Set<number>>, key: number) => entryIn(map, key, () => new Set<number>())

function entryIn<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

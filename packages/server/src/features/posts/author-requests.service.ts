import type { Author, AuthorRequest } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { days, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, notFound, ProblemError } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { listWantingMailAtOnce, notifyAll, settleNotification } from '../../platform/notifications/index.ts'
import { removeAuthor } from '../contents/index.ts'
import { listBlockersOf } from '../profiles/index.ts'
import {
  type AuthorRequestRow,
  countAskedBy,
  findRequestStatus,
  listRequestsTo,
  markAsked,
  type NamedColleague,
  updateAnswer,
} from './author-requests.queries.ts'
import { contentOf, type PostContent } from './post-content.ts'
import { authorRequestMail } from './posts.mail.ts'
import { mayEditPost } from './posts.policy.ts'
import { listAuthors, lockPost, type StoredPost } from './posts.queries.ts'
import { isDraft, storePost } from './storing.service.ts'

const askedADay = 30

export async function listAuthorRequests(app: App, actor: Actor): Promise<AuthorRequest[]> {
  return (await listRequestsTo(app.db, actor.userId)).map(requestView)
}

/** Called before the post is stored: of several people at most so many are asked a day. */
export async function checkMayAsk(app: App, tx: Tx, writerId: string, named: NamedColleague[]): Promise<void> {
  const asked = named.filter(({ status }) => status === 'Named').length
  if (asked === 0) return
  const before = await countAskedBy(tx, writerId, later(app.clock.now(), -days(1)))
  if (before + asked > askedADay) throw new ProblemError(429, 'author-requests-exceeded', { data: { max: askedADay } })
}

/** Called with the post published: who was named is asked, each once; whoever has blocked the writer hears nothing of it. */
export async function askAuthors(
  app: App,
  tx: Tx,
  writerId: string,
  { contentItemId, title }: { contentItemId: string; title: string },
): Promise<void> {
  const now = app.clock.now()
  const asked = await markAsked(tx, contentItemId, now)
  if (asked.length === 0) return
  const [writer] = await listAuthors(tx, [writerId])
  if (!writer) return
  const askedIds = asked.map((person) => person.user_id)
  const request = { kind: 'AuthorRequest', key: contentItemId, at: now, actorId: writerId, contentItemId } as const
  await notifyAll(
    tx,
    askedIds.map((userId) => ({ ...request, userId })),
  )
  const blockers = new Set(await listBlockersOf(tx, writerId, askedIds))
  const mailed = await listWantingMailAtOnce(tx, askedIds, 'AuthorRequest')
  const written = asked.filter(({ user_id }) => mailed.has(user_id) && !blockers.has(user_id))
  for (const person of written) await queueMail(tx, authorRequestMail(app, { writer, person, title }))
}

/** The name stands among the authors from the moment they agree. */
export async function answerAuthorRequest(
  app: App,
  actor: Actor,
  { contentItemId, accepted }: { contentItemId: string; accepted: boolean },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const post = await lockPost(tx, contentItemId)
    const status = await findRequestStatus(tx, contentItemId, actor.userId)
    const isAsked = status !== undefined && status !== 'Named' && status !== 'Withdrawn'
    if (!post || isDraft(post.type) || !isAsked) throw notFound('author-request')
    if (status !== 'Asked') throw conflict('author-request-answered')
    if (accepted) await storeWithAuthor(app, tx, post, actor.userId)
    const answered = { userId: actor.userId, at: app.clock.now() }
    await updateAnswer(tx, { contentItemId, status: accepted ? 'Agreed' : 'Declined', ...answered })
    await settleNotification(tx, { kind: 'AuthorRequest', key: contentItemId, ...answered })
  })
}

/** Off every version; the writer cannot ask again. */
export async function removeOwnName(app: App, actor: Actor, contentItemId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    const post = await lockPost(tx, contentItemId)
    if (!post || isDraft(post.type)) throw notFound('post')
    if (mayEditPost(actor, post)) throw conflict('author-own-post')
    const status = await findRequestStatus(tx, contentItemId, actor.userId)
    if (status !== 'Agreed') throw notFound('author-request')
    const at = app.clock.now()
    await removeAuthor(tx, { contentItemId, userId: actor.userId, at })
    await updateAnswer(tx, { contentItemId, userId: actor.userId, status: 'Declined', at })
  })
}

async function storeWithAuthor(app: App, tx: Tx, post: StoredPost, userId: string): Promise<void> {
  const content = contentOf(post)
  const named = content.named.map((each) => (each.userId === userId ? { ...each, status: 'Agreed' as const } : each))
  const [person] = await listAuthors(tx, [userId])
  const position = named.find((each) => each.userId === userId)?.position ?? content.details.authors.length
  const author: Author = {
    userId,
    name: `${person?.first_name} ${person?.last_name}`.trim(),
    profilePictureAttachmentId: person?.picture_id ?? null,
  }
  const authors = content.details.authors.toSpliced(position, 0, author)
  await storePost(app, tx, {
    contentItemId: post.id,
    ownerId: post.owner_id ?? userId,
    type: post.type,
    content: { ...content, named, details: { ...content.details, authors } } as PostContent,
    inPlace: true,
  })
}

const requestView = (row: AuthorRequestRow): AuthorRequest => ({
  contentItemId: row.content_item_id,
  contentItemType: row.type,
  title: row.title,
  askedBy:
    (row.writer_id && {
      userId: row.writer_id,
      name: row.writer_name ?? '',
      profilePictureAttachmentId: row.writer_picture_id,
    }) ||
    null,
  askedOn: row.asked_at.toISOString(),
})

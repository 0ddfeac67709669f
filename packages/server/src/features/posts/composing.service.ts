import { type Author, type AuthorInput, fitsLinkType, guessLanguage, type KindDetails } from '@materia/contract'
import type { Actor } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { forbidden, invalid } from '../../platform/errors/errors.ts'
import { listAttachments } from '../attachments/index.ts'
import { findSponsor } from '../users/index.ts'
import { imageIdsIn } from './articles/article-html.ts'
import type { NamedColleague } from './author-requests.queries.ts'
import { findPreview } from './links/link-previews.queries.ts'
import { isArticle, merged, type PostContent, type PreparedPayload, sent, unique } from './post-content.ts'
import { mayPromote, maySpeakFor } from './posts.policy.ts'
import { listAuthors, type PostType } from './posts.queries.ts'

interface Writing {
  type: PostType
  before: PostContent
  payload: PreparedPayload
  /** A post that did not exist yet gets what its author need not say. */
  isNew: boolean
}

/** What the post says once this was written into it; refuses what this person may not say. */
export async function composePost(tx: Tx, actor: Actor, writing: Writing): Promise<PostContent> {
  const { type, before, payload } = writing
  if (payload.userId && payload.userId !== actor.userId) throw forbidden('post-own-name')
  const { authors, named } = await composeAuthors(tx, actor, writing)
  const promotion = await composePromotion(tx, actor, writing)
  const voiceOf = await composeVoice(tx, actor, writing)
  const content = {
    ...merged(before, payload),
    named,
    ...promotion,
    voiceOf,
    ...composeDisclosure(actor, writing, { promotedBy: promotion.promotedBy, voiceOf }),
  }
  const whole = isArticle(type)
    ? composeArticle(content, { ...writing, authors })
    : await composeLink(tx, content, { ...writing, authors })
  await checkFiles(tx, whole)
  return { ...whole, details: { ...whole.details, ...composeLanguage(actor, whole, writing) } }
}

/** What the writer says it is written in; until they do, what its words tell. */
function composeLanguage(actor: Actor, { title, summary, sourceContent, details }: PostContent, writing: Writing) {
  const { before, payload, isNew } = writing
  if (payload.language) return { language: payload.language, isLanguageGuessed: false }
  const kept = before.details
  if (!sent(payload.language) && !kept.isLanguageGuessed) return { language: kept.language, isLanguageGuessed: false }
  const otherwise = isNew ? (actor.language ?? kept.language) : kept.language
  const text = 'content' in details ? details.content : `${details.linkTitle} ${sourceContent}`
  return { language: guessLanguage(`${title} ${summary ?? ''} ${text}`, otherwise), isLanguageGuessed: true }
}

type Authorship = Pick<PostContent, 'named'> & { authors: Author[] }

async function composeAuthors(tx: Tx, actor: Actor, { type, before, payload, isNew }: Writing): Promise<Authorship> {
  // Who writes an article is its author; a link was written by somebody else.
  const writer = isArticle(type) && !maySpeakFor(actor) ? [{ userId: actor.userId }] : []
  if (!sent(payload.authors)) {
    return { authors: isNew ? await namedAuthors(tx, writer) : before.details.authors, named: before.named }
  }
  const given = payload.authors ?? []
  const isWriterNamed = given.some(({ userId }) => userId === actor.userId)
  return agreedOf(await namedAuthors(tx, isWriterNamed ? given : [...given, ...writer]), { actor, before })
}

/** Of all who are named, the writer, names without an account, and colleagues who agreed are the authors. */
function agreedOf(given: Author[], { actor, before }: { actor: Actor; before: PostContent }): Authorship {
  const known = new Map(before.named.map((each) => [each.userId, each]))
  const named = given.flatMap(({ userId }, position): NamedColleague[] =>
    userId === null || userId === actor.userId
      ? []
      : [{ userId, status: namedAgain(known.get(userId)?.status), position }],
  )
  const statuses = new Map(named.map(({ userId, status }) => [userId, status]))
  const authors = given.filter(({ userId }) => (statuses.get(userId ?? '') ?? 'Agreed') === 'Agreed')
  // Whoever was asked is not mailed again, and who declined is not asked again, named or not.
  const asked = before.named
    .filter(({ userId, status }) => status !== 'Named' && !statuses.has(userId))
    .map(({ userId, status }): NamedColleague => {
      return { userId, status: status === 'Declined' ? status : 'Withdrawn', position: null }
    })
  return { authors, named: [...named, ...asked].toSorted((one, other) => (one.userId < other.userId ? -1 : 1)) }
}

/** Naming somebody again renews the question that was withdrawn. */
const namedAgain = (before: NamedColleague['status'] = 'Named') => (before === 'Withdrawn' ? 'Asked' : before)

async function namedAuthors(tx: Tx, given: AuthorInput[]): Promise<Author[]> {
  const rows = await listAuthors(tx, unique(given.flatMap(({ userId }) => userId ?? [])))
  const members = new Map(rows.map((row) => [row.id, row]))
  const authors = given.flatMap((author): Author[] => {
    const member = author.userId ? members.get(author.userId) : undefined
    if (author.userId && !member) throw invalid('author-not-found', 'authors')
    if (member) {
      return [{ userId: member.id, name: nameOf(member), profilePictureAttachmentId: member.picture_id }]
    }
    const name = author.name || [author.firstName, author.lastName].filter(Boolean).join(' ')
    return name ? [{ userId: null, name, profilePictureAttachmentId: null }] : []
  })
  return [...new Map(authors.map((author) => [author.userId ?? `name:${author.name}`, author])).values()]
}

const nameOf = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`.trim()

async function composePromotion(tx: Tx, actor: Actor, { before, payload }: Writing) {
  const kept = { promotedBy: before.promotedBy, promotedByUserId: before.promotedByUserId }
  const isSame =
    (payload.promotedBy ?? kept.promotedBy) === kept.promotedBy &&
    (payload.promotedByUserId ?? kept.promotedByUserId) === kept.promotedByUserId
  if (!mayPromote(actor)) {
    if (!isSame) throw forbidden('promotion-admin-only')
    return kept
  }
  if (!sent(payload.promotedBy) && !sent(payload.promotedByUserId)) return kept
  const sponsor = payload.promotedByUserId ? await findSponsor(tx, payload.promotedByUserId) : undefined
  if (payload.promotedByUserId && !sponsor) throw invalid('sponsor-not-found', 'promotedByUserId')
  return {
    promotedBy: payload.promotedBy || sponsor?.name || null,
    promotedByUserId: sponsor ? (payload.promotedByUserId ?? null) : null,
  }
}

/** An organisation's account always speaks in its own name; nobody else speaks for one. */
async function composeVoice(tx: Tx, actor: Actor, { before, payload }: Writing): Promise<string | null> {
  if (!maySpeakFor(actor)) {
    if (!payload.voiceOf || payload.voiceOf === before.voiceOf) return before.voiceOf
    throw forbidden('voice-of-only')
  }
  const [organisation] = await listAuthors(tx, [actor.userId])
  const name = organisation ? nameOf(organisation) : null
  if (payload.voiceOf && payload.voiceOf !== name) throw invalid('voice-of-other', 'voiceOf', { name: name ?? '' })
  return name
}

type Labels = Pick<PostContent, 'promotedBy' | 'voiceOf'>

/** Said by whoever says that it is promoted, or speaks for an organisation. */
function composeDisclosure(
  actor: Actor,
  { before, payload: { disclosure } }: Writing,
  { promotedBy, voiceOf }: Labels,
) {
  // What was said of one sponsor is not true of the next.
  const isOther = promotedBy !== before.promotedBy
  const kept = isOther ? { paidBy: null, paidFor: null } : { paidBy: before.paidBy, paidFor: before.paidFor }
  if (disclosure === undefined) return kept
  // Whoever is named on it pays unless somebody else is said to.
  const named = promotedBy ?? voiceOf
  const isNamed = disclosure?.paidBy === named
  const said = { paidBy: (!isNamed && disclosure?.paidBy) || null, paidFor: disclosure?.purpose || null }
  if (mayPromote(actor) || maySpeakFor(actor)) return said
  const payerOf = (paidBy: string | null) => paidBy ?? named
  const isSame = payerOf(said.paidBy) === payerOf(kept.paidBy) && said.paidFor === kept.paidFor
  if (!isSame) throw forbidden('disclosure-only')
  return kept
}

function composeArticle(
  content: PostContent,
  { before, payload, authors }: Writing & { authors: Author[] },
): PostContent {
  const stored = before.details as KindDetails['UserArticle']
  const shownBefore = imageIdsIn(stored.content)
  const gallery = payload.imageIds ?? before.imageIds.filter((id) => !shownBefore.includes(id))
  const shown = payload.article ? payload.article.imageIds : shownBefore
  return {
    ...content,
    imageIds: unique([...gallery, ...shown]),
    details: { ...stored, ...(payload.article && { content: payload.article.html }), authors },
  }
}

async function composeLink(
  tx: Tx,
  content: PostContent,
  { before, payload, authors }: Writing & { authors: Author[] },
): Promise<PostContent> {
  const stored = before.details as KindDetails['UserExternalLink']
  const externalLinkType = payload.externalLinkType ?? stored.externalLinkType
  const externalLink = sent(payload.externalLink) ? (payload.externalLink ?? '') : stored.externalLink
  if (externalLink) checkLink(externalLink, externalLinkType)
  const preview = externalLink ? await findPreview(tx, externalLink) : undefined
  const shown = preview?.status === 'ready' ? preview : undefined
  const isSameLink = externalLink === stored.externalLink
  return {
    ...content,
    imageIds: payload.imageIds ?? before.imageIds,
    sourceContent: shown?.description ?? (isSameLink ? before.sourceContent : null),
    details: {
      ...stored,
      externalLinkType,
      externalLink,
      authors,
      linkTitle: shown?.title ?? (isSameLink ? stored.linkTitle : null),
      linkSite: shown?.site ?? (isSameLink ? stored.linkSite : null),
      linkImageAttachmentId: shown?.image_attachment_id ?? (isSameLink ? stored.linkImageAttachmentId : null),
    },
  }
}

function checkLink(address: string, type: KindDetails['UserExternalLink']['externalLinkType']): void {
  if (!address.startsWith('https://')) throw invalid('link-not-https', 'externalLink')
  if (!fitsLinkType(address, type)) {
    throw invalid('link-type-mismatch', 'externalLinkType', { type })
  }
}

/** Pictures must be pictures; whether the files are this person's is checked when they are taken hold of. */
async function checkFiles(tx: Tx, content: PostContent): Promise<void> {
  const pictures = unique([...content.imageIds, ...(content.featuredImageId ? [content.featuredImageId] : [])])
  const rows = await listAttachments(tx, pictures)
  const isPicture = new Map(rows.map((row) => [row.id, row.type === 'Image']))
  if (content.featuredImageId && !isPicture.get(content.featuredImageId)) {
    throw invalid('featured-image-not-found', 'featuredImageId')
  }
  if (!content.imageIds.every((id) => isPicture.get(id))) {
    throw invalid('image-not-found', 'imageIds')
  }
}

import type { KindDetails, LinkPreview } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { days, later, minutes } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { enqueue, job } from '../../../platform/jobs/jobs.ts'
import { claimAttachments, releaseAttachments, storeImageFrom } from '../../attachments/index.ts'
import { contentOf } from '../post-content.ts'
import { listLinksWithoutPreview, lockPost } from '../posts.queries.ts'
import { storePost } from '../storing.service.ts'
import {
  deletePreviewsAskedBefore,
  findPreview,
  type LinkPreviewRow,
  markPreviewAsked,
  updatePreview,
} from './link-previews.queries.ts'
import { pageReading } from './page-preview.ts'

/** How long a page is believed to show what it showed. */
const keptDays = 30
const forgottenAtOnce = 500

export const lookUpLink = job<{ url: string }>('look-up-link', 'safeFetch')

/** What is known of the address; the first to ask has it looked up. */
export async function getLinkPreview(app: App, actor: Actor, url: string): Promise<LinkPreview> {
  await askForPreview(app, app.db, actor, url)
  const row = await findPreview(app.db, url)
  return {
    status: row?.status ?? 'pending',
    title: row?.title ?? null,
    site: row?.site ?? null,
    imageAttachmentId: row?.image_attachment_id ?? null,
  }
}

export async function askForPreview(app: App, db: Db, actor: Actor, url: string): Promise<void> {
  const at = app.clock.now()
  const askAgainBefore = { failed: later(at, -minutes(10)), ready: later(at, -days(keptDays)) }
  if (!(await markPreviewAsked(db, url, { at, askAgainBefore }))) return
  if (await app.limiter.tryTake('safeFetch', `account ${actor.userId}`)) {
    await enqueue(db, lookUpLink, { url }, { maxAttempts: 3 })
  } else {
    await updatePreview(db, url, undefined, at)
  }
}

/** Looks at the page, keeps what it shows of itself, and gives it to posts that were published before it was known. */
export async function lookUp(app: App, url: string): Promise<void> {
  const found = await findOnPage(app, url)
  await inTransaction(app, async (tx) => {
    const previewId = await updatePreview(tx, url, found, app.clock.now())
    if (!found) return
    if (previewId) await holdPicture(app, tx, previewId, found)
    for (const contentItemId of await listLinksWithoutPreview(tx, url)) {
      const post = await lockPost(tx, contentItemId)
      if (!post?.owner_id) continue
      const details = { ...(post.details as KindDetails['UserExternalLink']), ...detailsOf(found) }
      await storePost(app, tx, {
        contentItemId,
        ownerId: post.owner_id,
        type: post.type,
        content: { ...contentOf(post), sourceContent: found.description, details },
        inPlace: true,
      })
    }
  })
}

const holderOf = (previewId: string) => ({ kind: 'link-preview' as const, id: previewId })

/** Otherwise it would be swept before anybody publishes it. */
const holdPicture = (app: App, tx: Tx, previewId: string, { image_attachment_id: imageId }: Found) =>
  claimAttachments(app, tx, {
    holder: holderOf(previewId),
    ids: imageId ? [imageId] : [],
    ownerId: null,
    field: 'externalLink',
  })

/** Previews that the next to ask would have looked up anew; posts keep what they took of them. */
export async function forgetOldPreviews(app: App): Promise<void> {
  const before = later(app.clock.now(), -days(keptDays))
  for (let forgotten = forgottenAtOnce; forgotten === forgottenAtOnce; ) {
    forgotten = await inTransaction(app, async (tx) => {
      const ids = await deletePreviewsAskedBefore(tx, { before, limit: forgottenAtOnce })
      await releaseAttachments(app, tx, ...ids.map(holderOf))
      return ids.length
    })
  }
}

type Found = Pick<LinkPreviewRow, 'title' | 'site' | 'description' | 'image_attachment_id'>

const detailsOf = (found: Found) => ({
  linkTitle: found.title,
  linkSite: found.site,
  linkImageAttachmentId: found.image_attachment_id,
})

async function findOnPage(app: App, url: string): Promise<Found | undefined> {
  const reply = await app.safeFetch(url, { accept: 'text/html,application/xhtml+xml' })
  if (!reply || !/^(text\/html|application\/xhtml\+xml)/i.test(reply.contentType)) return undefined
  const { bytes, contentType, url: address } = reply
  const page = await app.threads.run(pageReading, { bytes, contentType, url: address })
  return {
    title: page.title,
    site: page.site,
    description: page.description,
    image_attachment_id: page.imageUrl ? await keepPicture(app, page.imageUrl) : null,
  }
}

async function keepPicture(app: App, url: string): Promise<string | null> {
  const picture = await storeImageFrom(app, { url, ownerId: null, name: 'preview', belongsTo: 'ContentItem' })
  return picture?.id ?? null
}

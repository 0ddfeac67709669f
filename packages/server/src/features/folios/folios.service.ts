import {
  type AuditAct,
  type Folio,
  type FolioCreate,
  type FolioUpdate,
  ownedFoliosMax,
  type ShareLevel,
} from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, invalid, notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { claimAttachments } from '../attachments/index.ts'
import {
  deleteItems,
  isIdTaken,
  listContents,
  putContentVersions,
  restoreItems,
  type Visibility,
} from '../contents/index.ts'
import { makeId } from '../users/index.ts'
import { replaceClippings } from './clippings.service.ts'
import { getClippable, getManaged, relationOf } from './folio-access.ts'
import { folioChanged, folioSharingChanged } from './folios.events.ts'
import { type FolioRow, findFolio, listFolioIdsOf, lockOwnedFolios } from './folios.queries.ts'
import { checkMayRequireVerified, endUnverified } from './invites/verified-members.service.ts'
import { checkLogo } from './logos/logos.service.ts'

const visibilityOf: Record<ShareLevel, Visibility> = { Private: 'owner', Restricted: 'members', Public: 'public' }
const foliosListed = 500

interface FolioFields {
  id: string
  ownerId: string
  title: string
  summary: string | null
  shareLevel: ShareLevel
  logoAttachmentId: string | null
  verifiedOnly: boolean
  publishedOn: Date
}

/** As this viewer sees it. */
export async function getFolioReply(app: App, actor: Actor, folioId: string): Promise<Folio> {
  const [folio] = await listContents(app, actor, [folioId])
  if (folio?.contentItemType !== 'Folio') throw notFound('folio')
  return folio
}

/** One's own and those one has joined, newest first. */
export async function listFolioReplies(app: App, actor: Actor): Promise<Folio[]> {
  const ids = await listFolioIdsOf(app.db, { userId: actor.userId, limit: foliosListed })
  return (await listContents(app, actor, ids)) as Folio[]
}

/** Gives the folio's id. A client that names it may ask twice: the second time nothing happens. */
export async function createFolio(app: App, actor: Actor, input: FolioCreate): Promise<string> {
  const folioId = input.folioId ?? makeId()
  await inTransaction(app, async (tx) => {
    if (await isIdTaken(tx, folioId)) {
      const known = await findFolio(tx, { folioId, userId: actor.userId })
      if (known?.owner_id !== actor.userId || known.is_deleted) throw conflict('folio-id-taken')
      return
    }
    await checkRoomForFolio(tx, actor.userId)
    if (input.logoAttachmentId) await checkLogo(tx, actor, input.logoAttachmentId)
    if (input.verifiedOnly) await checkMayRequireVerified(app, tx, actor, input.shareLevel)
    await writeFolio(app, tx, {
      id: folioId,
      ownerId: actor.userId,
      title: input.title,
      summary: input.summary || null,
      shareLevel: input.shareLevel,
      logoAttachmentId: input.logoAttachmentId ?? null,
      verifiedOnly: input.verifiedOnly ?? false,
      publishedOn: app.clock.now(),
    })
    announce(tx, folioChanged, { folioId, byTab: actor.tabId })
  })
  return folioId
}

/** Before a new one is written. */
export async function checkRoomForFolio(tx: Tx, ownerId: string): Promise<void> {
  if ((await lockOwnedFolios(tx, ownerId)) >= ownedFoliosMax) throw conflict('folios-full', { max: ownedFoliosMax })
}

/** What is left out stays as it is. The order alone may be set by every member, the rest by the owner. */
export async function updateFolio(app: App, actor: Actor, update: FolioUpdate): Promise<void> {
  const { folioId, contentIds, authorId, xmin, ...fields } = update
  const isOrderOnly = contentIds && authorId == null && Object.values(fields).every((value) => value === undefined)
  const isStored = await inTransaction(app, async (tx) => {
    const { folio } = isOrderOnly
      ? await getClippable(tx, actor, folioId)
      : await getManaged(tx, actor, folioId, 'change')
    if (authorId && authorId !== folio.owner_id) throw invalid('folio-owner-fixed', 'authorId')
    const isOtherLogo = fields.logoAttachmentId && fields.logoAttachmentId !== folio.logo_attachment_id
    if (isOtherLogo) await checkLogo(tx, actor, fields.logoAttachmentId ?? '')
    const changed = changedFields(app, folio, fields)
    if (fields.verifiedOnly) await checkMayRequireVerified(app, tx, actor, changed.shareLevel)
    const isStale = xmin != null && xmin !== folio.xmin
    // The same words once more, after an answer that was lost on the way, are no conflict.
    if (isStale && (contentIds || !isSame(folio, changed))) return false
    // First, for it may refuse: what a refused folio brings to the search cannot be taken back.
    if (contentIds) await replaceClippings(app, tx, actor, { folioId, contentIds })
    if (!isOrderOnly) await writeFolio(app, tx, changed)
    if (changed.shareLevel !== folio.share_level) await enqueue(tx, folioSharingChanged, { folioId })
    if (fields.verifiedOnly) await endUnverified(app, tx, folioId)
    announce(tx, folioChanged, { folioId, byTab: actor.tabId })
    return true
  })
  if (isStored) return
  throw conflict('folio-changed-elsewhere', { stored: await getFolioReply(app, actor, folioId), sent: update })
}

const isSame = (folio: FolioRow, changed: FolioFields) =>
  folio.title === changed.title &&
  folio.summary === changed.summary &&
  folio.share_level === changed.shareLevel &&
  folio.logo_attachment_id === changed.logoAttachmentId &&
  folio.verified_only === changed.verifiedOnly

function changedFields(
  app: App,
  folio: FolioRow,
  update: Omit<FolioUpdate, 'folioId' | 'contentIds' | 'authorId' | 'xmin'>,
): FolioFields {
  const shareLevel = update.shareLevel ?? folio.share_level
  const becomesPublic = shareLevel === 'Public' && folio.share_level !== 'Public'
  return {
    id: folio.id,
    ownerId: folio.owner_id ?? '',
    title: update.title ?? folio.title,
    summary: update.summary === undefined ? folio.summary : update.summary || null,
    shareLevel,
    logoAttachmentId: update.logoAttachmentId === undefined ? folio.logo_attachment_id : update.logoAttachmentId,
    // Everybody reads a public one.
    verifiedOnly: (update.verifiedOnly ?? folio.verified_only) && shareLevel !== 'Public',
    publishedOn: becomesPublic || !folio.published_on ? app.clock.now() : folio.published_on,
  }
}

/** Within the caller's transaction. */
export async function writeFolio(app: App, tx: Tx, folio: FolioFields): Promise<void> {
  const { id, ownerId, shareLevel, logoAttachmentId, verifiedOnly } = folio
  await claimAttachments(app, tx, {
    holder: { kind: 'folio', id },
    ids: logoAttachmentId ? [logoAttachmentId] : [],
    ownerId,
    field: 'logoAttachmentId',
  })
  await putContentVersions(
    tx,
    [
      {
        type: 'Folio',
        contentItemId: id,
        ownerId,
        visibility: visibilityOf[shareLevel],
        title: folio.title,
        summary: folio.summary,
        publishedOn: folio.publishedOn,
        details: { shareLevel, logoAttachmentId, verifiedOnly },
      },
    ],
    app.clock.now(),
  )
}

export async function removeFolio(app: App, actor: Actor, folioId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    await getManaged(tx, actor, folioId, 'deletion')
    await deleteItems(tx, [folioId], app.clock.now())
    await enqueue(tx, folioSharingChanged, { folioId })
    await recordAct(tx, folioAct('folio-deleted', actor, folioId))
    announce(tx, folioChanged, { folioId, byTab: actor.tabId })
  })
}

/** Undoes a deletion: clippings, people and invitations are as they were. */
export async function restoreFolio(app: App, actor: Actor, folioId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    const folio = await findFolio(tx, { folioId, userId: actor.userId, lock: true })
    if (!folio?.is_deleted) {
      await getManaged(tx, actor, folioId, 'restoration')
      return
    }
    if (relationOf(actor.userId, folio) !== 'owner') throw notFound('folio')
    await restoreItems(tx, [folioId])
    await recordAct(tx, folioAct('folio-restored', actor, folioId))
    announce(tx, folioChanged, { folioId, byTab: actor.tabId })
  })
}

const folioAct = (act: AuditAct, actor: Actor, folioId: string) => ({
  act,
  actorId: actor.userId,
  subject: { type: 'content', id: folioId },
  ip: actor.ip,
})

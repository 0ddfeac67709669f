import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { withoutAccents } from '@materia/language/accents.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict } from '../../../platform/errors/errors.ts'
import { announce } from '../../../platform/events/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { contentsWritten, contentVersionAdded } from '../contents.events.ts'
import type { FrenchCard } from '../contents.tables.ts'
import { followsFamily } from '../kinds/feed-weight.ts'
import { kindOf } from '../kinds/index.ts'
import type { IndexedRow } from '../search/indexed.queries.ts'
import { cutDocumentOf, indexItems } from '../search/search-index.ts'
import { withDecodedDetails } from '../stored-details.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { NewVersion } from './new-version.ts'
import {
  deleteBelongings,
  insertAreas,
  insertAttachments,
  insertIdentifiers,
  insertItems,
  insertVersions,
  lockItems,
  markItemsGone,
  renewSourceDates,
  rewriteVersions,
  type StoredVersion,
  supersede,
  updateFeedWeights,
  type VersionRow,
} from './versions.queries.ts'

export type PutOutcome = 'created' | 'updated' | 'unchanged' | 'older'

export interface PutResult {
  outcome: PutOutcome
  contentItemId: string
  versionId: string
}

interface Planned {
  version: NewVersion
  row: VersionRow
  result: PutResult
  /** It reads as the current version does, on a later day of its source. */
  isLater: boolean
  /** It reads as the current version does and stands elsewhere in feeds. */
  isMoved: boolean
}

/**
 * The one door through which content is written. Within the caller's transaction it makes new versions only where
 * something a viewer can see has changed, supersedes the old ones and announces the new ones.
 */
export async function putContentVersions(tx: Tx, given: NewVersion[], at = new Date()): Promise<PutResult[]> {
  const versions = given.map(withDecodedDetails)
  const stored = await lockItems(tx, {
    ids: versions.flatMap((version) => version.contentItemId ?? []),
    sourceKeys: versions.flatMap((version) => version.sourceKey ?? []),
  })
  const byId = new Map(stored.map((row) => [row.id, row]))
  const byKey = new Map(stored.flatMap((row) => (row.source_key ? [[row.source_key, row] as const] : [])))
  const plans = versions.map((version) => {
    const known = version.contentItemId ? byId.get(version.contentItemId) : byKey.get(version.sourceKey ?? '')
    if (version.contentItemId && known && !isOfTheSame(version, known)) {
      throw conflict('content-id-taken')
    }
    return plan(version, known)
  })
  await write(tx, plans, at)
  await renew(tx, plans)
  return plans.map(({ result }) => result)
}

/** Whoever names an item by its id writes what it is already, as the one whose it is; a draft may become its post. */
function isOfTheSame(version: NewVersion, known: StoredVersion): boolean {
  const isSameKind = known.type === version.type || known.type === `Draft${version.type}`
  return isSameKind && (known.owner_id === null || known.owner_id === version.ownerId)
}

function plan(version: NewVersion, known: StoredVersion | undefined): Planned {
  const fingerprint = fingerprintOf(version)
  const outcome = outcomeOf(version, known, fingerprint)
  const contentItemId = known?.id ?? version.contentItemId ?? randomUUID()
  const keepsVersion = outcome === 'unchanged' || outcome === 'older' || (version.inPlace && known)
  const versionId = keepsVersion && known ? known.current_version_id : randomUUID()
  return {
    version,
    row: rowOf(version, {
      contentItemId,
      versionId,
      fingerprint,
      feedWeight: version.feedWeight ?? known?.feed_weight ?? 0,
    }),
    result: { outcome, contentItemId, versionId },
    isLater:
      outcome === 'unchanged' && version.sourceDate != null && version.sourceDate > (known?.source_date ?? noDay),
    isMoved: outcome === 'unchanged' && version.feedWeight !== undefined && version.feedWeight !== known?.feed_weight,
  }
}

const noDay = new Date(0)

function outcomeOf(version: NewVersion, known: StoredVersion | undefined, fingerprint: string): PutOutcome {
  if (!known) return 'created'
  if (version.sourceDate && known.source_date && version.sourceDate < known.source_date) return 'older'
  const isSame = known.fingerprint === fingerprint && known.type === version.type && !known.gone_at
  return isSame ? 'unchanged' : 'updated'
}

function rowOf(
  version: NewVersion,
  {
    contentItemId,
    versionId,
    fingerprint,
    feedWeight,
  }: { contentItemId: string; versionId: string; fingerprint: string; feedWeight: number },
): VersionRow {
  const kind = kindOf(version.type)
  return {
    item_id: contentItemId,
    version_id: versionId,
    type: version.type,
    slug: slugOf(version.title, contentItemId),
    source_key: version.sourceKey ?? null,
    owner_id: version.ownerId ?? null,
    visibility: version.visibility ?? 'public',
    feed_weight: feedWeight,
    published_on: version.publishedOn?.toISOString() ?? null,
    sets_labels: version.promotedBy !== undefined || version.voiceOf !== undefined,
    promoted_by: version.promotedBy ?? null,
    promoted_by_user_id: version.promotedByUserId ?? null,
    voice_of: version.voiceOf ?? null,
    paid_by: version.paidBy ?? null,
    paid_for: version.paidFor ?? null,
    title: version.title,
    summary: version.summary ?? null,
    byline: version.byline ?? null,
    extra_search_info: version.extraSearchInfo ?? null,
    source_name: version.sourceName ?? null,
    source_url: version.sourceUrl ?? null,
    source_content: version.sourceContent ?? null,
    source_date: version.sourceDate?.toISOString() ?? null,
    creator_id: version.ownerId ?? null,
    featured_image_id: version.featuredImageId ?? null,
    details: version.details,
    fingerprint,
    fact_line: kind.factLine(version.details as never, 'en'),
    status_word: kind.statusWord(version.details as never, 'en'),
    french: frenchOf(version),
    external_link: kind.externalLink?.(version.details as never) ?? null,
    language: kind.writtenIn?.(version.details as never) ?? null,
  }
}

/** What its card says otherwise in French. */
function frenchOf({ type, details, french }: NewVersion): FrenchCard | null {
  const kind = kindOf(type)
  const worded = {
    factLine: kind.factLine(details as never, 'fr'),
    statusWord: kind.statusWord(details as never, 'fr'),
  }
  const isSame =
    worded.factLine === kind.factLine(details as never, 'en') &&
    worded.statusWord === kind.statusWord(details as never, 'en')
  return french || !isSame ? { ...french, ...worded } : null
}

function slugOf(title: string, id: string): string {
  const words = withoutAccents(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
  return `${words || 'untitled'}-${id.slice(0, 8)}${id.slice(9, 13)}`
}

async function write(tx: Tx, plans: Planned[], at: Date): Promise<void> {
  const changed = plans.filter(({ result }) => result.outcome === 'created' || result.outcome === 'updated')
  if (changed.length === 0) return
  const created = changed.filter(({ result }) => result.outcome === 'created')
  const updated = changed.filter(({ result }) => result.outcome === 'updated')
  // The database writes rows while this process cuts texts into words.
  const [documents] = await Promise.all([
    setImmediate().then(() => created.map((each) => cutDocumentOf(indexedOf(each, at)))),
    writeRows(tx, { created, updated }, at),
  ])
  await writeBelongings(tx, { changed, updated }, at)
  await indexItems(
    tx,
    updated.map(({ row }) => row.item_id),
    documents,
  )
  const shown = changed.filter(({ row }) => row.visibility === 'public')
  if (shown.length > 0) {
    await enqueue(tx, contentsWritten, { contentItemIds: shown.map(({ row }) => row.item_id) })
  }
  for (const { result } of changed) {
    announce(tx, contentVersionAdded, { contentItemId: result.contentItemId, versionId: result.versionId })
  }
}

/** A state between the two that comes later is older than what is shown. */
async function renew(tx: Tx, plans: Planned[]): Promise<void> {
  const dates = plans.flatMap(({ isLater, version, result }) =>
    isLater && version.sourceDate ? [{ versionId: result.versionId, sourceDate: version.sourceDate }] : [],
  )
  if (dates.length > 0) await renewSourceDates(tx, dates)
  const weights = plans
    .filter(({ isMoved }) => isMoved)
    .map(({ row, result }) => ({ contentItemId: result.contentItemId, feedWeight: row.feed_weight }))
  if (weights.length > 0) await updateFeedWeights(tx, weights)
}

async function writeRows(
  tx: Tx,
  { created, updated }: { created: Planned[]; updated: Planned[] },
  at: Date,
): Promise<void> {
  const rewritten = updated.filter(({ version }) => version.inPlace)
  const superseding = updated.filter(({ version }) => !version.inPlace)
  const rows = (list: Planned[]) => list.map(({ row }) => row)
  if (created.length > 0) await insertItems(tx, rows(created))
  const inserted = [...created, ...superseding]
  if (inserted.length > 0) await insertVersions(tx, rows(inserted), at)
  if (rewritten.length > 0) await rewriteVersions(tx, rows(rewritten), at)
  if (updated.length > 0) await supersede(tx, rows(updated))
}

const oldest = new Date(0).toISOString()

/** A record that its source gives no date is among the oldest; what a member makes is as new as its making. */
const sortedOn = ({ published_on, source_key }: VersionRow, at: Date) =>
  published_on ?? (source_key ? oldest : at.toISOString())

const indexedOf = ({ version, row }: Planned, at: Date): IndexedRow => ({
  ...row,
  id: row.item_id,
  type: version.type,
  is_in_sight: true,
  published_on: sortedOn(row, at).slice(0, 'yyyy-mm-dd'.length),
})

async function writeBelongings(
  tx: Tx,
  { changed, updated }: { changed: Planned[]; updated: Planned[] },
  at: Date,
): Promise<void> {
  const identifiers = changed.flatMap(({ version, row }) =>
    kindOf(version.type)
      .identifiers(version.details as never)
      .map((identifier) => ({ content_item_id: row.item_id, ...identifier })),
  )
  const areas = changed.flatMap(({ version, row }) =>
    (version.areasOfInterest ?? []).map((area) => ({
      content_item_id: row.item_id,
      area_id: typeof area === 'number' ? area : null,
      title: typeof area === 'string' ? area : null,
      published_on: sortedOn(row, at),
      leads: row.feed_weight > followsFamily,
    })),
  )
  const attachments = changed.flatMap(({ version, row }) => [
    ...placed(row.version_id, 'attachment', version.attachmentIds),
    ...placed(row.version_id, 'image', version.imageIds),
    ...placed(row.version_id, 'featured', version.featuredImageId ? [version.featuredImageId] : []),
  ])
  // What is new has nothing that could be in the way.
  await deleteBelongings(tx, {
    itemIds: updated.map(({ row }) => row.item_id),
    versionIds: updated.map(({ row }) => row.version_id),
  })
  await insertIdentifiers(tx, identifiers)
  await insertAreas(tx, areas)
  await insertAttachments(tx, attachments)
}

const placed = (versionId: string, role: string, ids: string[] = []) =>
  ids.map((id, position) => ({ version_id: versionId, attachment_id: id, role, position }))

/** Records that their source no longer has; gives how many were still there. */
export async function markGone(tx: Tx, sourceKeys: string[], at = new Date()): Promise<number> {
  const goneIds = await markItemsGone(tx, sourceKeys, at)
  await indexItems(tx, goneIds)
  return goneIds.length
}

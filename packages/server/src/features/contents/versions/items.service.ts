import { type ContentItemType, formerMember } from '@materia/contract'
import type { App } from '../../../platform/app.ts'
import { days, later } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { announce, inTransaction } from '../../../platform/events/events.ts'
import { releaseAttachments } from '../../attachments/index.ts'
import { contentVersionAdded } from '../contents.events.ts'
import { bylineOf, kindOf } from '../kinds/index.ts'
import { indexItems, unindexItems } from '../search/search-index.ts'
import { markItemsHidden, unmarkItemsHidden } from './editorial.queries.ts'
import {
  type AuthoredVersion,
  deleteAuthor,
  deleteVersionsUnseen,
  listHoldersOf,
  lockDeletedBefore,
  markItemsDeleted,
  removeItems,
  renameAuthor,
  unmarkItemsDeleted,
  updateAuthorLines,
  updateItemOwners,
} from './items.queries.ts'

/** How long what was deleted can be brought back. */
const keptDays = 30
const purgedAtOnce = 200

/** Takes the items from everybody's sight; `restoreItems` undoes it. Gives the ids of those that were still there. */
export async function deleteItems(tx: Tx, contentItemIds: string[], at: Date): Promise<string[]> {
  const deletedIds = await markItemsDeleted(tx, contentItemIds, at)
  await indexItems(tx, deletedIds)
  return deletedIds
}

/** Gives the ids of those that were deleted. */
export async function restoreItems(tx: Tx, contentItemIds: string[]): Promise<string[]> {
  const restoredIds = await unmarkItemsDeleted(tx, contentItemIds)
  await indexItems(tx, restoredIds)
  return restoredIds
}

/** As deletion, but an editor's act: its author cannot undo it. */
export async function hideItems(tx: Tx, contentItemIds: string[], at: Date): Promise<string[]> {
  const hiddenIds = await markItemsHidden(tx, contentItemIds, at)
  await indexItems(tx, hiddenIds)
  return hiddenIds
}

export async function unhideItems(tx: Tx, contentItemIds: string[]): Promise<string[]> {
  const shownIds = await unmarkItemsHidden(tx, contentItemIds)
  await indexItems(tx, shownIds)
  return shownIds
}

/** Hands members' items on to new owners. */
export async function passItems(tx: Tx, items: { contentItemId: string; ownerId: string }[]): Promise<void> {
  await deleteVersionsUnseen(tx, items)
  await updateItemOwners(tx, items)
  await indexItems(
    tx,
    items.map((item) => item.contentItemId),
  )
}

/** For good, and their files with them. */
export async function purgeItems(app: App, tx: Tx, contentItemIds: string[]): Promise<void> {
  if (contentItemIds.length === 0) return
  await releaseAttachments(app, tx, ...(await listHoldersOf(tx, contentItemIds)))
  await removeItems(tx, contentItemIds)
  await unindexItems(tx, contentItemIds)
}

/** What was deleted so long ago that it cannot be brought back any more. */
export async function purgeDeletedItems(app: App, types: ContentItemType[]): Promise<void> {
  const before = later(app.clock.now(), -days(keptDays))
  for (let purged = purgedAtOnce; purged === purgedAtOnce; ) {
    purged = await inTransaction(app, async (tx) => {
      const ids = await lockDeletedBefore(tx, { types, before, limit: purgedAtOnce })
      await purgeItems(app, tx, ids)
      return ids.length
    })
  }
}

/** Takes a person who leaves out of the authors of everything that names them; the others stay on its card. */
export async function forgetAuthor(tx: Tx, userId: string, at: Date): Promise<void> {
  await writeAuthorLines(tx, await renameAuthor(tx, { userId, name: formerMember, at }))
}

/** Takes a person out of the authors of one item, in every version of it. */
export async function removeAuthor(
  tx: Tx,
  authorship: { contentItemId: string; userId: string; at: Date },
): Promise<void> {
  await writeAuthorLines(tx, await deleteAuthor(tx, authorship))
}

async function writeAuthorLines(tx: Tx, changed: AuthoredVersion[]): Promise<void> {
  await updateAuthorLines(tx, changed.map(authorLines))
  const current = changed.filter((version) => version.is_current)
  await indexItems(
    tx,
    current.map((version) => version.item_id),
  )
  for (const { item_id, id } of current) announce(tx, contentVersionAdded, { contentItemId: item_id, versionId: id })
}

function authorLines({ id, type, details }: AuthoredVersion) {
  const authors = details.authors.filter((author) => author.name !== formerMember)
  return { id, byline: bylineOf(authors), factLine: kindOf(type).factLine({ ...details, authors } as never, 'en') }
}

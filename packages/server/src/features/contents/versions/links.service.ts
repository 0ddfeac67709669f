import type { Tx } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { contentsWritten } from '../contents.events.ts'
import type { LinkMatch, LinkRelation } from '../contents.tables.ts'
import { deleteOtherLinks, insertLinks } from './links.queries.ts'

interface ContentLink {
  fromKey: string
  relation: LinkRelation
  toKey: string
  match?: LinkMatch
}

/** Makes these the only links of that relation from each of the items named. */
export async function linkContents(
  tx: Tx,
  { fromKeys, relation, links }: { fromKeys: string[]; relation: LinkRelation; links: Omit<ContentLink, 'relation'>[] },
): Promise<void> {
  await deleteOtherLinks(tx, { fromKeys, relation, links })
  const contentItemIds = await insertLinks(
    tx,
    links.map((link) => ({ ...link, relation })),
  )
  if (contentItemIds.length > 0) await enqueue(tx, contentsWritten, { contentItemIds })
}

import { clippingsInFolio, type FolioDetails } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { attachmentView, listAttachments } from '../attachments/index.ts'
import { authorOf, type ContentRow, type KindFields, listSummaries } from '../contents/index.ts'
import { countClippings, listFirstClippings } from './clippings.queries.ts'
import { relationOf } from './folio-access.ts'
import { maySeeMember } from './folios.policy.ts'
import { listFolios } from './folios.queries.ts'
import { clippingViews, memberView } from './folios.view.ts'
import { listMembers } from './invites/invites.queries.ts'

// A list of many folios shows the beginning of each; a single one carries all it may.
const clippingsInReply = 600
const clippingsAtLeast = 4

/** What a folio's reply carries beside what every content has. */
export async function folioFields(
  app: App,
  viewer: Actor,
  rows: ContentRow<FolioDetails>[],
): Promise<Map<string, KindFields<'Folio'>>> {
  const { db } = app
  const folioIds = rows.map((row) => row.content_item_id)
  const perFolio = Math.min(
    clippingsInFolio,
    Math.max(clippingsAtLeast, Math.floor(clippingsInReply / (rows.length || 1))),
  )
  const [folios, firstRows, counts, memberRows, logoRows] = await Promise.all([
    listFolios(db, { folioIds, userId: viewer.userId }),
    listFirstClippings(db, { folioIds, viewerId: viewer.userId, perFolio }),
    countClippings(db, { folioIds, viewerId: viewer.userId }),
    listMembers(db, viewer, folioIds),
    listAttachments(
      db,
      rows.flatMap((row) => row.details.logoAttachmentId ?? []),
    ),
  ])
  const summaries = await listSummaries(app, viewer, [...new Set(firstRows.map((row) => row.content_item_id))])
  const logos = new Map(logoRows.map((row) => [row.id, attachmentView(row)]))
  const clippings = Map.groupBy(clippingViews(firstRows, summaries), (clipping) => clipping.folioId)
  const members = Map.groupBy(memberRows, (row) => row.folio_id)
  const accessByFolio = new Map(
    folios.map((folio) => [
      folio.id,
      { relation: relationOf(viewer.userId, folio), shareLevel: folio.share_level } as const,
    ]),
  )
  return new Map(
    rows.map((row): [string, KindFields<'Folio'>] => {
      const folioId = row.content_item_id
      const access = accessByFolio.get(folioId) ?? { relation: 'none', shareLevel: row.details.shareLevel }
      const users = (members.get(folioId) ?? [])
        .filter((member) => maySeeMember(access, { status: member.status, hasAccount: member.user_id !== null }))
        .map(memberView)
      return [
        folioId,
        {
          folioId,
          logo: logos.get(row.details.logoAttachmentId ?? '') ?? null,
          author: authorOf(row),
          clippings: clippings.get(folioId) ?? [],
          clippingsCount: counts.get(folioId) ?? 0,
          users,
          xmin: row.xmin,
        },
      ]
    }),
  )
}

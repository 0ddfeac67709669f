import type { Clipping, ContentSummary, FolioMember, FolioUser, Language, PendingFolioInvite } from '@materia/contract'
import type { ClippingRow } from './clippings.queries.ts'
import type { InviteRow, MemberRow, PendingInviteRow } from './invites/invites.queries.ts'
import { folioText } from './messages.ts'

/** Row by row with its summary; rows whose item the viewer was not shown are left out. */
export function clippingViews(rows: ClippingRow[], summaries: ContentSummary[]): Clipping[] {
  const byId = new Map(summaries.map((summary) => [summary.contentItemId, summary]))
  return rows.flatMap((row) => {
    const summary = byId.get(row.content_item_id)
    return summary ? [clippingView(row, summary)] : []
  })
}

const clippingView = (row: ClippingRow, summary: ContentSummary): Clipping => ({
  ...summary,
  folioId: row.folio_id,
  note: row.note,
  addedOn: row.added_at.toISOString(),
  addedBy: row.added_by_id
    ? {
        userId: row.added_by_id,
        name: row.added_by_name ?? '',
        profilePictureAttachmentId: row.added_by_picture_id,
      }
    : null,
})

export const memberView = (row: MemberRow): FolioMember => ({
  userId: row.user_id,
  name: row.user_id ? `${row.first_name} ${row.last_name}` : (row.email ?? ''),
  email: row.user_id ? row.shown_email : row.email,
  status: row.status,
  profilePictureAttachmentId: row.picture_id,
  inviteId: row.id,
})

export const folioUserView = (
  row: InviteRow,
  {
    folio,
    person,
  }: { folio: { id: string; title: string }; person: { first_name: string; last_name: string } | undefined },
): FolioUser => ({
  id: row.id,
  userId: row.user_id,
  user:
    row.user_id && person ? { userId: row.user_id, firstName: person.first_name, lastName: person.last_name } : null,
  folioId: row.folio_id,
  folio: { folioId: folio.id, title: folio.title },
  email: row.email,
  status: row.status,
})

export const pendingInviteView = (row: PendingInviteRow, language: Language): PendingFolioInvite => ({
  id: row.id,
  folioId: row.folio_id,
  name: row.title,
  invitedByName: row.inviter_first_name
    ? `${row.inviter_first_name} ${row.inviter_last_name}`
    : folioText('formerMember').in(language),
  invitedByEmail: row.inviter_email,
})

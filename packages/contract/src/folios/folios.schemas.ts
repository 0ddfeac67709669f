import { z } from 'zod'
import { Attachment } from '../attachments/attachments.schemas.ts'
import { ContentSummary } from '../contents/common.schemas.ts'
import { Clipping, Folio, FolioInvitationStatus, FolioMember, ShareLevel } from '../contents/kinds/folio.schemas.ts'
import { count, Id, offset, queryFlag, requiredText, text } from '../fields.schemas.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { Email } from '../users/users.schemas.ts'
import { clippingNoteMax, folioClippingsMax, folioExportFormats } from './folios.ts'

export const FolioCreate = z.object({
  logoAttachmentId: Id.nullish(),
  shareLevel: ShareLevel.default('Private'),
  title: requiredText(200, 'Give the folio a title.'),
  summary: text(2_000).nullish(),
  verifiedOnly: z.boolean().optional(),
  folioId: Id.nullish(),
})
export type FolioCreate = z.output<typeof FolioCreate>

export const FolioUpdate = z.object({
  folioId: Id,
  logoAttachmentId: Id.nullish(),
  shareLevel: ShareLevel.optional(),
  title: requiredText(200, 'Give the folio a title.').optional(),
  summary: text(2_000).nullish(),
  verifiedOnly: z.boolean().optional(),
  authorId: Id.nullish(),
  /** The whole order of the folio's clippings. */
  contentIds: z.array(Id).max(folioClippingsMax).nullish(),
  /** The xmin of the folio that the change is based on; another one stored means a change made elsewhere (409). */
  xmin: z.int().nullish(),
})
export type FolioUpdate = z.output<typeof FolioUpdate>

export const ClippingInput = z.object({
  folioId: Id.nullish(),
  contentItemId: Id,
  note: text(clippingNoteMax).nullish(),
})
export type ClippingInput = z.output<typeof ClippingInput>

/** With `previousNote`, the note is changed only where that one still stands. */
export const ClippingNoteInput = ClippingInput.extend({ previousNote: text(clippingNoteMax).nullish() })
export type ClippingNoteInput = z.output<typeof ClippingNoteInput>

/** Where a clipping goes: behind another one, or to the front. */
export const ClippingMove = z.object({ contentItemId: Id, afterContentItemId: Id.nullable() })
export type ClippingMove = z.output<typeof ClippingMove>

export const ClippingReplacement = z.object({ contentItemId: Id, replacementContentItemId: Id })
export type ClippingReplacement = z.output<typeof ClippingReplacement>

/** One clipping, a list of them, or a list under `clippings`. */
export const ClippingsInput = z
  .union([
    z.array(ClippingInput).max(folioClippingsMax),
    z.object({ clippings: z.array(ClippingInput).max(folioClippingsMax) }),
    ClippingInput,
  ])
  .transform((input): ClippingInput[] => {
    if (Array.isArray(input)) return input
    return 'clippings' in input ? input.clippings : [input]
  })

/** Somebody by their account or by their e-mail address. */
export const FolioInviteInput = z
  .object({
    userId: Id.nullish(),
    email: Email.nullish(),
    emailAddress: Email.nullish(),
    /** Fill in the sign-up of who has no account yet. */
    firstName: text(50).nullish(),
    lastName: text(50).nullish(),
  })
  .refine((input) => input.userId || input.email || input.emailAddress, {
    path: ['userId'],
    message: 'Name the person by userId or email.',
  })
export type FolioInviteInput = z.output<typeof FolioInviteInput>

export const FolioUser = z.object({
  id: Id,
  userId: Id.nullable(),
  user: z.object({ userId: Id, firstName: z.string(), lastName: z.string() }).nullable(),
  folioId: Id,
  folio: z.object({ folioId: Id, title: z.string() }),
  /** Set while the person invited has no account yet. */
  email: z.string().nullable(),
  status: FolioInvitationStatus,
})
export type FolioUser = z.infer<typeof FolioUser>

export const PendingFolioInvite = z.object({
  id: Id,
  folioId: Id,
  name: z.string(),
  invitedByName: z.string(),
  invitedByEmail: z.string().nullable(),
})
export type PendingFolioInvite = z.infer<typeof PendingFolioInvite>

export const FolioInviteUpdate = z.object({
  inviteId: Id,
  userId: Id.nullish(),
  folioInvitationStatus: FolioInvitationStatus,
})
export type FolioInviteUpdate = z.output<typeof FolioInviteUpdate>

/** What somebody keeps for later, and what they opened last. */
export const ToRead = z.object({
  /** The To-read folio; null until it is first used. */
  folioId: Id.nullable(),
  unreadCount: z.int(),
  /** The first of its clippings that were not opened. */
  unread: z.array(ContentSummary),
  /** Opened last, newest first, and not on the list. */
  recent: z.array(ContentSummary),
})
export type ToRead = z.infer<typeof ToRead>

const FolioId = z.object({ id: Id })

/** One line of a pasted list and what became of it. */
export const FolioImportLine = z.object({
  line: z.int(),
  text: z.string(),
  outcome: z.enum(['added', 'already-there', 'repeated', 'not-found', 'not-understood', 'folio-full']),
  contentItemId: Id.nullable(),
  title: z.string().nullable(),
})
export type FolioImportLine = z.infer<typeof FolioImportLine>
export const FolioExportFormat = z.enum(folioExportFormats)
export type FolioExportFormat = z.infer<typeof FolioExportFormat>

export const folioShapes = {
  createFolio: { body: FolioCreate, reply: Folio },
  updateFolio: { body: FolioUpdate, reply: Folio },
  deleteFolio: { params: FolioId, reply: nothing },
  restoreFolio: { params: FolioId, reply: Folio },
  listFolios: { reply: z.array(Folio) },
  getToRead: { reply: ToRead },
  readLater: { params: z.object({ contentItemId: Id }), reply: Folio },
  getFolio: { params: FolioId, reply: Folio },
  listClippings: {
    params: FolioId,
    query: z.object({ count: count(50), offset, unread: queryFlag }),
    reply: z.array(Clipping),
  },
  addClippings: { params: FolioId, body: ClippingsInput, reply: Folio },
  removeClipping: { params: FolioId, body: ClippingInput, reply: Folio },
  noteClipping: { params: FolioId, body: ClippingNoteInput, reply: Clipping },
  replaceClipping: { params: FolioId, body: ClippingReplacement, reply: nothing },
  moveClipping: { params: FolioId, body: ClippingMove, reply: nothing },
  importClippings: {
    params: FolioId,
    body: z.object({ text: z.string().min(1).max(900_000) }),
    reply: z.array(FolioImportLine),
  },
  exportFolio: { params: FolioId, query: z.object({ format: FolioExportFormat }), reply: z.unknown() },
  uploadFolioLogo: { reply: Attachment },
  listDefaultLogos: { reply: z.array(Attachment) },
  deleteFolioLogo: { params: FolioId, reply: nothing },
  inviteToFolio: { params: FolioId, body: FolioInviteInput, reply: FolioUser },
  answerFolioInvite: { params: FolioId, body: FolioInviteUpdate, reply: FolioUser },
  removeFolioUser: { params: z.object({ id: Id, userId: Id }), reply: nothing },
  listFolioUsers: { params: FolioId, reply: z.array(FolioMember) },
  listPendingFolioInvites: { params: FolioId, reply: z.array(PendingFolioInvite) },
} satisfies RouteShapes

import { z } from 'zod'
import { Attachment } from '../../attachments/attachments.schemas.ts'
import { Id, Timestamp } from '../../fields.schemas.ts'
import { ProfileAuthor } from '../../profiles/profiles.schemas.ts'
import { ContentSummary, ContentWhole } from '../common.schemas.ts'
import { folioInvitationStatuses, shareLevels } from './folio.ts'

export const ShareLevel = z.enum(shareLevels)
export type ShareLevel = z.infer<typeof ShareLevel>
export const FolioInvitationStatus = z.enum(folioInvitationStatuses)
export type FolioInvitationStatus = z.infer<typeof FolioInvitationStatus>

export const FolioMember = z.object({
  /** Null while the person invited by e-mail has no account. */
  userId: Id.nullable(),
  name: z.string(),
  /** Null where its owner hides it. */
  email: z.string().nullable(),
  status: FolioInvitationStatus,
  profilePictureAttachmentId: Id.nullable(),
  inviteId: Id,
})
export type FolioMember = z.infer<typeof FolioMember>

/** A clipped item with its place and the note on why it was saved. */
export const Clipping = ContentSummary.extend({
  folioId: Id,
  note: z.string().nullable(),
  addedOn: Timestamp,
  addedBy: ProfileAuthor.nullable(),
})
export type Clipping = z.infer<typeof Clipping>

export const FolioDetails = z.object({
  shareLevel: ShareLevel,
  logoAttachmentId: Id.nullable(),
  /** Only who is verified becomes and stays a member. */
  verifiedOnly: z.boolean().default(false),
})
export type FolioDetails = z.infer<typeof FolioDetails>

export const Folio = ContentWhole.extend({
  ...FolioDetails.shape,
  contentItemType: z.literal('Folio'),
  folioId: Id,
  logo: Attachment.nullable(),
  author: ProfileAuthor.nullable(),
  /** The first ones; `listClippings` pages through all. */
  clippings: z.array(Clipping),
  clippingsCount: z.int(),
  users: z.array(FolioMember),
  xmin: z.int(),
})
export type Folio = z.infer<typeof Folio>

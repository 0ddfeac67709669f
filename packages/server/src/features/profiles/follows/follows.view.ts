import type { FollowLink, FollowSummary, ProfileAuthor } from '@materia/contract'
import type { BlockedRow } from '../blocks.queries.ts'
import { mayShow } from '../hidden-fields.ts'
import type { FollowRow, PersonRow } from './follows.queries.ts'

export const followLinkView = (row: FollowRow): FollowLink => ({
  id: row.id,
  sourceUserId: row.source_user_id,
  followedUserId: row.followed_user_id,
})

export const blockedView = (row: BlockedRow): ProfileAuthor => ({
  userId: row.user_id,
  name: row.name,
  profilePictureAttachmentId: row.profile_picture_attachment_id,
})

export const personView = (row: PersonRow, { isManaged }: { isManaged: boolean }): FollowSummary => ({
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  bio: isManaged || mayShow(row.hidden_fields, 'bio') ? row.bio : null,
  profilePictureAttachmentId: row.profile_picture_attachment_id,
  isFollowed: row.is_followed,
  userType: row.user_type,
  specialty: row.specialty,
})

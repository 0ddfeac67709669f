import type { Comment, CommentReference } from '@materia/contract'
import type { CommentRow } from './comments.queries.ts'

export const commentView = (row: CommentRow, references: CommentReference[]): Comment => ({
  id: row.id,
  contentItemId: row.content_item_id,
  parentId: row.parent_id,
  author: { userId: row.author_id, name: row.author_name, profilePictureAttachmentId: row.author_picture_id },
  content: row.content,
  createdOn: row.created_at.toISOString(),
  editedOn: row.edited_at?.toISOString() ?? null,
  isDeleted: row.is_deleted,
  isHidden: row.is_hidden,
  clientCommentId: row.client_comment_id,
  isQuestion: row.is_question,
  answeredOn: row.answered_at?.toISOString() ?? null,
  references,
})

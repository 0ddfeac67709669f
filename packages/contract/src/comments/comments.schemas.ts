import { z } from 'zod'
import { ContentItemType } from '../contents/common.schemas.ts'
import { NoticeMark } from '../contents/notices.schemas.ts'
import { count, Id, offset, Timestamp } from '../fields.schemas.ts'
import { maxSearchTerm, storable } from '../fields.ts'
import { ProfileAuthor } from '../profiles/profiles.schemas.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { commentMax, commentsPerPage } from './comments.ts'

/** What a comment refers to by number, address or link, as the viewer may see it. */
export const CommentReference = z.object({
  contentItemId: Id,
  contentItemType: ContentItemType,
  title: z.string(),
  /** Open safety notices, worst first. */
  notices: z.array(NoticeMark),
})
export type CommentReference = z.infer<typeof CommentReference>

export const Comment = z.object({
  id: Id,
  contentItemId: Id,
  /** The comment that this one answers; threads are one level deep. */
  parentId: Id.nullable(),
  author: ProfileAuthor,
  /** Empty where the comment is deleted, hidden or of somebody the viewer has blocked. */
  content: z.string(),
  createdOn: Timestamp,
  editedOn: Timestamp.nullable(),
  isDeleted: z.boolean(),
  /** Out of sight until it has been reviewed; its author still reads it. */
  isHidden: z.boolean(),
  clientCommentId: z.string(),
  isQuestion: z.boolean(),
  /** When whoever asked said that it is answered. */
  answeredOn: Timestamp.nullable(),
  references: z.array(CommentReference),
})
export type Comment = z.infer<typeof Comment>

export const FoundComment = Comment.extend({ contentTitle: z.string() })
export type FoundComment = z.infer<typeof FoundComment>

const CommentText = z
  .string({ error: 'Write a comment first.' })
  .trim()
  .min(1, 'Write a comment first.')
  .max(commentMax, `A comment has at most ${commentMax} characters.`)
  .refine(storable, 'Contains characters that cannot be stored.')

export const CommentInput = z.object({
  content: CommentText,
  parentId: Id.nullish(),
  isQuestion: z.boolean().nullish(),
  /** The sender's own name for the comment: a retry is the same comment. */
  clientCommentId: z.string().min(1).max(100).refine(storable, 'Contains characters that cannot be stored.').nullish(),
})
export type CommentInput = z.output<typeof CommentInput>

const ItemParams = z.object({ contentItemId: Id })
const CommentParams = z.object({ id: Id })

export const commentShapes = {
  /** Threads oldest first, each followed by its answers. */
  listComments: {
    params: ItemParams,
    query: z.object({ count: count(commentsPerPage), offset }),
    reply: z.array(Comment),
  },
  addComment: { params: ItemParams, body: CommentInput, reply: Comment },
  searchComments: {
    query: z.object({
      searchTerm: z
        .string()
        .trim()
        .min(1, 'Type a word to search for.')
        .max(maxSearchTerm)
        .refine(storable, 'Contains characters that cannot be searched.'),
      count: count(20),
      offset,
    }),
    reply: z.array(FoundComment),
  },
  answerQuestion: { params: CommentParams, body: z.object({ answered: z.boolean() }), reply: Comment },
  editComment: { params: CommentParams, body: z.object({ content: CommentText }), reply: Comment },
  deleteComment: { params: CommentParams, reply: nothing },
  closeComments: { params: ItemParams, body: z.object({ closed: z.boolean() }), reply: nothing },
} satisfies RouteShapes

export interface CommentsTable {
  id: string
  content_item_id: string
  parent_id: string | null
  author_id: string
  client_comment_id: string
  content: string
  created_at: Date
  thread_id: string
  thread_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  hidden_at: Date | null
  is_question: boolean
  answered_at: Date | null
}

interface CommentEditsTable {
  comment_id: string
  place: number
  edited_at: Date
  content: string
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    comments: CommentsTable
    comment_edits: CommentEditsTable
  }
}

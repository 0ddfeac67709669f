import type { Comment } from '@materia/contract'
import type { ReactNode } from 'react'
import type { FindMentionable } from '../../domain/MentionField.tsx'

/** What other features put into the comments. */
export interface CommentSlots {
  findPeople: FindMentionable
  /** Beside the heading: the way into the item's own room. */
  discuss?: ReactNode
  /** Lets a viewer report somebody's comment. */
  report: (comment: Comment) => ReactNode
}

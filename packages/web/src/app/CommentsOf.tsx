import type { Content } from '@materia/contract'
import { Comments } from '../features/comments/Comments.tsx'
import type { CommentSlots } from '../features/comments/slots.ts'
import { ReportButton } from '../features/moderation/ReportButton.tsx'
import { findPeople } from '../features/profiles/find-people.ts'
import { pageMessages } from './pages/messages.ts'

const slots: CommentSlots = {
  findPeople: async (name) =>
    (await findPeople(name)).map(({ userId, firstName, lastName }) => ({ userId, name: `${firstName} ${lastName}` })),
  report: ({ id, author }) => (
    <ReportButton
      subjectType="comment"
      subjectId={id}
      icon={{ label: pageMessages()('reportComment', { name: author.name }), size: 'small' }}
    />
  ),
}

export const CommentsOf = ({ content }: { content: Content }) => <Comments content={content} slots={slots} />

import type { Content } from '@materia/contract'
import { Comments } from '../features/comments/Comments.tsx'
import type { CommentSlots } from '../features/comments/slots.ts'
import { ReportButton } from '../features/moderation/ReportButton.tsx'
import { findPeople } from '../features/profiles/find-people.ts'
import { DiscussButton } from './DiscussButton.tsx'
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

/** A folio's way into its room stands among its own actions. */
export const CommentsOf = ({ content }: { content: Content }) => {
  const { contentItemId, contentItemType } = content
  const discuss = contentItemType !== 'Folio' && <DiscussButton contentItemId={contentItemId} />
  return <Comments content={content} slots={{ ...slots, discuss }} />
}

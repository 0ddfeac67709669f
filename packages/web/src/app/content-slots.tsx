import { holdingKinds, type SubscriptionTarget } from '@materia/contract'
import type { ContentSlots, SlottedContent } from '../features/contents/slots.tsx'
import { SaveToFolioButton } from '../features/folios/saving/SaveToFolioButton.tsx'
import { ReportButton } from '../features/moderation/ReportButton.tsx'
import { EditPostButton } from '../features/posts/EditPostButton.tsx'
import { OwnName } from '../features/posts/OwnName.tsx'
import { useSession } from '../lib/session.ts'
import { FollowThis } from './news-parts.tsx'
import { pageMessages } from './pages/messages.ts'
import { NoticeBanner, Timeline } from './safety-parts.tsx'

const gathering = new Set<SlottedContent['contentItemType']>(holdingKinds)

/** One edits what one wrote oneself, and reports what others did. */
function MoreOf({ content, isWide }: { content: SlottedContent; isWide: boolean }) {
  const { userId } = useSession()
  const { contentItemId, title, creator } = content
  if (creator && creator.userId === userId) return <EditPostButton post={content} isWide={isWide} />
  return (
    <>
      {isWide && <FollowThis target={followed(content)} name={title} />}
      <ReportButton
        subjectType="content"
        subjectId={contentItemId}
        icon={isWide ? undefined : { label: pageMessages()('reportItem', { title }), size: 'medium' }}
      />
    </>
  )
}

const followed = ({ contentItemId, contentItemType }: SlottedContent): SubscriptionTarget => ({
  type: contentItemType === 'Folio' ? 'Folio' : 'Content',
  contentItemId,
})

/** What the other features put on every card and details screen. */
export const contentSlots: ContentSlots = {
  save: ({ contentItemId, title, savedToFolioIds }, { isWide }) => (
    <SaveToFolioButton contentItemId={contentItemId} title={title} savedToFolioIds={savedToFolioIds} isWide={isWide} />
  ),
  more: (content, look) => <MoreOf content={content} isWide={look.isWide} />,
  // A group or a folio has many things under it: it says the worst, and each of them says its own.
  notices: ({ contentItemId, contentItemType, notices }) =>
    gathering.has(contentItemType) ? undefined : (
      <NoticeBanner key={contentItemId} contentItemId={contentItemId} marks={notices} />
    ),
  timeline: (contentItemId) => <Timeline key={contentItemId} contentItemId={contentItemId} />,
  authorship: (post) => <OwnName post={post} />,
  file: ({ id, name }) => (
    <ReportButton
      subjectType="attachment"
      subjectId={id}
      icon={{ label: pageMessages()('reportFile', { name }), size: 'small' }}
    />
  ),
}

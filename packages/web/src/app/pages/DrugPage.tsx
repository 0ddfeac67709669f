import { useParams } from 'react-router'
import { DrugGroupPage } from '../../features/contents/drug/DrugGroupPage.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { CommentsOnDemand } from '../CommentsOnDemand.tsx'
import { contentSlots } from '../content-slots.tsx'
import { FollowThis } from '../news-parts.tsx'

export function DrugPage() {
  const { name = '' } = useParams()
  return (
    <ContentSlotsProvider value={contentSlots}>
      <DrugGroupPage
        key={name}
        name={name}
        beneath={(group) => (
          <>
            <FollowThis target={{ type: 'Content', contentItemId: group.contentItemId }} name={group.title} />
            <CommentsOnDemand content={group} />
          </>
        )}
      />
    </ContentSlotsProvider>
  )
}

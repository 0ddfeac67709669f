import { useParams, useSearchParams } from 'react-router'
import { ContentDetails } from '../../features/contents/details/ContentDetails.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { contentSlots } from '../content-slots.tsx'

export function ContentPage() {
  const { contentItemId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  return (
    <ContentSlotsProvider value={contentSlots}>
      <ContentDetails
        key={contentItemId}
        contentItemId={contentItemId}
        versionId={search.get('version')}
        onVersion={(versionId) => setSearch(versionId ? { version: versionId } : {})}
      />
    </ContentSlotsProvider>
  )
}

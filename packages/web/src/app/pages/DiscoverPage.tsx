import { Discover } from '../../features/contents/discover/Discover.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { MyAreas } from '../../features/profiles/MyAreas.tsx'
import { contentSlots } from '../content-slots.tsx'

export function DiscoverPage() {
  return (
    <ContentSlotsProvider value={contentSlots}>
      <Discover besideFilters={<MyAreas />} />
    </ContentSlotsProvider>
  )
}

import { Discover } from '../../features/contents/discover/Discover.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { AskForAreas } from '../../features/profiles/AskForAreas.tsx'
import { MyAreas } from '../../features/profiles/MyAreas.tsx'
import { contentSlots } from '../content-slots.tsx'
import { OpenedLinkBar } from '../OpenedLinkBar.tsx'

export function DiscoverPage() {
  return (
    <ContentSlotsProvider value={contentSlots}>
      <OpenedLinkBar />
      <Discover Areas={MyAreas} onTop={<AskForAreas />} />
    </ContentSlotsProvider>
  )
}

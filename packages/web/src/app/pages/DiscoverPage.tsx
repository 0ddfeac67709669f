import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import { Discover } from '../../features/contents/discover/Discover.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { MyAreas } from '../../features/profiles/MyAreas.tsx'
import { FirstRunIfDue } from '../FirstRunIfDue.tsx'
import { feedSlots } from '../feed-slots.tsx'
import { FollowThis, NewSinceVisit } from '../news-parts.tsx'
import { OpenedLinkBar } from '../OpenedLinkBar.tsx'
import { SafetyLane } from '../safety-parts.tsx'

export function DiscoverPage() {
  return (
    <ContentSlotsProvider value={feedSlots}>
      <OpenedLinkBar />
      <Discover Areas={MyAreas} onTop={<OnTop />} Lane={SafetyLane} />
    </ContentSlotsProvider>
  )
}

/** What is new for the viewer, above the feed of everything. */
function OnTop() {
  const given = useSearchParams()[0].get('areaId') ?? ''
  return (
    <>
      <FirstRunIfDue />
      {/^\d{1,9}$/.test(given) ? (
        <Box sx={{ minHeight: 48 }}>
          <FollowThis target={{ type: 'Area', areaId: Number(given) }} />
        </Box>
      ) : (
        <Box sx={{ minHeight: 48 }}>
          <NewSinceVisit />
        </Box>
      )}
    </>
  )
}

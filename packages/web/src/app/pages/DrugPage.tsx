import Stack from '@mui/material/Stack'
import { useParams } from 'react-router'
import { useDrugGroups } from '../../features/contents/api.ts'
import { DrugGroupPage } from '../../features/contents/drug/DrugGroupPage.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { contentSlots } from '../content-slots.tsx'
import { FollowThis } from '../news-parts.tsx'

export function DrugPage() {
  const { name = '' } = useParams()
  return (
    <ContentSlotsProvider value={contentSlots}>
      <DrugGroupPage key={name} name={name} />
      <FollowGroups name={name} />
    </ContentSlotsProvider>
  )
}

/** Below the groups, which come first. */
function FollowGroups({ name }: { name: string }) {
  const groups = useDrugGroups(name)
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', maxWidth: 960, mx: 'auto' }}>
      {groups.data?.map(({ contentItemId, title }) => (
        <FollowThis key={contentItemId} target={{ type: 'Content', contentItemId }} name={title} />
      ))}
    </Stack>
  )
}

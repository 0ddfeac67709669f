import { onDemand } from '../../ui/on-demand.tsx'
import { Loading } from '../../ui/states.tsx'

export const CuratedClippings = onDemand(
  async () => (await import('./CuratedClippings.tsx')).CuratedClippings,
  <Loading label="Clippings" rows={4} />,
)
export const FolioDialog = onDemand(async () => (await import('./FolioDialog.tsx')).FolioDialog)
export const AddDialog = onDemand(async () => (await import('./AddDialog.tsx')).AddDialog)
export const PeopleDialog = onDemand(async () => (await import('./PeopleDialog.tsx')).PeopleDialog)

import { withMessages } from '../../lib/language.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { LoadingPart } from './LoadingPart.tsx'
import { folioWords } from './words.ts'

export const CuratedClippings = onDemand(
  async () => (await import('./clippings/CuratedClippings.tsx')).CuratedClippings,
  <LoadingPart part="clippings" rows={4} />,
)
export const ToReadLists = onDemand(async () => (await import('./ToReadLists.tsx')).ToReadLists)
export const FolioDialog = onDemand(async () => (await import('./FolioDialog.tsx')).FolioDialog)
export const AddDialog = onDemand(async () => (await import('./AddDialog.tsx')).AddDialog)
export const PeopleDialog = onDemand(async () => (await import('./people/PeopleDialog.tsx')).PeopleDialog)
export const InviteToFolioDialog = onDemand(
  async () => (await withMessages(import('./people/InviteToFolioDialog.tsx'), folioWords)).InviteToFolioDialog,
)

import { onDemand } from '../../ui/on-demand.tsx'
import { LoadingPart } from './LoadingPart.tsx'

export const FolioView = onDemand(
  async () => (await import('./FolioView.tsx')).FolioView,
  <LoadingPart part="folio" rows={6} />,
)

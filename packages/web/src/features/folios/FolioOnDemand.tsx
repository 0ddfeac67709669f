import { onDemand } from '../../ui/on-demand.tsx'
import { Loading } from '../../ui/states.tsx'

export const FolioView = onDemand(
  async () => (await import('./FolioView.tsx')).FolioView,
  <Loading label="Folio" rows={6} />,
)

import { withMessages } from '../../lib/language.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { LoadingPart } from './LoadingPart.tsx'
import { folioWords } from './words.ts'

export const FolioView = onDemand(
  async () => (await withMessages(import('./FolioView.tsx'), folioWords)).FolioView,
  <LoadingPart part="folio" rows={6} />,
)

import { withMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { paletteMessages } from './languages/palette.ts'

/** With their words, which nobody needs before the first key. */
export const Palette = onDemand(
  async () => (await withMessages(import('./palette/Palette.tsx'), paletteMessages)).Palette,
)

export const KeyList = onDemand(
  async () => (await withMessages(import('./palette/KeyList.tsx'), paletteMessages)).KeyList,
)

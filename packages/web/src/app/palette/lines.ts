import { withoutAccents } from '@materia/language/accents.ts'
import type { ReactNode } from 'react'

/** One line of the palette: what it is called, and where it leads or what it does. */
export interface PaletteLine {
  key: string
  label: string
  /** What tells it from others of the name. */
  about?: string
  lang?: string
  icon?: ReactNode
  href?: string
  onSelect?: () => void
}

export interface PaletteGroup {
  name: 'actions' | 'screens' | 'folios' | 'rooms' | 'contents' | 'people'
  lines: PaletteLine[]
}

/** Without accents and capitals, so that "medecin" finds “Médecins”. */
const folded = (text: string) => withoutAccents(text).toLowerCase()

/** Lines in which every typed word begins a word, the ones whose beginning is typed first. */
export function matching<Line extends { label: string }>(lines: readonly Line[], typed: string, most: number): Line[] {
  const wanted = folded(typed.trim())
  const words = wanted.split(/\s+/)
  const begins = (label: string) => Number(folded(label).startsWith(wanted))
  const isMeant = (label: string) => {
    const ofLabel = folded(label).split(/[\s’'/-]+/)
    return words.every((word) => ofLabel.some((each) => each.startsWith(word)))
  }
  return lines
    .filter(({ label }) => isMeant(label))
    .sort((one, other) => begins(other.label) - begins(one.label))
    .slice(0, most)
}

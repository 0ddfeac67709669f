import type { ContentItemType } from '@materia/contract'
import type { TabEntry } from '../../../ui/tabs.tsx'
import { type KindChoice, kindChoices } from '../kinds.ts'
import type { useContentMessages } from '../messages.ts'

export type KindCounts = Partial<Record<ContentItemType, number>>

/** Kinds of which nothing was found are left out, but for the chosen one. */
export const kindTabs = (
  t: ReturnType<typeof useContentMessages>,
  counts: KindCounts | undefined,
  chosen: KindChoice | 'all',
): TabEntry<KindChoice | 'all'>[] => [
  { value: 'all', label: t('all'), count: counts && sumOf(counts) },
  ...kindChoices
    .map(({ value, types }) => ({ value, label: t(`kinds.${value}`), count: counts && sumOf(counts, types) }))
    .filter(({ value, count }) => count !== 0 || value === chosen),
]

function sumOf(counts: KindCounts, types?: readonly ContentItemType[]): number {
  return Object.entries(counts)
    .filter(([type]) => !types || types.includes(type as ContentItemType))
    .reduce((sum, [, count]) => sum + count, 0)
}

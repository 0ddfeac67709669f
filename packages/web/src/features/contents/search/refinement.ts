/** Filters of a search beyond its kind and language, as the address and the call have them. */
const refinementNames = [
  'status',
  'coverage',
  'publicationType',
  'company',
  'areaId',
  'yearFrom',
  'yearTo',
  'recruitingInCanada',
  'inMyFolios',
  'unread',
] as const
export type RefinementName = (typeof refinementNames)[number]

/** The chosen values by filter; a filter without one is left out. */
export type Refinement = Partial<Record<RefinementName, string[]>>

export const refinementIn = (search: URLSearchParams): Refinement =>
  Object.fromEntries(
    refinementNames.map((name) => [name, search.getAll(name)]).filter(([, values]) => values && values.length > 0),
  )

export const countChosen = (refinement: Refinement): number => Object.values(refinement).flat().length

const many = new Set<RefinementName>(['status', 'coverage', 'publicationType', 'company'])

/** With a value chosen, or no longer chosen if it was; of an area and of years there is one at a time. */
export function toggled(refinement: Refinement, name: RefinementName, value: string): Refinement {
  const chosen = refinement[name] ?? []
  const next = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : [...(many.has(name) ? chosen : []), value]
  return withValues(refinement, name, next)
}

export function withValues(refinement: Refinement, name: RefinementName, values: string[]): Refinement {
  const { [name]: _, ...others } = refinement
  return values.length > 0 ? { ...others, [name]: values } : others
}

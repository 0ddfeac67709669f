import type { Source } from './source-definition.ts'

/** What a run did, in records of the source. */
export interface Counts {
  /** Everything met in the source, deletions apart. */
  read: number
  created: number
  updated: number
  unchanged: number
  /** Known already in a newer state. */
  older: number
  /** Not for clinicians. */
  leftOut: number
  /** The same by reason: "for animals". */
  leftOutFor: Record<string, number>
  /** Not in the format; quarantined. */
  broken: number
  /** Deletions the source ordered. */
  deletions: number
  /** Items marked as no longer in the source. */
  gone: number
  /** Passed by because an earlier run had done them. */
  resumed: number
}

export const noCounts = (): Counts => ({
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  older: 0,
  leftOut: 0,
  leftOutFor: {},
  broken: 0,
  deletions: 0,
  gone: 0,
  resumed: 0,
})

const words: [Exclude<keyof Counts, 'leftOutFor'>, string][] = [
  ['created', 'new'],
  ['updated', 'changed'],
  ['unchanged', 'unchanged'],
  ['older', 'older than what is known'],
  ['leftOut', 'left out'],
  ['broken', 'refused'],
  ['deletions', 'deletions'],
  ['gone', 'gone'],
  ['resumed', 'done before'],
]

/** "12,500 records: 3,000 new, 20 changed, 9,480 unchanged". */
export function countsLine(counts: Partial<Counts>): string {
  const parts = words.flatMap(([key, word]) =>
    counts[key]
      ? [
          `${number(counts[key])} ${counts[key] === 1 ? word.replace(/s$/, '') : word}${key === 'leftOut' ? reasonsOf(counts) : ''}`,
        ]
      : [],
  )
  const read = counts.read ?? 0
  return `${number(read)} ${read === 1 ? 'record' : 'records'}${parts.length ? `: ${parts.join(', ')}` : ''}`
}

function reasonsOf({ leftOutFor = {} }: Partial<Counts>): string {
  const reasons = Object.entries(leftOutFor).map(([reason, count]) => `${number(count)} ${reason}`)
  return reasons.length > 0 ? ` (${reasons.join(', ')})` : ''
}

/** What a run came to, for those who run Materia. */
export function outcomeLine({ title, whenKnown }: Pick<Source, 'title' | 'whenKnown'>, counts: Counts): string {
  const isKnown = counts.read > 0 && counts.created + counts.updated + counts.gone + counts.resumed === 0
  return `${title}: ${countsLine(counts)}.${isKnown && whenKnown ? ` ${whenKnown}` : ''}`
}

export const number = (value: number) => value.toLocaleString('en-CA')

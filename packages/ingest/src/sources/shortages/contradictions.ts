import { createHash } from 'node:crypto'
import type { SourcedReports } from '@materia/server/features/safety/index.ts'
import type { Entry, RecordEntry, Unit } from '../../source-definition.ts'

type SupplyEntry = RecordEntry<SourcedReports>

/** What one record says, as far as two of the same moment can be told apart. */
interface Statement {
  timeMs: number
  /** Greater than that of whatever it outweighs. */
  weight: string
}

const worstFirst = ['Active', 'Anticipated', 'Resolved']

/**
 * Files may say two things of one record under one date. The worst stands, and of two that are as bad the one that says more:
 * whatever their order, and the same again at every reading. The others are left out.
 */
export function settleContradictions(units: Unit<SourcedReports>[]): Unit<SourcedReports>[] {
  let settled: Promise<Map<string, Statement>> | undefined
  return units.map((unit) => ({
    ...unit,
    async *read(onRead) {
      settled ??= contradictionsIn(units)
      const standing = await settled
      for await (const entry of unit.read(onRead)) yield isContradicted(entry, standing) ? leftOut(entry) : entry
    },
  }))
}

/** By key of record: what stands where its files do not agree. */
async function contradictionsIn(units: Unit<SourcedReports>[]): Promise<Map<string, Statement>> {
  const newest = new Map<string, Statement>()
  const disputed = new Set<string>()
  for (const unit of units) {
    for await (const entry of unit.read(() => undefined)) {
      if (entry.kind !== 'record') continue
      const [known, said] = [newest.get(entry.key), statementOf(entry)]
      if (known && known.timeMs > said.timeMs) continue
      if (known?.timeMs === said.timeMs && known.weight !== said.weight) disputed.add(entry.key)
      else if (known && known.timeMs < said.timeMs) disputed.delete(entry.key)
      if (!known || known.timeMs < said.timeMs || said.weight > known.weight) newest.set(entry.key, said)
    }
  }
  return new Map([...newest].filter(([key]) => disputed.has(key)))
}

function isContradicted(entry: Entry<SourcedReports>, standing: Map<string, Statement>): boolean {
  if (entry.kind !== 'record') return false
  const stands = standing.get(entry.key)
  if (!stands) return false
  const { timeMs, weight } = statementOf(entry)
  return timeMs === stands.timeMs && weight !== stands.weight
}

function statementOf({ date, extra }: SupplyEntry): Statement {
  const said = JSON.stringify(extra?.reports)
  const rank =
    extra?.reports.map(({ report }) => worstFirst.length - worstFirst.indexOf(stateOf(report))).join('') ?? ''
  const hash = createHash('sha256').update(said).digest('base64url')
  return { timeMs: date?.getTime() ?? 0, weight: `${rank} ${String(said.length).padStart(8, '0')} ${hash}` }
}

const stateOf = (report: object) => ('state' in report ? String(report.state) : '')

const leftOut = ({ place }: Entry<SourcedReports>): Entry<SourcedReports> => ({
  kind: 'left-out',
  place,
  reason: 'that another record of the same date contradicts',
})

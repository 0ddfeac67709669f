import { parseArgs } from 'node:util'
import { complaintsAbout, type FaultsPlan, rideFaults } from '@materia/proofs/faults/faults.ts'
import { reportFact, say } from './report.ts'

const mostRecoveryMs = 5_000

const whole: FaultsPlan = {
  people: 200,
  thinkMs: 3_000,
  quietMs: 2_500,
  faults: ['disk', 'server', 'worker', 'database', 'mail', 'pause'],
}
const short: FaultsPlan = { people: 30, thinkMs: 500, quietMs: 1_000, faults: ['server', 'database'] }

/** People at work while each part breaks in turn; `--short` with fewer people and the two worst faults. */
export async function benchFaults(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { short: { type: 'boolean' } } })
  const startedMs = performance.now()
  const report = await rideFaults({ ...(values.short ? short : whole), log: say })
  for (const name of report.leftOut) say(`left out: ${name}, for want of the right to mount a small disk`)
  for (const [kind, { acknowledged, stored, lost, doubled, unasked }] of Object.entries(report.reckoned)) {
    say(`${kind}: ${acknowledged} acknowledged, ${stored} found; ${lost} lost, ${doubled} doubled, ${unasked} unasked`)
  }
  const { afterFullDisk, atEnd, uncertain } = report.strays
  say(`files of no row: ${afterFullDisk} after the full disk, ${atEnd} at the end, of ${uncertain} unanswered uploads`)
  const complaints = complaintsAbout(report, mostRecoveryMs)
  say(`${((performance.now() - startedMs) / 1_000).toFixed(0)} s`)
  reportFact(
    'faults, people at work',
    complaints.length === 0 ? 'nothing lost, all recovered' : complaints.join('; '),
    complaints.length === 0,
  )
}

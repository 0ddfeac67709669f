import { expect, it } from 'vitest'
import { complaintsAbout, rideFaults } from './faults.ts'

// The bench holds it to 5 seconds; here other tests share the machine.
const mostRecoveryMs = 20_000

it('answers again by itself after its server and its database were killed, and keeps what it acknowledged', {
  timeout: 120_000,
}, async () => {
  const report = await rideFaults({ people: 16, thinkMs: 300, quietMs: 500, faults: ['server', 'database'] })

  expect(complaintsAbout(report, mostRecoveryMs)).toEqual([])
  const seen = Object.fromEntries(report.faults.map(({ fault, errors }) => [fault, Object.keys(errors)]))
  expect(seen.server).toContain('ECONNREFUSED')
  expect(seen.database).toContain('503')
  expect(report.reckoned.likes?.acknowledged).toBeGreaterThan(0)
  expect(report.reckoned.clippings?.acknowledged).toBeGreaterThan(0)
  expect(report.reckoned.messages?.acknowledged).toBeGreaterThan(0)
})

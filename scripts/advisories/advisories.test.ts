import { describe, expect, it } from 'vitest'
import { type Advisories, listAffected, refreshed } from './advisories.ts'

const url = 'https://advisories.example/1'
const audit = {
  auditReportVersion: 2,
  vulnerabilities: {
    parser: {
      name: 'parser',
      severity: 'high',
      via: [{ source: 1, name: 'parser', title: 'Takes for ever', url, severity: 'high', range: '<2.1.0' }],
      range: '<2.1.0',
    },
    editor: { name: 'editor', severity: 'high', via: ['parser'], range: '*' },
  },
}
const nothing: Advisories = { refreshedOn: null, advisories: [], accepted: {} }
const known = refreshed(nothing, audit, '2026-11-15')
const lockOf = (version: string) => ({
  packages: { '': {}, 'node_modules/parser': { version }, 'node_modules/editor/node_modules/other': { version } },
})

describe('the list of advisories', () => {
  it('takes what an audit says, once, and keeps it when a later audit no longer says it', () => {
    const again = refreshed(known, audit, '2026-11-16')
    const later = refreshed(again, { vulnerabilities: {} }, '2026-12-01')

    expect(known.advisories).toEqual([
      { url, package: 'parser', range: '<2.1.0', severity: 'high', title: 'Takes for ever' },
    ])
    expect(later).toEqual({ ...known, refreshedOn: '2026-12-01' })
  })

  it('names the locked versions that one of high severity concerns, wherever they lie', () => {
    const nested = { packages: { 'node_modules/editor/node_modules/parser': { version: '1.0.0-rc.1' } } }

    expect(listAffected(lockOf('2.0.9'), known)).toMatchObject([{ name: 'parser 2.0.9', advisory: { url } }])
    expect(listAffected(nested, known)).toHaveLength(1)
    expect(listAffected(lockOf('2.1.0'), known)).toEqual([])
  })

  it('leaves out what is less serious and what was accepted with a reason', () => {
    const milder = { ...known, advisories: known.advisories.map((each) => ({ ...each, severity: 'low' as const })) }

    expect(listAffected(lockOf('2.0.9'), milder)).toEqual([])
    expect(listAffected(lockOf('2.0.9'), { ...known, accepted: { [url]: 'Only a test uses it.' } })).toEqual([])
  })

  it('is not replaced by an answer that is no audit', () => {
    expect(() => refreshed(known, { message: '405 Method Not Allowed' }, '2026-11-16')).toThrow()
  })
})

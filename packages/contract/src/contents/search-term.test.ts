import { describe, expect, it } from 'vitest'
import { searchTermOf } from './search-term.ts'

describe('a search term', () => {
  it('stays as it was typed while it is short enough', () => {
    expect(searchTermOf('  "renal  dosing" of -metformin\n')).toBe('"renal dosing" of -metformin')
  })

  it('keeps the telling words of a pasted question that is too long, each once and whole', () => {
    const question = `What is the effect of the SGLT2-inhibitor empagliflozin on the risk of hospitalization for heart failure, and on
      the risk of death from any cause, in patients who have type 2 diabetes and who have had an infarction? ${'Empagliflozin and the risk. '.repeat(9)}`

    expect(searchTermOf(question)).toBe(
      'effect SGLT2-inhibitor empagliflozin risk hospitalization heart failure death cause patients type 2 diabetes infarction',
    )
  })

  it('is never longer than the search takes, whatever was pasted', () => {
    for (const text of [
      'x'.repeat(900),
      'the '.repeat(300),
      '"'.repeat(300),
      'vaccination efficacy '.repeat(50),
      '𝒳'.repeat(300),
    ]) {
      const term = searchTermOf(text)
      expect(term.length).toBeLessThanOrEqual(200)
      expect(term.isWellFormed()).toBe(true)
      expect(term).not.toBe('')
    }
  })
})

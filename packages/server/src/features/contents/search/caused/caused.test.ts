import { describe, expect, it } from 'vitest'
import { knowledgeOf } from '../knowledge.ts'

describe('the words of a question', () => {
  it('ask for the drugs that cause what they name, not for what it is treated with', () => {
    const codesOf = (text: string) =>
      knowledgeOf(text, text)
        .classes.filter(({ isWhole }) => isWhole)
        .flatMap(({ codes }) => codes)

    expect(codesOf('drugs that cause hyponatremia')).toContain('c03aa03')
    expect(codesOf('drugs that cause hyponatremia')).not.toContain('c03xa01')
    expect(codesOf('antibiotics that prolong QT')).toEqual(expect.arrayContaining(['j01fa10', 'j01ma14']))
    expect(codesOf('antibiotics that prolong QT').every((code) => code.startsWith('j01'))).toBe(true)
    expect(codesOf('ssri induced hyponatremia').every((code) => code.startsWith('n06ab'))).toBe(true)
    expect(codesOf('drug induced lupus')).toContain('c02db02')
    expect(codesOf('drugs that lower seizure threshold')).toContain('n06ax12')
    // What is low is to be raised, and what is high to be lowered.
    for (const treated of [
      'drugs that raise low blood pressure',
      'drugs that lower blood pressure',
      'drugs to lower high potassium',
    ])
      expect(codesOf(treated), treated).not.toEqual(expect.arrayContaining(['g04ca']))
    expect(codesOf('drugs to lower high potassium')).not.toContain('c03da01')
    // Neither is asked of drugs, and the other word tells of something else.
    expect(codesOf('what causes hyponatremia')).not.toContain('c03aa03')
    expect(codesOf('drugs that cause hyponatremia in zebrafish')).not.toContain('c03aa03')
  })
})

import { describe, expect, it } from 'vitest'
import { knowledgeOf } from './knowledge.ts'

const knowledge = (text: string) => knowledgeOf(text, text)

describe('the drugs that a question asks for', () => {
  it('are those of each of two classes that have nothing in common and are given for the condition beside them', () => {
    expect(knowledge('LMWH vs DOAC DVT').classes).toMatchObject([
      { isWhole: true, codes: expect.arrayContaining(['b01ab05', 'b01af']) },
    ])
  })

  it('are given for the other condition beside kidneys or a liver that fail', () => {
    const { codes } = knowledge('drugs for shingles').classes[0] ?? {}
    for (const asked of [
      'shingles in renal failure',
      'shingles CKD',
      'shingles cirrhosis',
      'shingles renal impairment',
    ])
      expect(knowledge(asked).classes, asked).toMatchObject([{ isWhole: true, codes }])
    expect(knowledge('kidney failure').classes).not.toMatchObject([{ codes }])
  })

  it('are in an attack not those that prevent it, also where kidneys fail', () => {
    const codesIn = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesIn('gout kidney failure')).toContain('m04aa01')
    expect(codesIn('gout flare CKD')).not.toContain('m04aa01')
    expect(codesIn('gout flare CKD')).toContain('h02ab07')
  })

  it('are found by what an abbreviation in the name of a condition stands for', () => {
    const { codes } = knowledge('COPD triple therapy').classes[0] ?? {}
    expect(knowledge('triple therapy chronic obstructive pulmonary disease inhaler').classes).toMatchObject([{ codes }])
  })

  it('are asked for by how they are supplied and paid, whatever else is said', () => {
    const { codes } = knowledge('birth control').classes[0] ?? {}
    expect(knowledge('birth control recall extra placebo').unless).toMatchObject({
      asked: { isWhole: true, codes },
      words: ['extra', 'placebo'],
    })
  })
})

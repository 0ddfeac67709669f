import { describe, expect, it } from 'vitest'
import { situationIn } from './situations.ts'

const codesIn = (text: string) => situationIn(text, text)?.given.codes ?? []

describe('findings beside each other', () => {
  it.each([
    ['intracranial bleed on pradaxa', 'v03ab37'],
    ['pradaxa, head CT shows a hemorrhage', 'v03ab37'],
    ['hémorragie intracrânienne sous pradaxa', 'v03ab37'],
    ['levophed extravasated forearm blanched', 'c04ab01'],
    ['PCA morphine RR 6 hard to rouse', 'v03ab15'],
    ['ACP morphine FR 6 difficile à réveiller', 'v03ab15'],
    ['mag drip patellar reflexes gone', 'b05xa19'],
    ['rigid 39.8 CK 12000 on Haldol', 'm03ca01'],
    ['status epilepticus Ativan x2 no response', 'n03ax14'],
    ['on HRZE lost colour vision which drug', 'j04ak02'],
    ['LDL 2.4 on Crestor 40', 'c10ax09'],
  ])('tell what is given now: %s', (asked, first) => {
    expect(codesIn(asked)[0]).toBe(first)
  })

  it('leave out what did it or failed', () => {
    expect(situationIn('bleeding on Eliquis', 'bleeding on Eliquis')?.avoided).toContain('b01af')
    expect(codesIn('status epilepticus Ativan x2 no response')).not.toContain('n05ba06')
  })

  it('call for something else where the patient has something else', () => {
    expect(codesIn('PPH oxytocin failed')).toContain('g02ad04')
    expect(codesIn('PPH oxytocin failed asthmatic')).not.toContain('g02ad04')
  })

  it.each([
    'bleeding risk Eliquis vs Xarelto',
    'intracranial hemorrhage dabigatran study',
    'risque de saignement sous Eliquis',
    'does Pradaxa cause bleeding',
    'morphine PCA',
    'warfarin',
    '"intracranial bleed on pradaxa"',
    'a long title of an article on bleeding in patients who take dabigatran and what became of them later',
  ])('are not told in %s', (asked) => {
    expect(situationIn(asked, asked)).toBeUndefined()
  })
})

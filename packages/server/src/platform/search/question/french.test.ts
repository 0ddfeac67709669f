import { describe, expect, it } from 'vitest'
import { frenchStem, frenchWordsOf, isFrenchQuestion, isFrenchText, withoutElision } from './french.ts'

describe('French words', () => {
  it.each([
    ['cardiaque', 'cardiaques'],
    ['cerebral', 'cerebrale', 'cerebraux', 'cerebrales'],
    ['arteriel', 'arterielle', 'arterielles', 'arteriels'],
    ['depressif', 'depressive', 'depressives'],
    ['nerveux', 'nerveuse'],
    ['aigu', 'aigue', 'aigues'],
    ['comprime', 'comprimes'],
  ])('have one stem in all their forms: %s, %s', (...forms) => {
    expect(new Set(forms.map(frenchStem)).size).toBe(1)
  })

  it('keep codes, short words and different words apart', () => {
    expect(frenchStem('b12s')).toBe('b12s')
    expect(frenchStem('os')).toBe('os')
    expect(new Set(['prednisone', 'prednisolone', 'codeine', 'codeinone'].map(frenchStem)).size).toBe(4)
  })

  it('stand without what is elided before them, and letters stay', () => {
    expect(withoutElision("l’asthme, d'une otite, aujourd’hui, vitamine D, O’Brien")).toBe(
      'asthme, une otite, aujourd’hui, vitamine D, O’Brien',
    )
    expect(frenchWordsOf('Le traitement de l’œdème chez l’enfant')).toEqual(['traitement', 'oedeme', 'enfant'])
  })

  it('show by themselves that a question or a text is French', () => {
    expect(['traitement de la toux', 'd’asthme', 'fièvre'].every(isFrenchQuestion)).toBe(true)
    expect(['heart failure', 'vitamin D', 'toux', 'metformin renal dosing'].some(isFrenchQuestion)).toBe(false)
    expect(isFrenchText('Une revue des traitements de la migraine chez les adultes')).toBe(true)
    expect(isFrenchText('A review of the treatment of migraine in adults, with de novo cases')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { matching } from './lines.ts'

const called = (...labels: string[]) => labels.map((label) => ({ label }))
const found = (labels: string[], typed: string, most = 10) =>
  matching(called(...labels), typed, most).map(({ label }) => label)

describe('what the palette finds by its name', () => {
  it('has every typed word at the beginning of one of its own', () => {
    expect(found(['Heart failure clinic', 'Clinic of Heather', 'Failure'], 'hea cl')).toEqual([
      'Heart failure clinic',
      'Clinic of Heather',
    ])
  })

  it('begins with what begins so', () => {
    expect(found(['My Folios', 'Folio of the week'], 'fol')).toEqual(['Folio of the week', 'My Folios'])
  })

  it('may be typed without accents and capitals, and is all of it before anything is typed', () => {
    expect(found(['Médecins', 'L’équipe'], 'MEDEC')).toEqual(['Médecins'])
    expect(found(['Médecins', 'L’équipe'], 'equ')).toEqual(['L’équipe'])
    expect(found(['One', 'Two', 'Three'], '', 2)).toEqual(['One', 'Two'])
  })
})

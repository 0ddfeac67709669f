import type { AreaOfInterest } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { branchesOf } from './areas.ts'

const area = (id: number, title: string, parentArea: number | null = null, french = title): AreaOfInterest => ({
  id,
  title,
  titles: { en: title, fr: french },
  parentArea,
  parent: parentArea === null ? null : { id: parentArea, title: 'Parent', titles: { en: 'Parent', fr: 'Parent' } },
})
const areas = [
  area(1, 'Cardiovascular health'),
  area(2, 'Heart failure', 1, 'Insuffisance cardiaque'),
  area(3, 'Hypertension', 1),
  area(4, 'Neurology'),
  area(5, 'Ménière and balance', 4),
]
const shown = (typed: string) =>
  branchesOf(areas, typed).map((branch) => [branch.area.title, ...branch.children.map(({ title }) => title)])

describe('the tree of areas', () => {
  it('stands whole when nothing is typed', () => {
    expect(shown('')).toEqual([
      ['Cardiovascular health', 'Heart failure', 'Hypertension'],
      ['Neurology', 'Ménière and balance'],
    ])
  })

  it('narrows to the areas that contain the words, under their heading', () => {
    expect(shown('heart')).toEqual([['Cardiovascular health', 'Heart failure']])
    expect(shown('failure heart')).toEqual([['Cardiovascular health', 'Heart failure']])
    expect(shown('meniere')).toEqual([['Neurology', 'Ménière and balance']])
  })

  it('finds an area by its French name too', () => {
    expect(shown('insuffisance')).toEqual([['Cardiovascular health', 'Heart failure']])
  })

  it('keeps all under a heading that matches itself, and is empty when nothing does', () => {
    expect(shown('cardio')).toEqual([['Cardiovascular health', 'Heart failure', 'Hypertension']])
    expect(shown('xyz')).toEqual([])
  })
})

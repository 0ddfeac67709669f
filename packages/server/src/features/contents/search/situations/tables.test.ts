import { expect, it } from 'vitest'
import { namedGroups } from './named-groups.ts'
import { situationLines } from './situation-lines.ts'

const groupLines = namedGroups.trim().split('\n')

it('every line of findings ends in codes of the classification', () => {
  const codes = /^[^=]+ = -?[A-Z]\d\d(?:[A-Z]{1,2}(?:\d\d)?)?(?: -?[A-Z]\d\d(?:[A-Z]{1,2}(?:\d\d)?)?)*$/
  expect(situationLines.filter((line) => !codes.test(line.replaceAll('(?=', '(').replaceAll('(?<=', '(')))).toEqual([])
})

it('every group that a line or another group names is there', () => {
  const names = new Set(groupLines.map((line) => line.split(' = ')[0]))
  const named = [...situationLines, ...groupLines].flatMap((line) => line.match(/@[a-z]+/g) ?? [])
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

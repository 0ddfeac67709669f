import { describe, expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

const folder = 'packages/web/src/features/folios'
const files = (count: number, of = folder) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${of}/noun-${index}.ts`, 'export {}\n']))

describe('the law of folder size', () => {
  it('is content with fifty files side by side, and with more in rooms', () => {
    expect(judge('folder-size.ts', { ...files(50), ...files(30, `${folder}/saving`) })).toEqual([])
  })

  it('refuses the fifty-first', () => {
    expect(judge('folder-size.ts', files(51))).toEqual([`${folder} has 51 files side by side: make rooms, at most 50`])
  })
})

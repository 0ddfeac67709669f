import { describe, expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

const folder = 'packages/server/src/features/folios'
const lines = (count: number) => 'export {}\n'.repeat(count)

describe('the law of file length', () => {
  it('refuses a file of more than 300 lines, tests and scripts as well', () => {
    const complaints = judge('file-length.ts', {
      [`${folder}/short.ts`]: lines(10),
      [`${folder}/other.ts`]: lines(10),
      [`${folder}/third.ts`]: lines(10),
      [`${folder}/whole.ts`]: lines(300),
      [`${folder}/folios.test.ts`]: lines(301),
      'scripts/long.mjs': lines(400),
    })

    expect(complaints).toEqual([
      `${folder}/folios.test.ts has 301 lines: split it by noun, at most 300`,
      'scripts/long.mjs has 400 lines: split it by noun, at most 300',
    ])
  })

  it('refuses a house in which more than half of the files are long', () => {
    const complaints = judge('file-length.ts', {
      [`${folder}/a.ts`]: lines(10),
      [`${folder}/b.ts`]: lines(80),
      [`${folder}/c.ts`]: lines(90),
    })

    expect(complaints).toEqual(['Half of the files have more than 79 lines; at most 60'])
  })
})

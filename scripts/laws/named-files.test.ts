import { expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

it('the law of named files refuses pages that name what is gone, and rows of behaviours that name two', () => {
  const complaints = judge('named-files.ts', {
    'packages/server/src/app.ts': '',
    'packages/web/src/index.ts': '',
    'packages/server/src/index.ts': '',
    'README.md': 'A file is `noun.role.ts`.\nSee `server/src/app.ts`, `index.ts` and `server/src/gone.ts`.',
    'docs/behaviours.md': '| a behaviour | `server/src/app.ts`, `index.ts` |',
  })

  expect(complaints.toSorted()).toEqual([
    'README.md:2 names server/src/gone.ts, which is not there',
    'docs/behaviours.md:1 names index.ts, which is 2 files',
  ])
})

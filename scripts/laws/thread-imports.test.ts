import { describe, expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

const feature = 'packages/server/src/features'
const task = "import { read } from './reader.ts'\nexport const reading: ThreadTask<string, string> = { work: read }"

describe('the law of what threads load', () => {
  it('refuses a task that leads to the door of a feature', () => {
    const complaints = judge('thread-imports.ts', {
      [`${feature}/folios/reading.ts`]: task,
      [`${feature}/folios/reader.ts`]: "import { din } from '../contents/index.ts'\nexport const read = din",
      [`${feature}/contents/index.ts`]: 'export const din = String',
    })

    expect(complaints).toEqual([
      `thread loads a feature: ${feature}/folios/reading.ts → ${feature}/folios/reader.ts → ${feature}/contents/index.ts`,
    ])
  })

  it('is content with a task that needs the platform alone', () => {
    const complaints = judge('thread-imports.ts', {
      [`${feature}/folios/reading.ts`]: task,
      [`${feature}/folios/reader.ts`]: "import { din } from '../../platform/identifiers.ts'\nexport const read = din",
      'packages/server/src/platform/identifiers.ts': 'export const din = String',
    })

    expect(complaints).toEqual([])
  })
})

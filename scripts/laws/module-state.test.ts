import { describe, expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

const feature = 'packages/server/src/features/chat'

describe('the law of state in modules', () => {
  it('refuses what a feature remembers outside of a product', () => {
    const complaints = judge('module-state.ts', {
      [`${feature}/one.ts`]: 'const queues = new Map<string, Promise<void>>()',
      [`${feature}/two.ts`]: 'let known: string | undefined',
      [`${feature}/three.ts`]: 'export const waiting: (() => void)[] = []',
    })

    expect(complaints.toSorted()).toEqual([
      `${feature}/one.ts keeps state in its module: const queues = new Map<string, Promise<void>>()`,
      `${feature}/three.ts keeps state in its module: export const waiting: (() => void)[] = []`,
      `${feature}/two.ts keeps state in its module: let known`,
    ])
  })

  it('lets lists be written down, and functions remember', () => {
    const complaints = judge('module-state.ts', {
      [`${feature}/words.ts`]: "const small = new Set(['and', 'of'])",
      [`${feature}/queue.ts`]: 'export function createQueue() {\n  const waiting = new Map<string, string>()\n}',
    })

    expect(complaints).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { noCounts } from './counts.ts'
import { progressLine } from './progress.ts'

it('ends its line in a terminal once, however often it is told to', () => {
  const written: string[] = []
  const terminal = { isTTY: true, columns: 80, write: (text: string) => written.push(text) }
  const progress = progressLine(terminal as unknown as NodeJS.WriteStream)
  progress.show({ name: 'a.xml', counts: noCounts(), readBytes: 0, totalBytes: 0 })

  progress.end()
  progress.end()

  expect(written.filter((text) => text === '\n')).toHaveLength(1)
})

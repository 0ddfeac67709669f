import { type Counts, countsLine, number } from './counts.ts'
import type { BindingStep } from './source-definition.ts'

const linesEveryMs = 5_000

interface Reading {
  name: string
  counts: Counts
  readBytes: number
  totalBytes: number
}

/** One line that moves on in place in a terminal, and a line now and then elsewhere. */
export function progressLine(output: NodeJS.WriteStream, startedAt = Date.now()) {
  let lastLineAt = 0
  let lastStep = ''
  let width = 0

  function put(line: string, isDue: boolean) {
    if (!output.isTTY && !isDue && Date.now() - lastLineAt < linesEveryMs) return
    lastLineAt = Date.now()
    if (!output.isTTY) {
      output.write(`${line}\n`)
      return
    }
    const shown = line.slice(0, Math.max(20, output.columns - 1))
    output.write(`\r${shown.padEnd(width)}`)
    width = shown.length
  }

  return {
    show({ name, counts, readBytes, totalBytes }: Reading) {
      const seconds = Math.max((Date.now() - startedAt) / 1_000, 0.001)
      const speed = `${number(Math.round(counts.read / seconds))}/s`
      put(`${name} · ${countsLine(counts)} · ${speed}${timeLeft(seconds, readBytes, totalBytes)}`, false)
    },
    /** What follows the reading: each step is named when it begins. */
    bind({ name, done, total }: BindingStep) {
      put(`Binding: ${name}${amountOf(done, total)}`, name !== lastStep)
      lastStep = name
    },
    end() {
      if (output.isTTY && width > 0) output.write('\n')
      width = 0
    },
  }
}

function amountOf(done: number, total: number | undefined): string {
  if (total !== undefined) return ` · ${number(done)} of ${number(total)}`
  return done > 0 ? ` · ${number(done)}` : ''
}

/** Of the reading alone: nobody knows beforehand how long the binding takes. */
function timeLeft(seconds: number, readBytes: number, totalBytes: number): string {
  const share = totalBytes > 0 ? readBytes / totalBytes : 0
  if (share < 0.005 || share >= 1) return ''
  const left = Math.max(1, Math.round((seconds / share) * (1 - share)))
  if (left < 90) return ` · ${left} s to read`
  return left < 5_400 ? ` · ${Math.round(left / 60)} min to read` : ` · ${(left / 3_600).toFixed(1)} h to read`
}

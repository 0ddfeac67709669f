import { type Counts, countsLine, number } from './counts.ts'

const linesEveryMs = 5_000

/** One line that moves on in place in a terminal, and a line now and then elsewhere. */
export function progressLine(output: NodeJS.WriteStream, startedAt = Date.now()) {
  let lastLineAt = 0
  let width = 0
  return {
    show({
      name,
      counts,
      readBytes,
      totalBytes,
    }: {
      name: string
      counts: Counts
      readBytes: number
      totalBytes: number
    }) {
      if (!output.isTTY && Date.now() - lastLineAt < linesEveryMs) return
      lastLineAt = Date.now()
      const seconds = Math.max((Date.now() - startedAt) / 1_000, 0.001)
      const line = `${name} · ${countsLine(counts)} · ${number(Math.round(counts.read / seconds))}/s${timeLeft(seconds, readBytes, totalBytes)}`
      if (!output.isTTY) output.write(`${line}\n`)
      else {
        const shown = line.slice(0, Math.max(20, output.columns - 1))
        output.write(`\r${shown.padEnd(width)}`)
        width = shown.length
      }
    },
    end() {
      if (output.isTTY && width > 0) output.write('\n')
      width = 0
    },
  }
}

export function timeLeft(seconds: number, readBytes: number, totalBytes: number): string {
  const share = totalBytes > 0 ? readBytes / totalBytes : 0
  if (share < 0.005 || share >= 1) return ''
  const left = Math.round((seconds / share) * (1 - share))
  if (left < 90) return ` · ${left} s left`
  return left < 5_400 ? ` · ${Math.round(left / 60)} min left` : ` · ${(left / 3_600).toFixed(1)} h left`
}

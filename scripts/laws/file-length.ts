import { globSync, readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'

/** A file is read in one sitting: none is longer than this, and half of them are much shorter. */
const maxLines = 300
const maxMedian = 60

const lengths = globSync(['packages/*/{*,src/**/*}.{ts,tsx}', '{e2e,bench,proofs,scripts}/**/*.{ts,tsx,mjs}'])
  .filter((file) => !file.includes('node_modules/'))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .toSorted((a, b) => a.lines - b.lines)
const median = lengths[Math.floor((lengths.length - 1) / 2)]?.lines ?? 0

const complaints = [
  ...lengths
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => `${file} has ${lines} lines: split it by noun, at most ${maxLines}`),
  ...(median > maxMedian ? [`Half of the files have more than ${median - 1} lines; at most ${maxMedian}`] : []),
]
for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

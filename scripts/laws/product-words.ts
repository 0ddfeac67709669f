import { globSync, readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'

/** What the web's lib says could be said in any product: what only this one knows stands in domain or with its feature. */
const words = /folio|clipping|chatroom|discussion|doctor|voiceof|sponsor|drug|ingredient|trial|outbox|discover(?!y)/i

const complaints = globSync('packages/web/src/lib/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const [word] = line.match(words) ?? []
      return word ? [`${file}:${index + 1} says “${word}”: it belongs in domain or in a feature`] : []
    })
  })

for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

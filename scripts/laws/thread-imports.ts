import { readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'
import { importGraph, listSources } from './import-graph.ts'

/**
 * The module of a thread's task leads to no door of a feature: the thread would load the feature whole, while the
 * time limit of its task runs.
 */
const sources = listSources()
const graph = importGraph(sources)
const isDoor = (file: string) => /\/features\/[^/]+\/index\.ts$/.test(file)

const complaints = sources
  .filter((file) => /: ThreadTask</.test(readFileSync(file, 'utf8')))
  .flatMap((file) => {
    const way = wayToDoor(file)
    return way ? [`thread loads a feature: ${way.join(' → ')}`] : []
  })
for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

function wayToDoor(start: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (isDoor(next)) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

import { exit, stdout } from 'node:process'
import { type Graph, importGraph, listSources } from './import-graph.ts'

/**
 * No file leads back to itself by its imports, nor does a folder by the folders beside it; types and lazy imports count.
 * A folder and the files directly above it may know each other: they are one room.
 */
const files = importGraph(listSources())
const complaints = [files, ...siblingFolders(files)]
  .flatMap(circlesIn)
  .map((circle) => [...circle, circle[0]].join(' → '))
for (const complaint of complaints) stdout.write(`import circle: ${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

/** For each folder a graph of the folders directly inside it, each with all that stands in it. */
function siblingFolders(all: Graph): Graph[] {
  const graphs = new Map<string, Graph>()
  for (const [file, targets] of all) {
    for (const target of targets) {
      const { parent, from, to } = whereTheyPart(file, target)
      if (!from || !to) continue
      const graph = graphs.get(parent) ?? new Map<string, string[]>()
      graphs.set(parent, graph.set(from, [...(graph.get(from) ?? []), to]))
    }
  }
  return [...graphs.values()]
}

/** The innermost folder that holds both files, and the folders inside it that hold one each. */
function whereTheyPart(file: string, target: string) {
  const [one, other] = [file.split('/'), target.split('/')]
  const depth = one.findIndex((name, index) => name !== other[index])
  const folderOf = (path: string[]) => (path.length > depth + 1 ? path.slice(0, depth + 1).join('/') : undefined)
  return { parent: one.slice(0, depth).join('/'), from: folderOf(one), to: folderOf(other) }
}

/** One way around each group of the graph that reaches itself: the shortest from its first name. */
function circlesIn(graph: Graph): string[][] {
  return componentsOf(graph).map((component) => {
    const [start = ''] = component.toSorted()
    return shortestRound(graph, start, new Set(component))
  })
}

function shortestRound(graph: Graph, start: string, within: Set<string>): string[] {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way
      if (!within.has(next) || seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return [...within]
}

/** Strongly connected components of more than one node (Tarjan). */
function componentsOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []
  const visit = (node: string) => {
    const number = order.size
    order.set(node, number)
    lowest.set(node, number)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(node) !== number) return
    const component = stack.splice(stack.indexOf(node))
    if (component.length > 1) components.push(component)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return components
}

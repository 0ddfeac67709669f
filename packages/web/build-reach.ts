import { parseSync } from 'vite'

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; importers: string[]; code: string | null } | null
}

/** A name of another module. */
interface Taken {
  from: string
  name: string
}

interface Links {
  /** What the module's own code takes. */
  needs: Taken[]
  /** The names it makes itself. */
  own: Set<string>
  /** The names it only passes on, and the modules of which it passes on every name. */
  passedOn: Map<string, Taken>
  passesAllOf: string[]
}

const everything = '*'

/**
 * Finds the modules whose code runs when these do. A name that a module only passes on leads to the module that makes it, and to nothing else that is
 * passed on beside it: whoever takes one name of an index does not need all the files that the index names.
 */
export function reachIn(graph: ModuleGraph) {
  const known = new Map<string, Links>()
  const linksOf = (id: string): Links => {
    const links = known.get(id) ?? readLinks(graph, id)
    known.set(id, links)
    return links
  }
  const makerOf = (id: string, name: string, through: string[] = []): string | undefined => {
    if (through.includes(id)) return
    const { own, passedOn, passesAllOf } = linksOf(id)
    const passed = passedOn.get(name)
    if (passed && passed.name !== everything) return makerOf(passed.from, passed.name, [...through, id])
    if (passed || own.has(name)) return id
    for (const each of passesAllOf) {
      const maker = makerOf(each, name, [...through, id])
      if (maker) return maker
    }
  }
  return (roots: string[]): Set<string> => {
    const reached = new Set<string>()
    const whole = new Set<string>()
    const run = (id: string) => {
      if (reached.has(id) || !graph.getModuleInfo(id)) return
      reached.add(id)
      for (const { from, name } of linksOf(id).needs) take(from, name)
    }
    const take = (id: string, name: string) => {
      if (name !== everything) return run(makerOf(id, name) ?? id)
      if (whole.has(id)) return
      whole.add(id)
      run(id)
      const { passedOn, passesAllOf } = linksOf(id)
      for (const each of passedOn.values()) take(each.from, each.name)
      for (const each of passesAllOf) take(each, everything)
    }
    for (const root of roots) take(root, everything)
    return reached
  }
}

function readLinks(graph: ModuleGraph, id: string): Links {
  const { importedIds: allIds = [], code } = graph.getModuleInfo(id) ?? {}
  // What the bundler itself adds to whoever imports a part later.
  const importedIds = allIds.filter((each) => !each.includes('vite/preload-helper'))
  const links: Links = { needs: [], own: new Set(), passedOn: new Map(), passesAllOf: [] }
  const { staticImports, staticExports } = parseSync(id.split('?')[0] ?? id, code ?? '').module
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
    .flatMap(({ moduleRequest }) => moduleRequest ?? [])
    .sort((one, other) => one.start - other.start)
    .map(({ value }) => value)
  const targets = new Map([...new Set(requests)].map((request, index) => [request, importedIds[index] ?? '']))
  // Not a module of its own kind, or one whose imports the bundler counts otherwise: it needs whatever it names.
  if (targets.size !== importedIds.length)
    return { ...links, needs: importedIds.map((from) => ({ from, name: everything })) }

  for (const { moduleRequest, entries } of staticImports) {
    const from = targets.get(moduleRequest.value) ?? ''
    if (entries.length === 0) links.needs.push({ from, name: '' })
    for (const { importName } of entries) links.needs.push({ from, name: nameOf(importName) })
  }
  for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    const from = moduleRequest && targets.get(moduleRequest.value)
    if (!from) links.own.add(nameOf(exportName))
    else if (importName.kind === 'AllButDefault') links.passesAllOf.push(from)
    else links.passedOn.set(nameOf(exportName), { from, name: nameOf(importName) })
  }
  return links
}

const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string =>
  kind === 'Name' ? (name ?? '') : kind === 'Default' ? 'default' : everything

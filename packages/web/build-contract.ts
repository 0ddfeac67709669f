import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { type Plugin, parseAst, transformWithOxc } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}

interface Cut {
  start: number
  end: number
  text: string
}

/** A statement at the top of a module: what it makes and what it speaks of. */
interface Statement {
  code: string
  names: string[]
  isExported: boolean
  speaksOf: Set<string>
}

interface Module {
  imports: { code: string; from: string; names: string[] }[]
  statements: Statement[]
}

const contractFolder = resolve(import.meta.dirname, '../contract/src')
const schemaFields = new Set(['params', 'query', 'body', 'reply'])
const schemasMark = '?schemas'

/**
 * The browser calls by method and path; what a body must look like is the server's matter. So the entries of the contract
 * leave their schemas behind, and the schemas of each module become a module of their own, which only the forms that ask
 * for one load: making them all, and the library they are made with, would take a phone longer than drawing the first
 * screen.
 */
export const contractWithoutSchemas = (): Plugin => {
  let modules = new Map<string, Module>()
  let schemas = new Map<string, Set<string>>()
  return {
    name: 'contract-without-schemas',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      modules = await readModules()
      schemas = schemasIn(modules)
    },
    resolveId: { filter: { id: /\?schemas$/ }, handler: (id) => id },
    load: {
      filter: { id: /packages\/contract\/src\/.*\.ts(\?schemas)?$/ },
      handler(id) {
        const path = id.replace(schemasMark, '')
        const module = modules.get(path)
        if (!module) return undefined
        const write = id === path ? plainPart : schemaPart
        return { code: write(path, module, schemas.get(path) ?? new Set()), moduleSideEffects: false }
      },
    },
  }
}

async function readModules(): Promise<Map<string, Module>> {
  const files = await readdir(contractFolder, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const read = sources.map(async (file) => {
    const path = join(contractFolder, file)
    const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
    return [path, moduleOf(path, code)] as const
  })
  return new Map(await Promise.all(read))
}

function moduleOf(path: string, code: string): Module {
  const module: Module = { imports: [], statements: [] }
  for (const node of parseAst(code).body as unknown as Node[]) {
    const { source, specifiers } = node as Node & { source?: { value: string }; specifiers?: { local: Named }[] }
    if (node.type === 'ImportDeclaration' && source) {
      const names = (specifiers ?? []).map(({ local }) => local.name)
      module.imports.push({ code: code.slice(node.start, node.end), from: resolve(path, '..', source.value), names })
      continue
    }
    module.statements.push(statementOf(node, code))
  }
  return module
}

interface Named {
  name: string
}

function statementOf(node: Node, code: string): Statement {
  const { declaration } = node as Node & { declaration?: Node | null }
  const { id, declarations } = (declaration ?? node) as Node & { id?: Named; declarations?: { id: Named }[] }
  const cuts = [...schemasOfEntries(node), ...madeOnDemand(declaration ?? node)]
  const kept = applied(code.slice(node.start, node.end), cuts, node.start)
  return {
    code: kept,
    names: [...(id ? [id] : []), ...(declarations ?? []).map((each) => each.id)].map(({ name }) => name),
    isExported: node.type.startsWith('Export'),
    speaksOf: new Set(identifiersIn(parseAst(kept) as unknown as Node)),
  }
}

/** By module the names of what is made with the library of schemas, directly or by way of others. */
function schemasIn(modules: Map<string, Module>): Map<string, Set<string>> {
  const schemas = new Map([...modules].map(([path]) => [path, new Set<string>()]))
  let isSettled = false
  while (!isSettled) {
    isSettled = true
    for (const [path, { imports, statements }] of modules) {
      const own = schemas.get(path) as Set<string>
      const imported = imports.flatMap(({ from, names }) =>
        names.filter((name) => schemas.get(from)?.has(name) ?? true),
      )
      for (const { names, speaksOf } of statements) {
        const isSchema = [...own, ...imported].some((name) => speaksOf.has(name))
        if (!isSchema || names.every((name) => own.has(name))) continue
        for (const name of names) own.add(name)
        isSettled = false
      }
    }
  }
  return schemas
}

const isOf = (names: Set<string>) => (statement: Statement) => statement.names.some((name) => names.has(name))

/** Everything but the schemas, which are handed on from where they are made. */
function plainPart(path: string, { imports, statements }: Module, schemas: Set<string>): string {
  const plain = statements.filter((statement) => !isOf(schemas)(statement))
  const handedOn = statements.filter((statement) => isOf(schemas)(statement) && statement.isExported)
  const hidden = plain.filter(({ isExported }) => !isExported).flatMap(({ names }) => names)
  return [
    ...imports.map(({ code }) => code),
    ...plain.map(({ code }) => code),
    `export { ${hidden.map((name) => `${name} as ${hiddenName(path, name)}`).join(', ')} }`,
    `export { ${handedOn.flatMap(({ names }) => names).join(', ')} } from ${JSON.stringify(path + schemasMark)}`,
  ].join('\n')
}

function schemaPart(path: string, { imports, statements }: Module, schemas: Set<string>): string {
  const plain = statements.filter((statement) => !isOf(schemas)(statement))
  const lent = plain.flatMap(({ names, isExported }) =>
    names.map((name) => (isExported ? name : `${hiddenName(path, name)} as ${name}`)),
  )
  return [
    ...imports.map(({ code }) => code),
    `import { ${lent.join(', ')} } from ${JSON.stringify(path)}`,
    ...statements.filter(isOf(schemas)).map(({ code }) => code),
  ].join('\n')
}

/** The contract is one big `export *`: what a module keeps to itself must not meet another's name there. */
const hiddenName = (path: string, name: string) => `${name}_of_${relative(contractFolder, path).replaceAll(/\W/g, '_')}`

interface Property extends Node {
  key?: Named
  value: Node & { properties?: Property[] }
}

type Shape = Node & { callee?: Named; arguments?: (Node & { properties?: Property[] })[]; properties?: Property[] }

/** A call's `{ access, reply, … }` without its schemas, `method(args, reply)` and the events of a `hub({ … })` likewise. */
function* schemasOfEntries(node: Node): Generator<Cut> {
  yield* cutsIn(node)
  for (const child of childrenOf(node)) yield* schemasOfEntries(child)
}

function cutsIn({ callee, arguments: given = [], properties = [] }: Shape): Cut[] {
  const named = (name: string, of = properties) => of.find(({ key }) => key?.name === name)
  if (callee?.name === 'method') return given.map(({ start, end }) => ({ start, end, text: 'undefined' }))
  if (callee?.name === 'hub') return nameAlone(named('events', given[0]?.properties)?.value.properties)
  if (!named('access') || !named('reply')) return []
  return nameAlone(properties.filter(({ key }) => schemaFields.has(key?.name ?? '')))
}

const nameAlone = (properties: Property[] = []): Cut[] =>
  properties.map(({ start, end, key }) => ({ start, end, text: `${key?.name}: undefined` }))

/** A constant that is made by a call is left out where nobody uses it. */
function madeOnDemand(statement: Node): Cut[] {
  const { type, declarations = [] } = statement as Node & { declarations?: (Node & { init?: Node })[] }
  if (type !== 'VariableDeclaration') return []
  return declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression'
      ? [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
          { start: init.end, end: init.end, text: ')()' },
        ]
      : [],
  )
}

/** The names it speaks of; what only names a field is none. */
function* identifiersIn(node: Node): Generator<string> {
  if (node.type === 'Identifier') yield (node as Node & Named).name
  const { computed, key, property } = node as Node & { computed?: boolean; key?: Node; property?: Node }
  const label = computed ? undefined : (key ?? property)
  for (const child of childrenOf(node)) if (child !== label) yield* identifiersIn(child)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}

const applied = (code: string, cuts: Cut[], offset: number): string =>
  cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start - offset) + replacement + text.slice(end - offset),
      code,
    )

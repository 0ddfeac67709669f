import type { Plugin } from 'vite'

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

const schemaFields = new Set(['params', 'query', 'body', 'reply'])

/**
 * The browser calls by method and path; what a body must look like is the server's matter. So the entries of the contract
 * leave their schemas behind, and a schema that no form asks for is not made: making them all would take a phone longer
 * than drawing the first screen.
 */
export const contractWithoutSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/ },
    handler(code) {
      const program = this.parse(code) as unknown as Node & { body: Node[] }
      const cuts = [...schemasOfEntries(program), ...program.body.flatMap(madeOnDemand)]
      return { code: applied(code, cuts), map: null }
    },
  },
})

/** `route(method, path, { reply, … })` without its schemas, `method(args, reply)` of a hub without any. */
function* schemasOfEntries(node: Node): Generator<Cut> {
  const { type, callee, arguments: given } = node as Node & { callee?: { name?: string }; arguments?: Node[] }
  if (type === 'CallExpression' && callee?.name === 'route') {
    const { properties = [] } = (given?.[2] ?? {}) as {
      properties?: (Node & { key?: { name?: string }; value: Node })[]
    }
    for (const { key, value } of properties) {
      if (schemaFields.has(key?.name ?? '')) yield { start: value.start, end: value.end, text: 'undefined' }
    }
    return
  }
  if (type === 'CallExpression' && callee?.name === 'method') {
    for (const { start, end } of given ?? []) yield { start, end, text: 'undefined' }
    return
  }
  for (const child of childrenOf(node)) yield* schemasOfEntries(child)
}

/** A constant that is made by a call is left out where nobody uses it. */
function madeOnDemand(statement: Node): Cut[] {
  const { declaration } = statement as Node & { declaration?: Node | null }
  const { type, declarations = [] } = (declaration ?? statement) as Node & { declarations?: (Node & { init?: Node })[] }
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

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}

const applied = (code: string, cuts: Cut[]): string =>
  cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)

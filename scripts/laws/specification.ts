import { globSync, readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'
import { allHubs, allRoutes } from '../../packages/contract/src/all.ts'
import { listCalledMethods, listCalledRoutes, listScreenless } from './screenless-calls.ts'

/**
 * Every row of the specification's table names tests that exist, and every call of the contract has its row. A call that no
 * screen makes has a line that says why.
 */
const table = 'docs/specification.md'
const text = readFileSync(table, 'utf8')
const testFiles = [
  ...globSync('{packages/*,proofs}/src/**/*.test.{ts,tsx}'),
  ...globSync('{e2e,scripts}/**/*.{test,spec}.ts'),
]
const contents = new Map<string, string>()

const rows = text
  .split('\n')
  .map((line, index) => ({ line, number: index + 1 }))
  .filter(({ line }) => /^\| §\d/.test(line))

const complaints = [
  ...rows.flatMap(({ line, number }) => complaintsAbout(line).map((complaint) => `${table}:${number} ${complaint}`)),
  ...listCalls()
    .filter((call) => !rows.some(({ line }) => line.includes(`\`${call}\``)))
    .map((call) => `${table} has no row for ${call}`),
  ...complaintsAboutScreens(),
]
for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

function complaintsAbout(row: string): string[] {
  const proofs = [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)]
  if (proofs.length === 0) return ['names no test']
  return proofs.flatMap(([, file = '', title = '']) => {
    const found = testFiles.filter((path) => `/${path}`.endsWith(`/${file}`))
    if (found.length !== 1) return [`${file}: ${found.length} files end so`]
    return hasTest(found[0] ?? '', title) ? [] : [`${file} has no test “${title}”`]
  })
}

function hasTest(path: string, title: string): boolean {
  const source = contents.get(path) ?? readFileSync(path, 'utf8').replaceAll("\\'", "'")
  contents.set(path, source)
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:\\b(?:it|test|describe)(?:\\.\\w+)*|\\))\\(\\s*(['"\`])${escaped}\\1`).test(source)
}

function listCalls(): string[] {
  const routes = Object.values(allRoutes).map(addressOf)
  const methods = allHubs.flatMap(({ methods }) => Object.keys(methods))
  return [...routes, ...methods]
}

function addressOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}

function complaintsAboutScreens(): string[] {
  const sources = globSync('packages/web/src/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .map((path) => readFileSync(path, 'utf8'))
  const routes = listCalledRoutes(sources).flatMap((name) => (allRoutes[name] ? [addressOf(allRoutes[name])] : []))
  const called = new Set([...routes, ...listCalledMethods(sources)])
  const screenless = new Set(listScreenless(text))
  return listCalls()
    .filter((call) => called.has(call) === screenless.has(call))
    .map((call) =>
      called.has(call)
        ? `${table} says that no screen calls ${call}, but one does`
        : `${table}: no screen calls ${call}; say why under “Calls that no screen makes”`,
    )
}

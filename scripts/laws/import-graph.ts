import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** From a name to those it leads to. */
export type Graph = Map<string, string[]>

const importPattern = /(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g

/** Every source file of the packages, tests and what they are made with apart. */
export const listSources = (): string[] =>
  globSync('packages/*/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/'))

export function importGraph(files: string[]): Graph {
  const known = new Set(files)
  return new Map(files.map((file) => [file, importsOf(file).filter((target) => known.has(target))]))
}

/** The files of the repository that a file imports; types and lazy imports count. */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(importPattern)].flatMap(([, from, bare, lazy]) => targetOf(file, from ?? bare ?? lazy ?? ''))
}

function targetOf(file: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [relative('.', resolve(dirname(file), specifier))]
  const [, name, path = 'index.ts'] = specifier.match(/^@materia\/(\w+)(?:\/(.+))?$/) ?? []
  if (!name) return []
  const target = join('packages', name, 'src', path)
  return existsSync(target) ? [target] : []
}

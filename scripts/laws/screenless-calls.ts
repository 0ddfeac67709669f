/** The names of the entries of the contract that sources use, by `userRoutes.signIn` or taken apart. */
export function listCalledRoutes(sources: string[]): string[] {
  const named = sources.flatMap((source) => [...source.matchAll(/\b\w+Routes\.(\w+)/g)].map(([, name = '']) => name))
  const takenApart = sources.flatMap((source) =>
    [...source.matchAll(/\{([^{}]*)\}\s*=\s*\w+Routes\b/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  )
  return [...named, ...takenApart]
}

/** The names of hub methods that sources call. */
export const listCalledMethods = (sources: string[]): string[] =>
  sources.flatMap((source) => [...source.matchAll(/Hub,\s*'(\w+)'/g)].map(([, name = '']) => name))

const heading = '## Calls that no screen makes'

/** The calls in the first column of the table under the heading. */
export function listScreenless(text: string): string[] {
  const [, section = ''] = text.split(heading)
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, call = '']) => call))
}

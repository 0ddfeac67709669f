import type { Route } from './route.ts'

/** The parts of a call that stand in its address. */
export interface CallParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

/** Path and query of a call; a list in the query is repeated. */
export function addressOf({ path }: Pick<Route, 'path'>, { params = {}, query = {} }: CallParts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
    ),
  )
  return search.size > 0 ? `${filled}?${search}` : filled
}

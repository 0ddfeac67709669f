import type { Route, RouteInput } from '@materia/contract'

export interface RequestParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  fileName?: string
}

export const partsOf = <R extends Route>(input: RouteInput<R>): RequestParts => (input ?? {}) as RequestParts

/** Under which address the calls go; the same host unless the build says otherwise. */
export const apiBase: string = import.meta.env?.VITE_API_BASE ?? ''

export function addressOf<R extends Route>(route: R, input: RouteInput<R>): string {
  const { params = {}, query = {} } = partsOf(input)
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '')
      throw new Error(`The parameter '${name}' must be defined.`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null) throw new Error(`The parameter '${name}' cannot be null.`)
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) search.append(name, String(each))
    }
  }
  const tail = search.toString()
  return `${apiBase}${path}${tail && `?${tail}`}`
}

export function payloadOf(parts: RequestParts): { payload: BodyInit | undefined; contentType: string | undefined } {
  if (parts.file) {
    const form = new FormData()
    form.append('file', parts.file, parts.fileName ?? (parts.file instanceof File ? parts.file.name : 'file'))
    return { payload: form, contentType: undefined }
  }
  if (parts.body === undefined) return { payload: undefined, contentType: undefined }
  return { payload: JSON.stringify(parts.body), contentType: 'application/json' }
}

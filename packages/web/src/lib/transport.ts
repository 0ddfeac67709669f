import { UnreachableError } from './api-error.ts'

export interface Exchange {
  method: string
  url: string
  headers: Record<string, string>
  payload: BodyInit | undefined
  signal?: AbortSignal
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /** The part sent so far, 0 to 1. */
  onProgress?: (part: number) => void
  wantsBytes: boolean
}

export interface RawReply {
  status: number
  headers: Headers
  text: string
  bytes?: Blob
}

/** `fetch` cannot report upload progress, so an exchange that asks for it goes the older way. */
export const exchange = (request: Exchange): Promise<RawReply> =>
  request.onProgress ? exchangeWithProgress(request) : exchangeByFetch(request)

async function exchangeByFetch({ url, method, headers, payload, signal, keepalive, wantsBytes }: Exchange) {
  try {
    const response = await fetch(url, { method, headers, body: payload, signal, keepalive })
    const isBytes = wantsBytes && response.ok
    return {
      status: response.status,
      headers: response.headers,
      text: isBytes ? '' : await response.text(),
      bytes: isBytes ? await response.blob() : undefined,
    }
  } catch (error) {
    throw signal?.aborted ? error : new UnreachableError()
  }
}

function exchangeWithProgress({ url, method, headers, payload, signal, onProgress }: Exchange): Promise<RawReply> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => done({ status: request.status, headers: readHeaders(request), text: request.responseText })
    request.onerror = () => failed(new UnreachableError())
    request.onabort = () => failed(new DOMException('The upload was cancelled.', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    if (signal?.aborted) return failed(new DOMException('The upload was cancelled.', 'AbortError'))
    signal?.addEventListener('abort', abort)
    request.send(payload as XMLHttpRequestBodyInit)
  })
}

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

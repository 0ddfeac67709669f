/** What of a service worker's surroundings is used here; the library that describes all of it cannot stand beside the page's. */
export interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
  skipWaiting(): Promise<void>
  readonly clients: WorkerClients
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
  readonly navigator: { readonly language: string; readonly onLine: boolean }
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
}

interface WorkerClients {
  claim(): Promise<void>
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WorkerClient[]>
  openWindow(url: string): Promise<unknown>
}

interface WorkerClient {
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerFetchEvent extends WaitingEvent {
  readonly request: Request
  respondWith(reply: Promise<Response>): void
}

export interface WorkerPushEvent extends WaitingEvent {
  readonly data: { json(): never } | null
}

interface WorkerClickEvent extends WaitingEvent {
  readonly notification: { close(): void; readonly data: { link: string | null } | null }
}

interface WorkerEvents {
  install: WaitingEvent
  activate: WaitingEvent
  fetch: WorkerFetchEvent
  push: WorkerPushEvent
  notificationclick: WorkerClickEvent
}

export const scope = self as unknown as WorkerScope

import type { App } from './app.ts'
import type { ServedRoute } from './http/serve.ts'
import type { ServedHub } from './realtime/serve-hub.ts'

/** What a feature brings to the product. */
export interface Feature {
  routes?: ServedRoute[]
  hubs?: ServedHub[]
  /** Registers its jobs and what it listens to. Jobs with statements that may take minutes do them in the background. */
  join?(app: App, background: App): void
}

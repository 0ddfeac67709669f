import type { RawBuilder } from 'kysely'
import type { App } from './app.ts'
import type { Tx } from './db/db.ts'
import type { ServedRoute } from './http/serve.ts'
import type { ServedHub } from './realtime/serve-hub.ts'

/** What a feature brings to the product. What it must not forget has no question mark: null says that there is nothing. */
export interface Feature {
  routes?: ServedRoute[]
  hubs?: ServedHub[]
  eraseUser: EraseUser | null
  mayReadHeldFile: HeldFileRule | null
  /** Registers its jobs and what it listens to. Jobs with statements that may take minutes do them in the background. */
  join?(app: App, background: App): void
}

/** Deletes what the feature stores about a person whose account is erased; all features in one transaction. */
export type EraseUser = (app: App, tx: Tx, userId: string) => Promise<void>

/** Whether a viewer may read a file that the feature holds, as a condition on `attachment_uses u`. */
export type HeldFileRule = (viewerId: string) => RawBuilder<boolean>

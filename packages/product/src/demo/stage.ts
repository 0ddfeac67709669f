import type { DemoCaller } from './caller.ts'
import type { Moment } from './moments.ts'

/** People of the demo by the first part of their address. */
export type DemoCast = Record<string, { userId: string; as: DemoCaller }>

/** What the demo's people find when they begin. */
export interface DemoStage {
  cast: DemoCast
  /** Areas of interest by their title. */
  areaIds: Map<string, number>
  /** A record of the catalogue by its key in its source. */
  itemId(sourceKey: string): string
  /** Does the work as if it were then. */
  during<Result>(moment: Moment, work: () => Promise<Result>): Promise<Result>
}

import type { Stage } from './stage.ts'

/** One way to break the product. */
export interface Attack {
  name: string
  /** Throws, with a sentence about what was broken, when the attack succeeds. */
  run(stage: Stage): Promise<void>
}

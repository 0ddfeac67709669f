import type { HeldFileRule } from '../../platform/feature.ts'
import { createTurnsByKey } from '../../platform/turns/turns.ts'
import { createImageEncoder, type ImageEncoder } from './images.ts'

// Each may lie on the disk with 100 MB before it is known whether there is room for it.
const uploadsAtOnce = 4

interface AttachmentsState {
  /** Every feature's own: any of them lets a viewer read. */
  heldFileRules: HeldFileRule[]
  encodeImage: ImageEncoder
  /** Of each account a few at a time; the rest is not read before its turn. */
  uploadTurns: ReturnType<typeof createTurnsByKey>
}

declare module '../../platform/app.ts' {
  interface FeatureStates {
    attachments: AttachmentsState
  }
}

export const createAttachmentsState = (heldFileRules: HeldFileRule[]): AttachmentsState => ({
  heldFileRules,
  encodeImage: createImageEncoder(),
  uploadTurns: createTurnsByKey(uploadsAtOnce),
})

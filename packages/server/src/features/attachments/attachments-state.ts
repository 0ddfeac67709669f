import type { HeldFileRule } from '../../platform/feature.ts'
import { createImageEncoder, type ImageEncoder } from './images.ts'

interface AttachmentsState {
  /** Every feature's own: any of them lets a viewer read. */
  heldFileRules: HeldFileRule[]
  encodeImage: ImageEncoder
}

declare module '../../platform/app.ts' {
  interface FeatureStates {
    attachments: AttachmentsState
  }
}

export const createAttachmentsState = (heldFileRules: HeldFileRule[]): AttachmentsState => ({
  heldFileRules,
  encodeImage: createImageEncoder(),
})

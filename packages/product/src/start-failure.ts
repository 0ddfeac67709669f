import { BadSetting } from '@materia/server/platform/config/config.ts'

const isDiskFull = ({ message }: Error) => /\bENOSPC\b|no space left on device/i.test(message)

/** For whoever starts it: what to do where that is known, else where in the program it happened. */
export function whyItDidNotStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof BadSetting) return error.message
  if (isDiskFull(error)) {
    return 'The disk is full: make room where the data lies (MATERIA_DATA_DIR) and start again. Nothing that was stored is lost.'
  }
  return error.stack ?? error.message
}

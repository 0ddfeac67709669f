import { currentFormats } from './language.ts'
import { libMessages } from './messages.ts'

export function sizeInWords(bytes: number): string {
  const [t, { number, decimal }] = [libMessages(), currentFormats()]
  if (bytes < 1_000) return t('bytes', { count: bytes })
  if (bytes < 1_000_000) return t('kilobytes', { count: number(Math.round(bytes / 1_000)) })
  return t('megabytes', { count: decimal(bytes / 1_000_000) })
}

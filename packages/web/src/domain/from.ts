import type { ContentSummary } from '@materia/contract'
import { domainMessages } from './messages.ts'
import { shownName } from './names.ts'

/** Who an item is from: the organisation that speaks, the person who wrote it, or its source. */
export function fromOf({ voiceOf, creator, source }: Pick<ContentSummary, 'voiceOf' | 'creator' | 'source'>) {
  if (voiceOf) return domainMessages()('voiceOf', { name: voiceOf })
  if (creator) return shownName(`${creator.firstName} ${creator.lastName}`.trim())
  return source?.name
}

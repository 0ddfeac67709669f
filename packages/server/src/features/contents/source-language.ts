import { type ContentItemType, drugKinds } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'

const fromSources: ContentItemType[] = ['Article', 'Trial', 'Decision', ...drugKinds]

/** What the sources of a kind write in; people write in any language. */
export const sourceLanguage = (type: ContentItemType): Language | null => (fromSources.includes(type) ? 'en' : null)

import type { ContentItemType, Mute } from '@materia/contract'
import { kindWord } from '../../domain/kind-looks.tsx'

/** A kind by the product's own word, the rest by the name that the server gives. */
export const mutedWord = ({ type, value, name }: Pick<Mute, 'type' | 'value' | 'name'>): string =>
  type === 'Kind' ? kindWord(value as ContentItemType) : name

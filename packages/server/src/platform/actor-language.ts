import { defaultLanguage, type Language } from '@materia/contract/languages.ts'
import type { Actor } from './app.ts'

/** The language to word things in for somebody. */
export const actorLanguage = ({ language }: Actor): Language => language ?? defaultLanguage

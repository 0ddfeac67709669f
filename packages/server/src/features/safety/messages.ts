import { textsOf } from '@materia/language'
import { messages as en } from './messages.en.ts'
import { messages as fr } from './messages.fr.ts'

export const safetyText = textsOf({ en, fr })

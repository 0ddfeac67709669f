import { sentencesInFrench as fieldSentences } from '@materia/language/sentences.fr.ts'
import { messages as users } from '../../features/users/messages.fr.ts'

export const messages = { fieldSentences, users }

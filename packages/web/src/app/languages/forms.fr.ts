import { sentencesInFrench as fieldSentences } from '@materia/language/sentences.fr.ts'

export const messages = { fieldSentences }

import { sourceWordsInFrench as sourceWords } from '@materia/language/source-words.fr.ts'
import { messages as drugs } from '../../features/contents/details/drug/messages.fr.ts'
import { messages as details } from '../../features/contents/details/messages.fr.ts'
import { messages as itemPage } from '../../features/contents/page/messages.fr.ts'

export const messages = { details, drugs, itemPage, sourceWords }

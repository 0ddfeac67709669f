import { messages as drugs } from '../../features/contents/details/drug/messages.en.ts'
import { messages as details } from '../../features/contents/details/messages.en.ts'
import { messages as itemPage } from '../../features/contents/page/messages.en.ts'

export const messages = { details, drugs, itemPage }

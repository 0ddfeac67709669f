import { messages as drugs } from '../../features/contents/details/drug/messages.en.ts'

export const messages = { drugs }

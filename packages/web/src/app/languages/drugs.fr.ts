import { messages as drugs } from '../../features/contents/details/drug/messages.fr.ts'

export const messages = { drugs }

import { messages as chat } from '../../features/chat/messages.fr.ts'

/** What the screens behind the sign-in say. */
export const messages = { chat }

import { messages as chat } from '../../features/chat/messages.en.ts'

/** What the screens behind the sign-in say. */
export const messages = { chat }

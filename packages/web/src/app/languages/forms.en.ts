import { messages as users } from '../../features/users/messages.en.ts'

export const messages = { users }

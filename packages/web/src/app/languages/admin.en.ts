import { messages as accounts } from '../../features/accounts/messages.en.ts'

export const messages = { accounts }

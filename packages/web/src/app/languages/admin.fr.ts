import { messages as accounts } from '../../features/accounts/messages.fr.ts'

export const messages = { accounts }

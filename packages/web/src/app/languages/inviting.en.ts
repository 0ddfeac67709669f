import { messages as inviting } from '../../features/users/inviting/messages.en.ts'

export const messages = { inviting }

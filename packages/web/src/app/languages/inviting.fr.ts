import { messages as inviting } from '../../features/users/inviting/messages.fr.ts'

export const messages = { inviting }

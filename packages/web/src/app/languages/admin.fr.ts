import { messages as accounts } from '../../features/accounts/messages.fr.ts'
import { messages as contactInbox } from '../../features/contact/inbox/messages.fr.ts'
import { messages as desk } from '../../features/moderation/desk/messages.fr.ts'
import { messages as moderation } from '../../features/moderation/messages.fr.ts'

export const messages = { accounts, contactInbox, desk, moderation }

import { messages as accounts } from '../../features/accounts/messages.en.ts'
import { messages as contactInbox } from '../../features/contact/inbox/messages.en.ts'
import { messages as desk } from '../../features/moderation/desk/messages.en.ts'
import { messages as moderation } from '../../features/moderation/messages.en.ts'

export const messages = { accounts, contactInbox, desk, moderation }

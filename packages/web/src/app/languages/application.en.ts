import { messages as chat } from '../../features/chat/messages.en.ts'
import { messages as folios } from '../../features/folios/messages.en.ts'
import { messages as moderation } from '../../features/moderation/messages.en.ts'
import { messages as posts } from '../../features/posts/messages.en.ts'
import { messages as profiles } from '../../features/profiles/messages.en.ts'
import { messages as layouts } from '../layouts/messages.en.ts'

/** What the screens behind the sign-in say. */
export const messages = { chat, folios, layouts, moderation, posts, profiles }

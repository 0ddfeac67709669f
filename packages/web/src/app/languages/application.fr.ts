import { messages as chat } from '../../features/chat/messages.fr.ts'
import { messages as folios } from '../../features/folios/messages.fr.ts'
import { messages as moderation } from '../../features/moderation/messages.fr.ts'
import { messages as posts } from '../../features/posts/messages.fr.ts'
import { messages as profiles } from '../../features/profiles/messages.fr.ts'
import { messages as layouts } from '../layouts/messages.fr.ts'

/** What the screens behind the sign-in say. */
export const messages = { chat, folios, layouts, moderation, posts, profiles }

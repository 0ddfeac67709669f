import { messages as domain } from '../../domain/messages.en.ts'
import { messages as attachments } from '../../features/attachments/messages.en.ts'
import { messages as chat } from '../../features/chat/messages.en.ts'
import { messages as details } from '../../features/contents/details/messages.en.ts'
import { messages as contents } from '../../features/contents/messages.en.ts'
import { messages as folios } from '../../features/folios/messages.en.ts'
import { messages as moderation } from '../../features/moderation/messages.en.ts'
import { messages as posts } from '../../features/posts/messages.en.ts'
import { messages as profiles } from '../../features/profiles/messages.en.ts'
import { messages as layouts } from '../layouts/messages.en.ts'
import { messages as pages } from '../pages/messages.en.ts'

/** What the screens behind the sign-in say. */
export const messages = {
  attachments,
  chat,
  contents,
  details,
  domain,
  folios,
  layouts,
  moderation,
  pages,
  posts,
  profiles,
}

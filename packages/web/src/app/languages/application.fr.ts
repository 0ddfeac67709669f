import { sourceWordsInFrench as sourceWords } from '@materia/language/source-words.fr.ts'
import { messages as domain } from '../../domain/messages.fr.ts'
import { messages as attachments } from '../../features/attachments/messages.fr.ts'
import { messages as chat } from '../../features/chat/messages.fr.ts'
import { messages as details } from '../../features/contents/details/messages.fr.ts'
import { messages as contents } from '../../features/contents/messages.fr.ts'
import { messages as folios } from '../../features/folios/messages.fr.ts'
import { messages as moderation } from '../../features/moderation/messages.fr.ts'
import { messages as posts } from '../../features/posts/messages.fr.ts'
import { messages as profiles } from '../../features/profiles/messages.fr.ts'
import { messages as layouts } from '../layouts/messages.fr.ts'
import { messages as pages } from '../pages/messages.fr.ts'

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
  sourceWords,
}

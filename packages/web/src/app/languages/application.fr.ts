import { messages as domain } from '../../domain/messages.fr.ts'
import { messages as chat } from '../../features/chat/messages.fr.ts'
import { messages as contents } from '../../features/contents/messages.fr.ts'
import { messages as savingToFolios } from '../../features/folios/saving/messages.fr.ts'
import { messages as reporting } from '../../features/moderation/reporting/messages.fr.ts'
import { messages as ownPosts } from '../../features/posts/own/messages.fr.ts'
import { messages as myAreas } from '../../features/profiles/my-areas/messages.fr.ts'
import { messages as layouts } from '../layouts/messages.fr.ts'
import { messages as pages } from '../pages/messages.fr.ts'

/** What the frame of the screens behind the sign-in says, and what stands on every card. */
export const messages = { chat, contents, domain, layouts, myAreas, ownPosts, pages, reporting, savingToFolios }

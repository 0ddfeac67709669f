import type { ContentSlots } from '../features/contents/slots.tsx'
import { contentSlots } from './content-slots.tsx'
import { WhyButton } from './WhyButton.tsx'

/** What stands on the cards of the feed. */
export const feedSlots: ContentSlots = { ...contentSlots, corner: (content) => <WhyButton content={content} /> }

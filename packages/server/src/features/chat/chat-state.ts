import type { Platform } from '../../platform/app.ts'
import { createMessageQueue, type StoreMessage } from './conversation/message-queue.ts'
import { createPresence, type Presence } from './conversation/presence.ts'
import { createRelay, type Relay } from './conversation/relay.ts'
import { createTypingThrottle, type TypingThrottle } from './conversation/typing-throttle.ts'

interface ChatState {
  relay: Relay
  presence: Presence
  storeMessage: StoreMessage
  typing: TypingThrottle
}

declare module '../../platform/app.ts' {
  interface FeatureStates {
    chat: ChatState
  }
}

export const createChatState = (app: Platform): ChatState => ({
  relay: createRelay(app),
  presence: createPresence(app),
  storeMessage: createMessageQueue(app.db),
  typing: createTypingThrottle(),
})

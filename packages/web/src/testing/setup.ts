import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import {
  adminMessages,
  applicationMessages,
  audienceMessages,
  commentMessages,
  discussionMessages,
  drugMessages,
  formMessages,
  legalMessages,
  peopleMessages,
  publicMessages,
  refineMessages,
  writingMessages,
} from '../app/languages/catalogues.ts'
import { patientDataMessages } from '../domain/patient-data/guard.tsx'
import { folioWords } from '../features/folios/words.ts'
import { blockingMessages } from '../features/profiles/blocking/loaded.ts'
import { securityMessages } from '../features/users/security/loaded.ts'
import { userWords } from '../features/users/words.ts'
import { loadMessages } from '../lib/language.ts'
import { endSession } from '../lib/session.ts'
import { clearNotice } from '../ui/notice.ts'

// jsdom has no layout: nothing scrolls there, nothing changes its size, everything is as wide as its window, and its screen has no size.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => window.innerWidth, configurable: true })
Object.defineProperties(window.screen, {
  width: { get: () => window.innerWidth, configurable: true },
  height: { get: () => window.innerHeight, configurable: true },
})
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Screens are loaded on demand, which takes its time on a busy machine; asking jsdom what is visible takes longer still.
configure({ asyncUtilTimeout: 30_000, defaultHidden: true })

for (const messages of [
  publicMessages,
  applicationMessages,
  formMessages,
  userWords,
  adminMessages,
  legalMessages,
  audienceMessages,
  drugMessages,
  securityMessages,
  refineMessages,
  commentMessages,
  discussionMessages,
  peopleMessages,
  writingMessages,
  folioWords,
  blockingMessages,
  patientDataMessages,
])
  await loadMessages(messages)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  endSession('elsewhere')
  clearNotice()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// A part that is still being loaded when a file ends fails for the next file too, which shares the modules.
afterAll(() => vi.dynamicImportSettled())

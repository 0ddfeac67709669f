import {
  colorSchemeAttribute,
  type InstallPrompt,
  installPromptKey,
  modeStorageKey,
  sessionKey,
} from './lib/storage-keys.ts'

// Runs before the first paint, as a file of its own because the pages allow no script in their text.
const page = document.documentElement
try {
  const mode = localStorage.getItem(modeStorageKey) ?? 'system'
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = mode === 'dark' || (mode === 'system' && prefersDark)
  page.setAttribute(colorSchemeAttribute, isDark ? 'dark' : 'light')
  // Whoever is signed in goes on to Discover; Home should not flash up on the way.
  if (window.location.pathname === '/' && localStorage.getItem(sessionKey)) window.location.replace('/discover')
} catch {
  page.setAttribute(colorSchemeAttribute, 'light')
}

// The browser makes its offer once, maybe before the program is there; nobody is interrupted by it.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window[installPromptKey] = event as InstallPrompt
})

// The rules of forms would try whether they may compile themselves, which the pages allow no script and the browser reports.
Object.assign(window, { __zod_globalConfig: { jitless: true } })

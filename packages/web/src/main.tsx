import '@fontsource-variable/inter/wght.css'
import './ui/theme/stand-in-font.css'
import './ui/theme/large-text.css'
import './ui/theme/sideways.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { publicMessages } from './app/languages/catalogues.ts'
import { routes } from './app/routes.tsx'
import type { ScreenHandle } from './app/screen-handle.ts'
import { followSessionEnd } from './app/sign-out.ts'
import { paths } from './domain/paths.ts'
import { loadMessages } from './lib/language.ts'
import { getSession, watchOtherTabs } from './lib/session.ts'
import { yieldToMain } from './lib/yield-to-main.ts'

// The page at the root is Home's; the address says so before the program takes it over.
if (window.location.pathname === paths.root) {
  const target = getSession().loggedIn ? paths.discover : paths.home
  window.history.replaceState(null, '', `${target}${window.location.search}`)
}

void start()

/** A function, since the bundler joins no files of a program that waits outside of one. */
async function start(): Promise<void> {
  // Each step by itself, so that a slow phone answers taps between them.
  await yieldToMain()
  const [isPublic] = await Promise.all([
    // The router tries again what did not come, and says so.
    loadMatchingScreens().catch(() => false),
    loadMessages(publicMessages),
  ])
  const { createStyleCache, Providers } = await import('./app/Providers.tsx')
  await yieldToMain()
  if (!isPublic) {
    // The router waits for it too, and offers to try again where it does not come.
    await import('./app/application.tsx').catch(() => undefined)
    await yieldToMain()
  }
  const container = document.getElementById('root') as HTMLElement
  const wasDrawn = container.dataset.prerendered !== undefined
  const isDrawn = isPublic && wasDrawn
  // Whoever has begun to read a page that was drawn before stays where they are.
  const router = createBrowserRouter(routes, isDrawn ? { hydrationData: { loaderData: {} } } : {})
  const page = (
    <Providers styles={createStyleCache()}>
      <RouterProvider router={router} />
    </Providers>
  )

  watchOtherTabs()
  followSessionEnd(router)
  await yieldToMain()

  if (isDrawn) {
    startTransition(() => void hydrateRoot(container, page))
  } else {
    // What a shell shows while it is loading stays until the screen takes its place.
    if (wasDrawn) container.replaceChildren()
    startTransition(() => createRoot(container).render(page))
  }
}

/** A page drawn at build time must be taken over whole, so its parts are loaded first. */
async function loadMatchingScreens(): Promise<boolean> {
  const matches = matchRoutes(routes, window.location) ?? []
  const leaf = matches.at(-1)?.route.handle as ScreenHandle | undefined
  if (leaf?.access !== 'public') return false
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  return true
}

import type { EmotionCache } from '@emotion/cache'
import type { Language } from '@materia/contract/languages.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import {
  applicationMessages,
  audienceMessages,
  commentMessages,
  drugMessages,
  formMessages,
  peopleMessages,
  publicMessages,
} from './app/languages/catalogues.ts'
import { descriptionMessages } from './app/languages/descriptions.ts'
import { newsMessages } from './app/languages/news.ts'
import { safetyMessages } from './app/languages/safety.ts'
import { StartingUp } from './app/layouts/StartingUp.tsx'
import { createStyleCache, drawnAttribute, Providers } from './app/Providers.tsx'
import { routes } from './app/routes.tsx'
import type { ScreenHandle } from './app/screen-handle.ts'
import { ItemStyleSample } from './app/style-samples/item-style-sample.tsx'
import { clientWithLanes, StyleSample } from './app/style-samples/style-sample.tsx'
import { paths } from './domain/paths.ts'
import { folioWords } from './features/folios/words.ts'
import { loadMessages, showLanguage } from './lib/language.ts'
import { drawFor } from './lib/session.ts'

export { webManifest } from './app/manifest/web-manifest.ts'
export { descriptions } from './app/pages/descriptions/messages.ts'
export { publicPages } from './app/pages/public-pages.ts'
export { titleOf } from './lib/document-title.ts'

/** Draws every page that follows in this language. */
export async function drawIn(language: Language): Promise<void> {
  for (const each of [publicMessages, applicationMessages, formMessages, peopleMessages, folioWords])
    await loadMessages(each)
  for (const each of [audienceMessages, descriptionMessages]) await loadMessages(each)
  for (const each of [newsMessages, safetyMessages, drugMessages, commentMessages]) await loadMessages(each)
  await showLanguage(language)
}

/** Draws a public page at build time: its markup, and the style elements it needs in the head. */
export const renderPage = (path: string) => render(routes, path)

/** What a page behind the sign-in shows until its program has come. */
export const renderStartingUp = async () => (await render([{ path: '/', element: <StartingUp /> }], '/')).markup

/** The style elements of the first screens behind the sign-in, or of these and the page of an item. */
export async function renderShellStyles({ isItem }: { isItem: boolean }): Promise<string> {
  const handle: ScreenHandle = { access: 'signed-in', hasContentSearch: true }
  const client = clientWithLanes()
  drawFor(['Doctor', 'Admin'])
  try {
    const element = (
      <>
        <StyleSample client={client} />
        {isItem && <ItemStyleSample client={client} />}
      </>
    )
    return (await render([{ path: paths.discover, handle, element }], paths.discover)).styles
  } finally {
    drawFor([])
    // Its timers would keep the build from ending.
    client.clear()
  }
}

async function render(pages: RouteObject[], path: string): Promise<{ markup: string; styles: string }> {
  const handler = createStaticHandler(pages)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response)
    throw new Error(`${path} is not a page: it leads to ${context.headers.get('location')}.`)
  if (context.errors) throw Object.values(context.errors)[0]

  const styles = createStyleCache()
  // Collect the rules instead of writing them between the elements.
  styles.compat = true
  const markup = renderToString(
    <Providers styles={styles}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  return { markup, styles: styleElements(styles) }
}

/** The form in which the browser's style cache takes the rules over; `data-s` tells it that those of the whole page stand where they belong. */
function styleElements(cache: EmotionCache): string {
  const own: string[] = []
  const elements: string[] = []
  let rules = ''
  for (const [name, rule] of Object.entries(cache.inserted)) {
    if (typeof rule !== 'string') continue
    if (cache.registered[`${cache.key}-${name}`] === undefined) {
      elements.push(`<style data-emotion="${cache.key}-global ${name}" data-s="">${rule}</style>`)
    } else {
      own.push(name)
      rules += rule
    }
  }
  elements.push(`<style ${drawnAttribute}="${own.join(' ')}">${rules}</style>`)
  return elements.join('\n    ')
}

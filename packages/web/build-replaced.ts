import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Takes the place of Vite's own. */
export const preloadFile = join(import.meta.dirname, 'src/lib/preload.ts')

const nothing = 'export default () => null'

/** Parts of libraries that are never run here, which the bundler cannot know, or that keep a slow phone busy, and what stands in their place. */
const replaced: [part: RegExp, instead: string][] = [
  // It asks for all files of a part within one task.
  [/^\0vite\/preload-helper\.js$/, `export { preload as __vitePreload } from '${preloadFile}'`],
  // Rules are inserted while a component is drawn, which React does in small steps, and not when it puts all of them into the page.
  [
    /\/@emotion\/use-insertion-effect-with-fallbacks\/dist\/.*\.browser\.esm\.js$/,
    `import { useInsertionEffect } from 'react'
    export const useInsertionEffectAlwaysWithSyncFallback = (insert) => void insert()
    export const useInsertionEffectWithLayoutFallback = useInsertionEffect`,
  ],
  // Nothing ripples: the theme switches it off for every button.
  [/\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, nothing],
  [
    /\/@mui\/material\/useLazyRipple\/useLazyRipple\.mjs$/,
    `const none = () => {}
    const ripple = { ref: { current: null }, shouldMount: false, start: none, stop: none, pulsate: none }
    export default () => ripple`,
  ],
  // Our own start script sets the colour scheme before the first paint.
  [
    /\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    `export const DEFAULT_MODE_STORAGE_KEY = 'mode'
    export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme'
    export const DEFAULT_ATTRIBUTE = 'data-color-scheme'
    export const buildInitColorSchemeScript = () => ''
    ${nothing}`,
  ],
  // Every page has our own theme, which is made at build time.
  [/\/@mui\/material\/styles\/defaultTheme\.mjs$/, 'export default {}'],
  [/\/@mui\/material\/styles\/createTheme\.mjs$/, nothing],
  [
    /\/@mui\/material\/Box\/Box\.mjs$/,
    `import { createBox } from '@mui/system'
    import { unstable_ClassNameGenerator } from '../className/index.mjs'
    import themeId from '../styles/identifier.mjs'
    import boxClasses from './boxClasses.mjs'
    const { generate } = unstable_ClassNameGenerator
    export default createBox({ themeId, defaultTheme: {}, defaultClassName: boxClasses.root, generateClassName: generate })`,
  ],
  // Only emotion's `withTheme` calls it.
  [/\/hoist-non-react-statics\/dist\//, nothing],
  // Nobody watches the router.
  [
    /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = {}`,
  ],
  // Links prefetch pages only in the router's framework mode.
  [
    /\/react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
    ['getKeyedLinksForMatches', 'getKeyedPrefetchLinks', 'getModuleLinkHrefs', 'getNewMatchesForLinks']
      .concat('isPageLinkDescriptor', 'prefetchRouteCss', 'prefetchStyleLinks')
      .map((name) => `export const ${name} = () => []`)
      .join('\n'),
  ],
  // The hubs speak by web socket or by polling.
  [/\/engine\.io-client\/build\/esm\/transports\/webtransport\.js$/, 'export class WT {}'],
]

export function withReplacedParts(): Plugin {
  return {
    name: 'materia-replaced-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => replaced.find(([part]) => part.test(id))?.[1],
  }
}

import type { Plugin } from 'vite'

/** Parts of libraries that are never run here, which the bundler cannot know: they are left out. */
const unused = [
  // Nothing ripples: the theme switches it off for every button.
  /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  // Only emotion's `withTheme` calls it.
  /\/hoist-non-react-statics\/dist\//,
]

export function withoutUnusedParts(): Plugin {
  return {
    name: 'materia-without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (unused.some((part) => part.test(id)) ? 'export default () => null' : undefined),
  }
}

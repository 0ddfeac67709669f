import { type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles'
import { themeOptions } from './theme-options.ts'

type WholeTheme = Omit<Theme, keyof CssVarsTheme> & CssVarsTheme

const { breakpoints, components, palette, unstable_sxConfig, ...made } = createTheme(themeOptions) as WholeTheme

/**
 * The theme without its functions, and without the dark colours, which are in the style sheet. It is run at build time: the page holds what it
 * comes to.
 */
export const themeData = {
  ...(JSON.parse(JSON.stringify(made)) as typeof made),
  colorSchemes: { light: { palette }, dark: { palette: { mode: 'dark' } } },
  styleSheet: made
    .generateStyleSheets()
    .flatMap((rules) => Object.entries(rules))
    .map(ruleOf)
    .join(''),
}

/** Styles as the library gives them, written as the browser reads them. */
function ruleOf([selector, styles]: [string, Record<string, string | number>]): string {
  const lines = Object.entries(styles).map(
    ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`,
  )
  return `${selector}{${lines.join('')}}`
}

import { type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'
import { themeOptions } from './theme-options.ts'
import { dark, light } from './tokens.ts'

/** In degrees round the colour wheel, with how colourful (0 to 1) and how light (0 to 1). */
function shade(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  )
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  const turn =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return { hue: (turn * 60 + 360) % 360, colourful: spread, lightness: (most + least) / 2 }
}

/** How much lighter the one is than the other, as the guidelines for accessibility count it. */
function contrast(one: string, other: string): number {
  const [most = 1, least = 1] = [brightness(one), brightness(other)].sort((a, b) => b - a)
  return (most + 0.05) / (least + 0.05)
}

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the theme', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])('has a focus ring of its own that is seen on every ground, %s', (_, { focus, ...colours }) => {
    const grounds = [
      colours.background.default,
      colours.background.paper,
      colours.neutral.main,
      colours.bar.ground,
      colours.secondary.main,
    ]
    const taken = [
      ...Object.values(colours.kind),
      ...[colours.primary, colours.info, colours.error].map(({ main }) => main),
      colours.selection.ground,
    ]

    for (const ground of grounds) expect(contrast(focus.ring, ground), ground).toBeGreaterThanOrEqual(3)
    expect(taken).not.toContain(focus.ring)
    expect(theme.components?.MuiCssBaseline?.styleOverrides).toMatchObject({
      ':focus-visible': { outline: expect.stringContaining('focus-ring') },
    })
  })

  it('breaks a long entry of a menu into lines instead of cutting it', () => {
    expect(theme.components?.MuiMenuItem?.styleOverrides?.root).toMatchObject({ whiteSpace: 'normal' })
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ])('is red for errors, %s', (_, { error }) => {
    const { hue, colourful } = shade(error.main)

    expect(Math.min(hue, 360 - hue)).toBeLessThan(15)
    expect(colourful).toBeGreaterThan(0.3)
  })

  it('has an orange primary, a dark blue secondary and a grey secondary button', () => {
    const [primary, secondary, button] = [light.primary, light.secondary, light.neutral].map(({ main }) => shade(main))

    expect(primary?.hue).toBeGreaterThan(15)
    expect(primary?.hue).toBeLessThan(45)
    expect(secondary?.hue).toBeGreaterThan(205)
    expect(secondary?.hue).toBeLessThan(250)
    expect(secondary?.lightness).toBeLessThan(0.3)
    expect(button?.colourful).toBeLessThan(0.06)
  })

  it('lets no button ripple, so that the code for it is left out of the build', () => {
    expect(theme.components?.MuiButtonBase?.defaultProps).toMatchObject({ disableRipple: true })
  })

  it('gives everything that floats an edge and a shadow', () => {
    const floating = ['MuiDialog', 'MuiPopover', 'MuiAutocomplete'] as const

    for (const name of floating) {
      expect(theme.components?.[name]?.styleOverrides, name).toMatchObject({
        paper: { boxShadow: expect.stringMatching(/px/), border: expect.stringContaining('solid') },
      })
    }
  })

  it('draws the line of a phone below sm and of a small screen below md', () => {
    expect(theme.breakpoints.keys).toEqual(['xs', 'sm', 'md', 'lg', 'xl'])
    expect(theme.breakpoints.down('sm')).toBe('@media (max-width:599.95px)')
    expect(theme.breakpoints.down('md')).toBe('@media (max-width:899.95px)')
  })

  it('is the theme that the library makes of the same options', () => {
    const made = createTheme(themeOptions)
    const plainOf = ({ components, vars, ...rest }: Theme) => JSON.parse(JSON.stringify({ ...rest, vars }))

    expect(Object.keys(plainOf(theme)).sort()).toEqual(Object.keys(plainOf(made)).sort())
    expect(plainOf(made)).toMatchObject(plainOf(theme))
    for (const each of [1, 0.5, 'auto', -2]) expect(theme.spacing(each)).toBe(made.spacing(each))
    expect(theme.typography.pxToRem(18)).toBe(made.typography.pxToRem(18))
    expect(theme.transitions.create('opacity')).toBe(made.transitions.create('opacity'))
    expect(theme.applyStyles('dark', { top: 1 })).toEqual(made.applyStyles('dark', { top: 1 }))
    expect(theme.unstable_sx({ p: 1, color: 'primary.main' })).toEqual(
      made.unstable_sx({ p: 1, color: 'primary.main' }),
    )
  })

  it('thins every colour as the library does', () => {
    const made = createTheme(themeOptions)
    const colours = Object.values({
      ...theme.vars?.palette.primary,
      ...theme.palette.error,
      ...theme.vars?.palette.kind,
    })

    for (const colour of colours.filter((each) => /#|rgb/.test(each))) {
      expect(theme.alpha(colour, 0.5)).toBe(made.alpha(colour, 0.5))
      expect(theme.alpha(colour, 'var(--opacity)')).toBe(made.alpha(colour, 'var(--opacity)'))
    }
  })

  it('writes the same variables for every page', () => {
    const [made, ours] = [createTheme(themeOptions), theme].map((each) =>
      (each as unknown as CssVarsTheme).generateStyleSheets(),
    )
    const rules = (made ?? []).flatMap((sheet) => Object.entries(sheet))
    const written = String(ours)

    expect(rules.length).toBeGreaterThan(2)
    for (const [selector, styles] of rules) {
      expect(written).toContain(`${selector}{`)
      for (const [name, value] of Object.entries(styles as object))
        if (name.startsWith('--')) expect(written).toContain(`${name}:${value};`)
    }
  })
})

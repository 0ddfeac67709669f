import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'
import { light } from './tokens.ts'

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

describe('the theme', () => {
  it('has an orange primary, a dark blue secondary and a grey secondary button', () => {
    const [primary, secondary, button] = [light.primary, light.secondary, light.neutral].map(({ main }) => shade(main))

    expect(primary?.hue).toBeGreaterThan(15)
    expect(primary?.hue).toBeLessThan(45)
    expect(secondary?.hue).toBeGreaterThan(205)
    expect(secondary?.hue).toBeLessThan(250)
    expect(secondary?.lightness).toBeLessThan(0.3)
    expect(button?.colourful).toBeLessThan(0.06)
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
})

import type { Page } from '@playwright/test'
import { desktop, phone } from './fixtures.ts'

const tablet = { width: 768, height: 1024 }
const wide = { width: 1920, height: 1080 }
export const widths = [phone, tablet, desktop, wide]

/**
 * Light and dark take turns from screen to screen and from width to width, the other way round in French: each screen is seen in
 * both at two widths, and over both languages in both at every width.
 */
export async function wear(page: Page, turn: { screen: number; width: number; isFrench?: boolean }) {
  const isDark = (turn.screen + turn.width + Number(turn.isFrench ?? false)) % 2 === 0
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' })
}

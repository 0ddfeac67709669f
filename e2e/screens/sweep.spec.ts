import { attachmentRoutes, contentRoutes } from '@materia/contract'
import type { Page } from '@playwright/test'
import { expectNoCutText, expectNoHiddenColumns } from '../cut-text.ts'
import {
  ask,
  desktop,
  expect,
  expectAccessible,
  expectLayersInside,
  expectNoSidewaysScroll,
  phone,
  signIn,
  test,
} from '../fixtures.ts'
import { adminScreens, contentScreens, doctorScreens, ownScreens, publicScreens } from '../screen-list.ts'

const tablet = { width: 768, height: 1024 }
const looks = [
  { viewport: phone, colorScheme: 'dark' },
  { viewport: tablet, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'light' },
] as const
/** Of what a reader looks at while it loads, so much of the glass may move. */
const mostShift = 0.05

test.describe.configure({ mode: 'parallel' })

for (const { viewport, colorScheme } of looks) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce' })

    test('the public screens stand still and are accessible', async ({ page }) => {
      await watchShifts(page)
      for (const path of publicScreens) await look(page, path)
    })

    test('the screens of a doctor stand still and are accessible', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'doctor@materia.test')
      for (const path of doctorScreens) await look(page, path)
    })

    test('what is a doctor’s own stands still and is accessible', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'doctor@materia.test')
      for (const path of ownScreens) await look(page, path)
    })

    test('every kind of content stands still and is accessible', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'doctor@materia.test')
      for (const path of await contentScreens(page)) await look(page, path)
    })

    test('posts stand still while their pictures come late', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'doctor@materia.test')
      for (const kind of ['UserArticle', 'UserExternalLink']) {
        const query = { count: '4', filter: kind }
        const posts = await ask<{ contentItemId: string }[]>(page, contentRoutes.discover, { query })
        for (const { contentItemId } of posts) await lookBeforePictures(page, `/contents/${contentItemId}`)
      }
    })

    test('the screens of an admin stand still and are accessible', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'admin@materia.test')
      for (const path of adminScreens) await look(page, path)
    })
  })
}

/** Opens a screen as a visitor does and waits until it has all it shows. */
async function look(page: Page, path: string) {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.locator('h1, [role=dialog] h2').first()).toBeAttached()
    await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNoCutText(page)
    await expectNoHiddenColumns(page)
    await expectLayersInside(page)
    expect(await page.evaluate(() => window.shifted), `what moved on ${path}`).toBeLessThanOrEqual(mostShift)
  })
}

/** The text is there before any of its pictures is. */
async function lookBeforePictures(page: Page, path: string) {
  await test.step(path, async () => {
    let letGo = () => {}
    const held = new Promise<void>((go) => {
      letGo = go
    })
    const pictures = `**${attachmentRoutes.getAttachment.path.replace(':id', '*')}`
    await page.route(pictures, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('article h1')).toBeVisible()
    letGo()
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
    expect(await page.evaluate(() => window.shifted), `what moved on ${path}`).toBeLessThanOrEqual(mostShift)
    await page.unroute(pictures)
  })
}

declare global {
  interface Window {
    /** The worst burst of layout shifts so far, as Chromium scores it. */
    shifted: number
  }
}

/** Shifts within a second of each other are one burst, of five seconds at most; what follows a tap is no fault. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    let burst = { first: 0, last: 0, sum: 0 }
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const isSame = startTime - burst.last < 1_000 && startTime - burst.first < 5_000
        burst = isSame
          ? { ...burst, last: startTime, sum: burst.sum + value }
          : { first: startTime, last: startTime, sum: value }
        window.shifted = Math.max(window.shifted, burst.sum)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

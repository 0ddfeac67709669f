import { attachmentRoutes, contentRoutes } from '@materia/contract'
import type { Page } from '@playwright/test'
import { expectNoCutText, expectNoHiddenColumns } from '../cut-text.ts'
import { onEachScreen } from '../each-screen.ts'
import { ask, expect, expectAccessible, expectLayersInside, expectNoSidewaysScroll, signIn, test } from '../fixtures.ts'
import { expectLittleShift, watchShifts } from '../layout-shift.ts'
import { wear, widths } from '../looks.ts'
import {
  adminScreens,
  contentScreens,
  doctorScreens,
  ownScreens,
  publicScreens,
  screensOfOthers,
} from '../screen-list.ts'

test.describe.configure({ mode: 'parallel' })

for (const [width, viewport] of widths.entries()) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })
    const look = async (page: Page, path: string, screen: number) => {
      await wear(page, { screen, width })
      await lookAt(page, path)
    }

    test('the public screens stand still and are accessible', async ({ page }) => {
      await watchShifts(page)
      await onEachScreen(publicScreens, (path, place) => look(page, path, place))
    })

    test('the screens of a doctor stand still and are accessible', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'doctor@materia.test')
      await onEachScreen(doctorScreens, (path, place) => look(page, path, place))
    })

    test('what is a doctor’s own stands still and is accessible', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'doctor@materia.test')
      await onEachScreen(ownScreens, (path, place) => look(page, path, place))
    })

    test('every kind of content stands still and is accessible', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'doctor@materia.test')
      await onEachScreen(await contentScreens(page), (path, place) => look(page, path, place))
    })

    test('posts stand still while their pictures come late', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'doctor@materia.test')
      for (const kind of ['UserArticle', 'UserExternalLink']) {
        const query = { count: '4', filter: kind }
        const posts = await ask<{ contentItemId: string }[]>(page, contentRoutes.discover, { query })
        const paths = posts.map(({ contentItemId }) => `/contents/${contentItemId}`)
        await onEachScreen(paths, async (path, screen) => {
          await wear(page, { screen, width })
          await lookBeforePictures(page, path)
        })
      }
    })

    test('the screens of an admin stand still and are accessible', async ({ page }) => {
      await watchShifts(page)
      await signIn(page, 'admin@materia.test')
      await onEachScreen(adminScreens, (path, place) => look(page, path, place))
    })

    for (const [email, screens] of Object.entries(screensOfOthers)) {
      test(`the screens of ${email} stand still and are accessible`, async ({ page }) => {
        await watchShifts(page)
        await signIn(page, email)
        await onEachScreen(screens, (path, place) => look(page, path, place))
      })
    }
  })
}

/** Opens a screen as a visitor does and waits until it has all it shows. */
async function lookAt(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1, [role=dialog] h2').first()).toBeAttached()
  await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectNoCutText(page)
  await expectNoHiddenColumns(page)
  await expectLayersInside(page)
  await expectLittleShift(page)
}

/** The text is there before any of its pictures is. */
async function lookBeforePictures(page: Page, path: string) {
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
  await page.unroute(pictures)
  await expectLittleShift(page)
}

import type { Page } from '@playwright/test'
import { expectNoCutText, expectNoHiddenColumns } from '../cut-text.ts'
import { onEachScreen } from '../each-screen.ts'
import { expectNoEnglish } from '../english-text.ts'
import {
  expect,
  expectAccessible,
  expectLayersInside,
  expectNoSidewaysScroll,
  readingFrench,
  test,
} from '../fixtures.ts'
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
test.use({ locale: 'fr-CA', reducedMotion: 'reduce' })

for (const [width, viewport] of widths.entries()) {
  test.describe(`in French at ${viewport.width} px`, () => {
    test.use({ viewport })
    const look = async (page: Page, path: string, screen: number) => {
      await wear(page, { screen, width, isFrench: true })
      await lookAt(page, path)
    }

    test('the public screens say nothing in English, and nothing is cut', async ({ page }) => {
      await onEachScreen(publicScreens, (path, place) => look(page, path, place))
    })

    test('the screens of a doctor say nothing in English, and nothing is cut', async ({ page }) => {
      await readingFrench(page, 'doctor@materia.test', async () => {
        await onEachScreen(doctorScreens, (path, place) => look(page, path, place))
      })
    })

    test('what is a doctor’s own says nothing in English, and nothing is cut', async ({ page }) => {
      await readingFrench(page, 'doctor@materia.test', async () => {
        await onEachScreen(ownScreens, (path, place) => look(page, path, place))
      })
    })

    test('every kind of content is framed in French', async ({ page }) => {
      await readingFrench(page, 'doctor@materia.test', async () => {
        await onEachScreen(await contentScreens(page), (path, place) => look(page, path, place))
      })
    })

    test('the screens of an admin say nothing in English, and nothing is cut', async ({ page }) => {
      await readingFrench(page, 'admin@materia.test', async () => {
        await onEachScreen(adminScreens, (path, place) => look(page, path, place))
      })
    })

    for (const [email, screens] of Object.entries(screensOfOthers)) {
      test(`the screens of ${email} say nothing in English, and nothing is cut`, async ({ page }) => {
        await readingFrench(page, email, async () => {
          await onEachScreen(screens, (path, place) => look(page, path, place))
        })
      })
    }
  })
}

async function lookAt(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1, [role=dialog] h2').first()).toBeAttached()
  await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0)
  await expectNoEnglish(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectNoCutText(page)
  await expectNoHiddenColumns(page)
  await expectLayersInside(page)
}

import type { Page } from '@playwright/test'
import { expectNoCutText, expectNoHiddenColumns } from '../cut-text.ts'
import { onEachScreen } from '../each-screen.ts'
import { expectNoEnglish } from '../english-text.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectLayersInside,
  expectNoSidewaysScroll,
  phone,
  readingFrench,
  test,
} from '../fixtures.ts'
import { adminScreens, contentScreens, doctorScreens, ownScreens, publicScreens } from '../screen-list.ts'

const looks = [phone, { width: 768, height: 1024 }, desktop]

test.describe.configure({ mode: 'parallel' })
test.use({ locale: 'fr-CA', reducedMotion: 'reduce' })

for (const viewport of looks) {
  test.describe(`in French at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the public screens say nothing in English, and nothing is cut', async ({ page }) => {
      await onEachScreen(publicScreens, (path) => look(page, path))
    })

    test('the screens of a doctor say nothing in English, and nothing is cut', async ({ page }) => {
      await readingFrench(page, 'doctor@materia.test', async () => {
        await onEachScreen(doctorScreens, (path) => look(page, path))
      })
    })

    test('what is a doctor’s own says nothing in English, and nothing is cut', async ({ page }) => {
      await readingFrench(page, 'doctor@materia.test', async () => {
        await onEachScreen(ownScreens, (path) => look(page, path))
      })
    })

    test('every kind of content is framed in French', async ({ page }) => {
      await readingFrench(page, 'doctor@materia.test', async () => {
        await onEachScreen(await contentScreens(page), (path) => look(page, path))
      })
    })

    test('the screens of an admin say nothing in English, and nothing is cut', async ({ page }) => {
      await readingFrench(page, 'admin@materia.test', async () => {
        await onEachScreen(adminScreens, (path) => look(page, path))
      })
    })
  })
}

async function look(page: Page, path: string) {
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

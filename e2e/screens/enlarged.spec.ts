import type { Page } from '@playwright/test'
import { expectNoCutText, expectNoHiddenColumns } from '../cut-text.ts'
import { onEachScreen } from '../each-screen.ts'
import { expect, expectNoSidewaysScroll, phone, readingFrench, signIn, test } from '../fixtures.ts'
import { expectFocusSeen, expectWholeHeadings, expectWordsInPlace } from '../obscured.ts'
import { adminScreens, contentScreens, doctorScreens, ownScreens, publicScreens } from '../screen-list.ts'

/** A window of 1280 × 1024 px at 400 %. */
const enlargedFourTimes = { width: 320, height: 256 }
const tabSteps = 20

test.describe.configure({ mode: 'parallel' })
test.use({ reducedMotion: 'reduce' })

test.describe('enlarged four times', () => {
  test.use({ viewport: enlargedFourTimes })
  const look = async (page: Page, path: string) => {
    await open(page, path)
    await expectWhole(page)
    await expectFocusSeen(page, tabSteps)
  }

  test('the public screens are read downwards alone, and no bar hides where one is', async ({ page }) => {
    await onEachScreen(publicScreens, (path) => look(page, path))
  })

  test('the screens of a doctor are too', async ({ page }) => {
    await signIn(page, 'doctor@materia.test')
    await onEachScreen([...doctorScreens, ...ownScreens], (path) => look(page, path))
  })

  test('every kind of content is too, in French', async ({ page }) => {
    await readingFrench(page, 'doctor@materia.test', async () => {
      await onEachScreen(await contentScreens(page), (path) => look(page, path))
    })
  })

  test('the screens of an admin are too', async ({ page }) => {
    await signIn(page, 'admin@materia.test')
    await onEachScreen(adminScreens, (path) => look(page, path))
  })
})

test.describe('on a phone with text at twice its size', () => {
  test.use({ viewport: phone, locale: 'fr-CA' })
  const look = async (page: Page, path: string) => {
    await open(page, path)
    await expectWhole(page)
  }
  test.beforeEach(({ page }) => doubleTextFromTheStart(page))

  test('the public screens are whole in French', async ({ page }) => {
    await onEachScreen(publicScreens, async (path) => {
      await look(page, path)
      await expectWholeHeadings(page, 'h1, main h2')
    })
  })

  test('the screens of a doctor are whole in French', async ({ page }) => {
    await readingFrench(page, 'doctor@materia.test', async () => {
      await onEachScreen([...doctorScreens, ...ownScreens], async (path) => {
        await look(page, path)
        await expectWholeHeadings(page, 'h1')
      })
    })
  })

  test('every kind of content is whole in French', async ({ page }) => {
    await readingFrench(page, 'doctor@materia.test', async () => {
      await onEachScreen(await contentScreens(page), (path) => look(page, path))
    })
  })

  test('the screens of an admin are whole in French', async ({ page }) => {
    await readingFrench(page, 'admin@materia.test', async () => {
      await onEachScreen(adminScreens, (path) => look(page, path))
    })
  })
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1, [role=dialog] h2').first()).toBeAttached()
  await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0)
}

async function expectWhole(page: Page) {
  await expectNoSidewaysScroll(page)
  await expectNoCutText(page)
  await expectNoHiddenColumns(page)
  await expectWordsInPlace(page)
}

const doubleTextFromTheStart = (page: Page) =>
  page.addInitScript(() => {
    const larger = new CSSStyleSheet()
    larger.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [larger]
  })

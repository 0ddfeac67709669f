import { contentRoutes } from '@materia/contract'
import type { Page } from '@playwright/test'
import { ask, desktop, expect, signIn, test } from '../fixtures.ts'

test.use({ viewport: desktop, colorScheme: 'dark' })

async function newestOf(page: Page, kind: string): Promise<string> {
  const [item] = await ask<{ contentItemId: string }[]>(page, contentRoutes.discover, {
    query: { count: '1', filter: kind },
  })
  return `/contents/${item?.contentItemId}`
}

/** What stands on the paper: no way elsewhere, nothing to press, dark on white, and where it comes from. */
async function expectPaper(page: Page) {
  await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  const paper = await page.evaluate(() => {
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
    const texts = [...document.querySelectorAll<HTMLElement>('main h1, main p, main td, main li')]
    return {
      controls: seen('header nav, nav, button, input, aside, [role=tablist]').map(({ outerHTML }) =>
        outerHTML.slice(0, 120),
      ),
      colours: [...new Set(texts.map((text) => getComputedStyle(text).color))],
      ground: getComputedStyle(document.body).backgroundColor,
    }
  })
  expect(paper).toEqual({ controls: [], colours: ['rgb(0, 0, 0)'], ground: 'rgb(255, 255, 255)' })
  await expect(page.getByText(/^(Printed from Materia on|Imprimé de Materia le) .* \d{4}/)).toContainText(page.url())
}

/** Both sheets that Canada uses hold it: nothing sticks out of either. */
async function expectSheets(page: Page) {
  for (const format of ['A4', 'Letter']) {
    const file = await page.pdf({ format })
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  }
  for (const width of [680, 702]) {
    await page.setViewportSize({ width, height: 1000 })
    const sticking = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sticking, `beyond a sheet ${width} px wide`).toBeLessThanOrEqual(0)
  }
}

test('an item prints with its source, its address and the day', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  for (const kind of ['Drug', 'Article', 'DrugIngredient']) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(desktop)
    await page.goto(await newestOf(page, kind))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPaper(page)
    const source = page.getByRole('article').locator('footer').getByRole('link').first()
    const address = await source.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(address).toContain('http')
    await expectSheets(page)
  }
})

test('a folio, a search and the safety notices print', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/folio')
  const folio = await page.getByRole('main').locator('a[href*="folio="]').first().getAttribute('href')
  for (const path of [folio ?? '', '/contents?searchTerm=metformin', '/safety']) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(desktop)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPaper(page)
    await expectSheets(page)
  }
})

test('a feed prints every card that was loaded, one below the other', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/discover')
  const cards = page.getByRole('feed').getByRole('article')
  await expect(cards.first()).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(10)
  const tops = await cards.evaluateAll((found) => found.map((card) => card.getBoundingClientRect().top))
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  expect(new Set(tops).size).toBe(tops.length)
})

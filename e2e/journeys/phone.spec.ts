import type { Locator } from '@playwright/test'
import { expect, expectAccessible, logIn, phone, picture, signIn, test } from '../fixtures.ts'

test.use({ viewport: phone })

test('the bar of a phone is one row that leaves on the way down and returns on the way up', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  const bar = page.getByRole('banner')
  const firstCard = page.getByRole('main').locator('[data-content-card]').first()
  await expect(firstCard).toBeInViewport({ ratio: 0.5 })
  expect((await bar.boundingBox())?.height).toBeLessThan(60)

  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 900)
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(bar).toBeInViewport()
})

test('the search takes the bar of a phone while it is used, and gives it back', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  const box = page.getByRole('combobox', { name: /search/i })
  const width = async () => (await box.boundingBox())?.width ?? 0
  const before = await width()

  await box.click()
  await expect.poll(width).toBeGreaterThan(before + 100)
  await box.fill('insulin')
  await expect(page.getByRole('group', { name: 'Drugs' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/contents?searchTerm=insulin')
  await expect.poll(width).toBeLessThan(before + 1)
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeInViewport()
})

test('the results of a search stand in sight below one row of choices', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/contents?searchTerm=insulin')
  const refine = page.getByRole('button', { name: 'Refine', exact: true })
  const newest = page.getByRole('button', { name: 'Newest' })
  await expect(refine).toBeVisible()

  expect((await refine.boundingBox())?.y).toBeCloseTo((await newest.boundingBox())?.y ?? 0, 0)
  await expect(page.getByRole('main').locator('[data-content-card]').first()).toBeInViewport({ ratio: 0.5 })
})

test('the directory of doctors keeps its filters in a sheet', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/doctor-search')
  const found = page.getByRole('list', { name: 'Doctors found' })
  await expect(found.getByRole('listitem').first()).toBeInViewport()

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('First name').fill('Harpreet')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Show results' }).click()

  await expect(page).toHaveURL('/doctor-search?firstName=Harpreet')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(found.getByRole('listitem').first()).toBeVisible()
})

test('tabs and choices that go on beyond the edge of a phone fade there, and an arrow says so', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/contents?searchTerm=insulin')
  const tabs = page.getByRole('tablist')
  await expect(tabs.getByRole('tab').last()).toBeAttached()
  await expect.poll(() => fadingEnds(tabs)).toEqual(['right'])
  expect(await arrowWidth(tabs)).toBe(16)

  await tabs.evaluate((row) => row.scrollTo({ left: 40 }))
  await expect.poll(() => fadingEnds(tabs)).toEqual(['left', 'right'])
  await tabs.getByRole('tab').last().click()
  await expect.poll(() => fadingEnds(tabs)).toEqual(['left'])
  expect(await arrowWidth(tabs)).toBe(0)

  await page.goto('/my-posts')
  await expect(tabs.getByRole('tab').last()).toBeInViewport({ ratio: 1 })
  expect(await fadingEnds(tabs)).toEqual([])

  await page.goto('/discover')
  const kinds = page.getByRole('group', { name: 'Kinds shown' }).locator('> div')
  await expect.poll(() => fadingEnds(kinds)).toEqual(['right'])
})

/** At which ends what is in the row is seen through. */
const fadingEnds = (row: Locator) =>
  row.evaluate((element) => {
    const { maskImage } = getComputedStyle(element)
    const [before, after] = [/ ([\d.]+)px,/, / calc\(100% - ([\d.]+)px\)/].map((end) => end.exec(maskImage)?.[1])
    return [Number(before) > 0 && 'left', Number(after) > 0 && 'right'].filter(Boolean)
  })

/** Of the arrow where the row goes on. */
const arrowWidth = (row: Locator) =>
  row.evaluate((element) => Number(/[\d.]+/.exec(getComputedStyle(element).backgroundSize)?.[0]))

test('what describes a picture of a post is in sight once the picture is chosen', async ({ page }) => {
  await signIn(page, 'resident@materia.test')
  await page.goto('/create-content/UserArticle')
  const toolbar = page.getByRole('toolbar')
  await toolbar.locator('input[type=file]').setInputFiles({ name: 'ecg.png', mimeType: 'image/png', buffer: picture })
  const shown = page.getByRole('textbox').locator('img').first()
  await expect(shown).toBeVisible()

  const before = await place(shown)

  // A tap may set the cursor before the picture first.
  await page.getByRole('textbox', { name: 'Text of the post' }).press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.ProseMirror-gapcursor')).toHaveCount(1)
  expect(await place(shown)).toEqual(before)
  await toolbar.evaluate((row) => row.scrollTo({ left: 0 }))
  await shown.click()

  await expect(toolbar.getByRole('button', { name: 'Describe the picture' })).toBeInViewport({ ratio: 0.9 })
})

test('a reader goes from a card to its comments and answers one with the buttons in sight', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  // Where a post stands on Discover is drawn by lot.
  await page.goto('/contents?searchTerm=sick-day%20rules')
  const card = page.getByRole('main').locator('[data-content-card]').filter({ hasText: 'Sick-day rules' })
  await card.getByRole('link', { name: /^\d comments$/ }).click()
  await expect(page).toHaveURL(/#comments$/)
  const comments = page.getByRole('region', { name: 'Comments' })
  const first = comments.getByRole('listitem').first()
  const report = first.getByRole('button', { name: /Report/ }).first()
  await expect(first).toBeInViewport()
  expect((await place(report)).y - (await place(first)).y).toBeLessThan(4)

  await comments.getByRole('button', { name: 'Answer' }).last().click()

  const send = comments.locator('form').first().getByRole('button', { name: 'Answer' })
  const bar = page.getByRole('complementary', { name: 'Actions' })
  const { y, height } = await place(send)
  expect(y + height).toBeLessThan((await place(bar)).y)
})

async function place(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

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

test('the directory of doctors keeps its filters in a sheet', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/doctor-search')
  const found = page.getByRole('list', { name: 'Doctors found' })
  await expect(found.getByRole('listitem').first()).toBeInViewport()

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Accepting new patients').check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Show results' }).click()

  await expect(page).toHaveURL('/doctor-search?acceptingNewPatients=true')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(found.getByRole('listitem').first()).toBeVisible()
})

test('what describes a picture of a post is in sight once the picture is chosen', async ({ page }) => {
  await signIn(page, 'resident@materia.test')
  await page.goto('/create-content/UserArticle')
  const toolbar = page.getByRole('toolbar')
  await toolbar.locator('input[type=file]').setInputFiles({ name: 'ecg.png', mimeType: 'image/png', buffer: picture })
  const shown = page.getByRole('textbox').locator('img').first()
  await expect(shown).toBeVisible()

  await toolbar.evaluate((row) => row.scrollTo({ left: 0 }))
  await shown.click()

  await expect(toolbar.getByRole('button', { name: 'Describe the picture' })).toBeInViewport({ ratio: 0.9 })
})

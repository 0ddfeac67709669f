import { expectNoCutText } from '../cut-text.ts'
import { expectNoEnglish } from '../english-text.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, readingFrench, test } from '../fixtures.ts'

test.use({ locale: 'fr-CA', viewport: phone, reducedMotion: 'reduce' })

test('a reader of French finds, reads and cites a drug without a word of English', async ({ page }) => {
  await readingFrench(page, 'doctor@materia.test', async () => {
    await page.goto('/contents?searchTerm=Entresto&kind=drugs')
    await expect(page.getByText(/^\d+ résultats?$/)).toBeVisible()
    await expectNoEnglish(page)

    await page.locator('[data-content-title]').first().click()
    await expect(page.getByText('Source\u00a0:')).toBeVisible()
    await expectNoEnglish(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNoCutText(page)

    await page.getByRole('button', { name: 'Plus', exact: true }).click()
    await page.getByRole('button', { name: 'Citer' }).click()
    await expect(page.getByRole('dialog', { name: 'Citer' })).toBeVisible()
    await expectNoEnglish(page)
  })
})

test('a stranger’s page answers in French, and switches at once', async ({ page }) => {
  await page.goto('/contact-us')
  await expectNoEnglish(page)
  await page.getByLabel('Message').fill('Bonjour')

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()

  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByLabel('Message')).toHaveValue('Bonjour')
})

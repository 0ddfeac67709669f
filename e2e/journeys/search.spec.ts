import { type Folio, folioRoutes } from '@materia/contract'
import type { Page } from '@playwright/test'
import { ask, expect, logIn, test } from '../fixtures.ts'

async function searchFor(page: Page, words: string) {
  await page.getByRole('combobox', { name: /search/i }).fill(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `“${words}”` })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\d results?$/ }),
  ).toBeVisible()
}

test('a search finds what was meant, and never one drug for another', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  const results = page.getByRole('main').getByRole('heading', { level: 2 })

  await test.step('Enter after the beginning of a name finds the name', async () => {
    await searchFor(page, 'metfor')
    await expect(results.first()).toHaveText(/^Metformine?$/)
  })

  await test.step('a misspelt word shows the results of its one reading, with the way back', async () => {
    await searchFor(page, 'depresion')
    await expect(page.getByText('depression', { exact: true }).first()).toBeVisible()
    await expect(results.first()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /depresion/ })
      .click()
    await expect(page).toHaveURL(/asTyped=true/)
    await expect(page.getByText('Nothing was found.')).toBeVisible()
  })

  await test.step('the misspelt name of a drug shows the one drug it can be, with the way back', async () => {
    await searchFor(page, 'clopidogril')
    await expect(results.first()).toHaveText('Clopidogrel')
    await expect(page.getByRole('main').getByRole('link', { name: /clopidogril/ })).toBeVisible()
  })

  await test.step('a pasted DOI shows its record alone', async () => {
    await searchFor(page, 'https://doi.org/10.1056/NEJMoa1409077')
    await expect(results).toHaveCount(1)
  })
})

test('what is not published stands apart as one’s own, and not under Related', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  const body = { title: 'What Ontario pays for a statin, kept to myself', shareLevel: 'Private' }
  const { title } = await ask<Folio>(page, folioRoutes.createFolio, { body })

  await searchFor(page, 'what Ontario pays for a statin')
  const own = page.getByRole('region', { name: 'Yours' })
  await expect(own.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: title })).toHaveCount(1)

  const related = page.waitForResponse((reply) => /\/contents\/[0-9a-f-]{36}\/related/.test(reply.url()))
  await page.getByRole('link', { name: 'What Ontario pays for a statin, in one table', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'What Ontario pays for a statin, in one table' }),
  ).toBeVisible()
  expect((await (await related).json()).map((item: { title: string }) => item.title)).not.toContain(title)
})

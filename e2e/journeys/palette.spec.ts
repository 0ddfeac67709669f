import type { Page } from '@playwright/test'
import { expect, expectAccessible, logIn, test } from '../fixtures.ts'
import { language } from '../in-french.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: /^(Go to|Aller à)$/ })
const field = (page: Page) => palette(page).getByRole('combobox')

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('the command palette leads to contents, folios, people, rooms and actions by keyboard', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  const goTo = async (typed: string, group: string, name: RegExp, address: RegExp) => {
    await openPalette(page)
    await field(page).fill(typed)
    const wanted = palette(page).getByRole('group', { name: group }).getByRole('option', { name }).first()
    await expect(wanted).toBeVisible()
    while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(palette(page)).toBeHidden()
  }

  await openPalette(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await goTo('metformin', 'Contents', /^Metformin/, /\/contents\/[\w-]+$/)
  await goTo('heart', 'Folios', /Heart/, /\/folio\?folio=/)
  await goTo('heart', 'Rooms', /Heart/, /\/discussions\?chatroomId=/)
  await goTo('raman', 'People', /Raman/, /\/Profile\/[\w-]+$/)
  const [posts, write] = language === 'fr' ? ['mes publications', 'rédiger'] : ['my posts', 'write']
  await goTo(posts, 'Screens', new RegExp(posts, 'i'), /\/my-posts$/)
  await goTo(write, 'Actions', new RegExp(write, 'i'), /\/create-content\/UserArticle\b/)
})

test('"?" lists the keys, but not while somebody types', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

  await page.getByRole('combobox', { name: /search/i }).click()
  await page.keyboard.type('why?')
  await expect(page.getByRole('combobox', { name: /search/i })).toHaveValue('why?')
  await expect(keys).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('?')

  await expect(keys.getByText('Next card')).toBeVisible()
  await expectAccessible(page)
})

import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  newestMailTo,
  phone,
  signUp,
  test,
} from '../fixtures.ts'

const password = 'Journey-to-the-West-2'

/** Somebody new, with a phone and without a mouse. */
async function newcomer(page: Page, name: [string, string]): Promise<string> {
  const email = `${name[0].toLowerCase()}-${Date.now()}@materia.test`
  await page.setViewportSize(phone)
  await signUp(page, { address: `/Home/Register?email=${email}`, email, name, password })
  await logIn(page, email, password)
  return email
}

async function type(page: Page, label: string, text: string) {
  await page.getByRole('textbox', { name: label }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test('a new e-mail address counts once its link was opened, by keyboard on a phone', async ({ page }) => {
  const email = await newcomer(page, ['Ines', 'Wanderer'])
  const changed = `changed-${email}`
  await page.goto('/Profile?tab=account')
  const card = page.getByRole('region', { name: 'E-mail address' })
  await expect(card.getByText(email, { exact: true })).toBeVisible()
  await type(page, 'New e-mail address', changed)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('status')).toContainText(changed)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await newestMailTo(page, email, /A new e-mail address was asked for/)
  const [link] = (await newestMailTo(page, changed, /Confirm your new e-mail address/)).links
  await page.goto(link ?? '')
  const dialog = page.getByRole('dialog', { name: 'Confirm e-mail address' })
  await expect(dialog.getByRole('button', { name: 'Confirm e-mail address' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'E-mail address changed' })).toBeVisible()

  await newestMailTo(page, email, /The e-mail address of your Materia account was changed/)
  await newestMailTo(page, changed, /The e-mail address of your Materia account was changed/)
  await logIn(page, changed, password)
})

test('a doctor gives a MINC after sign-up, by keyboard on a phone', async ({ page }) => {
  await newcomer(page, ['Omar', 'Latecomer'])
  await page.goto('/Profile?tab=account')
  const minc = `CAMD-${digits()}-${digits()}`
  await type(page, 'MINC', minc)
  await page.getByLabel('I confirm that this MINC is mine.').focus()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await press(page, 'Save the MINC')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'MINC' })).toHaveValue(minc)
})

test('a doctor asks to be verified, an administrator finds them, and the name carries the badge', async ({
  page,
  browser,
}) => {
  await newcomer(page, ['Vera', 'Asking'])
  await page.goto('/Profile')
  await press(page, 'Ask to be verified')
  await type(page, 'Regulator or school', 'College of Physicians and Surgeons of Ontario')
  await type(page, 'Licence or registration number', '12345')
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/You have asked: an administrator will look you up/)).toBeVisible()

  const desk = await browser.newPage()
  await logIn(desk, 'admin@materia.test')
  await desk.goto('/editorial?tab=verifications')
  const row = desk.getByRole('row').filter({ hasText: 'Vera Asking' })
  await row.getByRole('button', { name: 'Look up' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Vera Asking' })
  await dialog.getByLabel('What you saw there (for administrators)').fill('Independent practice, no conditions')
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(dialog).toBeHidden()
  await desk.close()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).getByRole('img')).toBeVisible()

  await page.goto('/discussions')
  await press(page, 'New room')
  const form = page.getByRole('dialog', { name: 'New room' })
  await form.getByLabel('Name').focus()
  await page.keyboard.type('Among verified colleagues')
  await form.getByLabel('Verified professionals only', { exact: true }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await form.getByLabel('Name').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/verified only/)).toBeVisible()
})

/** A MINC has no zero, and belongs to one account. */
const digits = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 9)).join('')

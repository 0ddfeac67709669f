import type { Page } from '@playwright/test'
import { addAuthenticator } from '../authenticator.ts'
import { expect, expectAccessible, finishRegistration, logInByDialog, test } from '../fixtures.ts'
import { type Installation, startInstallation } from '../product.ts'

const email = 'first-admin@example.org'
const password = 'Journey-to-the-West-2'

// A product of its own, on which nobody is: the others share the demo.
let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation?.stop())

/** The screen of the accounts, as the bar leads to it. */
async function openAccounts(page: Page) {
  await page.getByRole('button', { name: 'Admin', exact: true }).click()
  await page.getByRole('menuitem').first().click()
}

test('the first admin of an installation signs in, adds a passkey and opens the accounts', async ({ browser }) => {
  const printed = await installation.admin('create-admin', '--email', email)
  const link = /https?:\S+/.exec(printed)?.[0] ?? ''
  // A refusal is expected here, and a browser's console complains of it: this page is not the fixture's.
  const page = await (await browser.newContext({ baseURL: installation.url })).newPage()
  await addAuthenticator(page)
  await finishRegistration(page, link, password)
  await logInByDialog(page, email, password)

  await openAccounts(page)
  await expect(page.getByRole('alert')).toContainText('Administrators need a second factor.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Set up a second factor' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(codes).toBeHidden()

  await openAccounts(page)
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('No accounts yet.')).toBeVisible()
})

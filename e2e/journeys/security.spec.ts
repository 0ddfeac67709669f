import { stepAt, totpCode } from '@materia/server/features/users/identity/totp.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { addAuthenticator } from '../authenticator.ts'
import { demoPassword, expect, expectAccessible, logIn, newestMailTo, phone, readingFrench, test } from '../fixtures.ts'

// Refusals are expected here, and a browser's console complains of them: these pages are not the fixture's.
const newPage = async (context: BrowserContext) => context.newPage()

function codeOf(key: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replaceAll(/\s/g, '')].map((each) => letters.indexOf(each).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return totpCode(secret, stepAt(new Date()) + later)
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/Home')
}

test('a doctor adds a passkey, and signs in with it alone', async ({ context }) => {
  const page = await newPage(context)
  const authenticator = await addAuthenticator(page)
  await logIn(page, 'doctor@materia.test')
  await page.goto('/Profile?tab=account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name of the passkey').fill('Work laptop')
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Work laptop', { exact: true })).toBeVisible()
  await newestMailTo(page, 'doctor@materia.test', /second factor was added/)

  await authenticator.isPresent(false)
  await logOut(page)
  await page.goto('/Home/Login')
  const login = page.getByRole('dialog', { name: 'Login' })
  await expect(login.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await authenticator.isPresent(true)
  await login.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/discover')

  await page.goto('/Profile?tab=account')
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeHidden()
})

test('a nurse sets up an authenticator app on a phone by keyboard, and signs in with its code', async ({ context }) => {
  const page = await newPage(context)
  await page.setViewportSize(phone)
  await logIn(page, 'nurse@materia.test')
  await page.goto('/Profile?tab=account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const key = (await dialog.locator('code').textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByLabel('Code that the app shows').focus()
  await page.keyboard.type(codeOf(key))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I have kept them' }).focus()
  await page.keyboard.press('Enter')
  await page.evaluate(() => localStorage.clear())

  await page.goto('/Home/Login')
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Email').focus()
  await page.keyboard.type('nurse@materia.test')
  await login.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(login.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(codeOf(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/discover')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/Home/Login')
  await login.getByLabel('Email').fill('nurse@materia.test')
  await login.getByLabel('Password', { exact: true }).fill(demoPassword)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await login.getByRole('button', { name: 'Use a recovery code' }).click()
  await login.getByLabel('Recovery code').fill(recoveryCode)
  await login.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/discover')
  await page.goto('/Profile?tab=account')
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Not set up')).toBeVisible()
})

test('second factors are offered in French', async ({ context }) => {
  const page = await newPage(context)
  await readingFrench(page, 'resident@materia.test', async () => {
    await page.goto('/Profile?tab=account')
    await page.getByRole('button', { name: 'Configurer une application d’authentification' }).click()
    await expect(page.getByRole('dialog').getByText('Balayez ceci')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
    await expect(page.getByRole('dialog').getByLabel('Nom de la clé d’accès')).toBeVisible()
  })
})

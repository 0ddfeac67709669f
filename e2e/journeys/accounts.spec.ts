import { userRoutes } from '@materia/contract'
import type { Browser, Page } from '@playwright/test'
import { desktop, expect, logIn, newestMailTo, signIn, test } from '../fixtures.ts'

const password = 'Journey-to-the-North-2'

/** A browser of somebody's own. Being refused makes browsers complain, so its console is not watched. */
async function pageOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ viewport: desktop, baseURL })).newPage()
}

async function tryLogIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function choose(page: Page, row: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${row}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an admin makes a sponsor, who comes in, is put out within 10 seconds and comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `harbour-${Date.now()}@materia.test`
  const name = 'Harbour Pharma'
  await signIn(page, 'admin@materia.test')
  await page.goto('/account-management/sponsor')
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New sponsor account' })
  await dialog.getByLabel('First name').fill('Harbour')
  await dialog.getByLabel('Last name').fill('Pharma')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(rowOf(page, name)).toContainText('Invited')
  await newestMailTo(page, email, /Finish/)
  await choose(page, name, 'Resend invitation')
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()

  const sponsor = await pageOf(browser, baseURL)
  await sponsor.goto((await newestMailTo(page, email, /Finish/, { outOf: 2 })).links[0] ?? '')
  const finish = sponsor.getByRole('dialog', { name: 'Finish Registration' })
  await finish.getByLabel('New password').fill(password)
  await finish.getByLabel('Confirm password').fill(password)
  await finish.getByRole('button', { name: 'STEP 2: FINISH REGISTRATION' }).click()
  await sponsor.getByRole('button', { name: 'LOGIN' }).click()
  await tryLogIn(sponsor, email)
  await expect(sponsor).toHaveURL('/discover')
  await sponsor.waitForLoadState('networkidle')

  await page.reload()
  await expect(rowOf(page, name)).toContainText('Active')
  await choose(page, name, 'Deactivate')
  const confirm = page.getByRole('dialog', { name: 'Deactivate this account?' })
  await confirm.getByRole('button', { name: 'Deactivate' }).click()
  await expect(sponsor).toHaveURL(/\/Home/, { timeout: 10_000 })
  await sponsor.goto('/Home/Login')
  await tryLogIn(sponsor, email)
  await expect(sponsor.getByText('This account is disabled.')).toBeVisible()

  await expect(rowOf(page, name)).toContainText('Deactivated')
  await choose(page, name, 'Reactivate')
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(rowOf(page, name)).toContainText('Active')
  await tryLogIn(sponsor, email)
  await expect(sponsor).toHaveURL('/discover')
})

test('the editorial desk promotes, hides and restores an item, and answers what a reader reports', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = 'Deprescribing in long-term care: begin with one drug'
  const reader = await pageOf(browser, baseURL)
  await signIn(reader, 'doctor@materia.test')
  await signIn(page, 'admin@materia.test')
  await page.goto('/editorial')
  await page.getByLabel('Search by title').fill('deprescribing')
  await expect(page).toHaveURL(/search=deprescribing/)
  const link = await page.getByRole('table').getByRole('link', { name: title }).getAttribute('href')

  await choose(page, title, 'Edit placement')
  await page.getByRole('dialog').getByLabel('Promoted by').fill('sponsor@materia.test')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, title)).toContainText('Northwind Therapeutics')
  await reader.goto(link ?? '')
  await expect(reader.getByText('Promoted by Northwind Therapeutics')).toBeVisible()

  await choose(page, title, 'Hide')
  await expect(rowOf(page, title)).toContainText('Hidden')
  await reader.reload()
  await expect(reader.getByText('This is not here.')).toBeVisible()
  await choose(page, title, 'Restore')
  await expect(rowOf(page, title)).not.toContainText('Hidden')
  await reader.reload()
  await expect(reader.getByRole('heading', { name: title })).toBeVisible()

  await reader.getByRole('button', { name: 'Report' }).click()
  const report = reader.getByRole('dialog', { name: 'Report' })
  await report.getByLabel('Is wrong or misleading').check()
  await report.getByLabel('Anything to add (no patient data)').fill('The second table is out of date.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(reader.getByText('Thank you. An editor will look at it.')).toBeVisible()
  await page.getByRole('tab', { name: 'Reports' }).click()
  await expect(rowOf(page, title)).toContainText('The second table is out of date.')
  await rowOf(page, title).getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Nothing waits.')).toBeVisible()
})

test('an admin approves who signed up, finds it in the audit log and takes the log along', async ({ page }) => {
  const email = `approved-${Date.now()}@materia.test`
  const form = { email, firstName: 'Wren', lastName: 'Approved', userType: 'Doctor' }
  await page.request.post(userRoutes.createUser.path, { data: form })
  await signIn(page, 'admin@materia.test')
  await page.goto('/editorial?tab=registrations')
  await page.getByLabel('Search by name or e-mail').fill('wren appr')
  await expect(rowOf(page, email)).toContainText('Not confirmed')
  await rowOf(page, email).getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(rowOf(page, email)).toContainText('Active')

  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByLabel('Search by name, e-mail or address').fill(email)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(rowOf(page, 'Account reactivated')).toContainText('Avery Campbell')
  await expect(rowOf(page, 'Registered')).toContainText('Wren Approved')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await (await downloading).createReadStream()
  const text = (await file.toArray()).join('')
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect(text).toContain('account-reactivated,Avery Campbell')
})

test('a sponsor sees what they promote with its figures, and no room of others', async ({ page }) => {
  await logIn(page, 'sponsor@materia.test')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Posts' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Promoted content' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create content' })).toHaveCount(0)
  await page.getByRole('link', { name: /Atrial fibrillation found by a watch/ }).click()
  await expect(page.getByText('Promoted by Northwind Therapeutics')).toBeVisible()
  for (const path of ['/folio', '/discussions', '/create-content', '/account-management/sponsor', '/editorial']) {
    await page.goto(path)
    await expect(page).toHaveURL('/discover')
  }
})

test('a voice-of organisation writes in its own name and sees no folios', async ({ page }) => {
  await logIn(page, 'voiceof@materia.test')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Discover', 'My Posts'])
  await page.goto('/my-posts?tab=published')
  await expect(page.getByRole('link', { name: 'Create content' })).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()

  await expect(page.getByRole('main').getByRole('link', { name: 'Heart Rhythm Canada' })).toBeVisible()
})

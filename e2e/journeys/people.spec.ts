import { postRoutes } from '@materia/contract'
import {
  ask,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logInByDialog,
  phone,
  signIn,
  signUp,
  test,
} from '../fixtures.ts'
import { language } from '../in-french.ts'

const password = 'Journey-to-the-East-1'

test('a new doctor completes a profile on a phone, is found, is followed, and the follower’s feed changes', async ({
  page,
  browser,
}) => {
  test.slow()
  const lastName = `Quévillon${Date.now()}`
  const email = `people-${Date.now()}@materia.test`
  await page.setViewportSize(phone)
  const address = `/Home/Register?email=${encodeURIComponent(email)}&fname=Anaïs&lname=${lastName}`
  await signUp(page, { address, email, password })
  await logInByDialog(page, email, password)
  await page.goto('/Profile')

  const section = (name: string) => page.getByRole('region', { name })
  await section('About').getByRole('button', { name: 'Edit About' }).click()
  await section('About').getByLabel('About you').fill('Rural family practice.')
  await section('About').getByRole('button', { name: 'Save' }).click()
  await expect(section('About').getByRole('button', { name: 'Edit About' })).toBeVisible()
  await expect(section('About').getByText('Rural family practice.')).toBeVisible()

  const practice = section('Name and practice')
  await practice.getByRole('button', { name: 'Edit Name and practice' }).click()
  await practice.getByRole('combobox', { name: 'Specialty', exact: true }).fill('intern')
  await page.getByRole('option', { name: 'Internal medicine' }).click()
  await practice.getByRole('combobox', { name: 'Sub-specialty' }).fill('cardio')
  await page.getByRole('option', { name: 'Cardiology' }).click()
  await practice.getByLabel('Location').fill('Trois-Rivières, QC')
  await practice.getByRole('button', { name: 'Save' }).click()
  await expect(practice.getByText('Cardiology')).toBeVisible()

  await section('Contact').getByRole('button', { name: 'Edit Contact' }).click()
  await section('Contact').getByLabel('Office phone').fill('819-555-0134')
  await section('Contact').getByLabel('I am accepting new patients').check()
  await section('Contact').getByRole('button', { name: 'Save' }).click()
  await expect(section('Contact').getByText('819-555-0134')).toBeVisible()

  await section('Areas of interest').getByRole('button', { name: 'Edit Areas of interest' }).click()
  await section('Areas of interest')
    .getByLabel('Find an area')
    .fill(language === 'fr' ? 'insuffisance car' : 'heart failure')
  await section('Areas of interest').getByLabel('Heart failure').check()
  await section('Areas of interest').getByRole('button', { name: 'Save' }).click()
  await expect(section('Areas of interest').getByText('Heart failure')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const { contentItemId } = await ask<{ contentItemId: string }>(page, postRoutes.createDraftArticle, {
    body: { title: 'On rural hearts', content: '<p>Words.</p>' },
  })
  await ask(page, postRoutes.publishArticle, { query: { draftContentItemId: contentItemId } })

  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, 'nurse@materia.test')
  await colleague.goto('/doctor-search')
  const form = colleague.getByRole('search', { name: 'Doctors' })
  await form.getByLabel('Last name').fill(lastName.replace('é', 'e').toLowerCase())
  await form.getByLabel('Location').fill('trois rivieres')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(colleague.getByText('1 person', { exact: true })).toBeVisible()
  const card = colleague.getByRole('listitem').filter({ hasText: lastName })
  await expect(card.getByText('819-555-0134')).toBeVisible()
  await expectAccessible(colleague)
  await card.getByRole('button', { name: /^Follow/ }).click()
  await expect(card.getByRole('button', { name: /^Following/ })).toBeVisible()

  await card.getByRole('link', { name: `Anaïs ${lastName}` }).click()
  await expect(colleague.getByRole('heading', { level: 1, name: `Anaïs ${lastName}` })).toBeVisible()
  await expect(colleague.getByText('819-555-0134')).toHaveCount(0)
  await colleague.getByRole('tab', { name: 'Posts' }).click()
  await expect(colleague.getByRole('link', { name: 'On rural hearts' })).toBeVisible()
  await colleague.getByRole('banner').getByRole('link', { name: 'Discover', exact: true }).click()
  const lane = colleague.getByRole('region', { name: 'From people you follow' })
  await expect(lane.getByRole('link', { name: 'On rural hearts' }).first()).toBeVisible()
  await colleague.close()
})

test('a resident is found where people are invited, and not among the doctors', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/discussions')
  await page.getByRole('button', { name: 'New room' }).click()
  const dialog = page.getByRole('dialog', { name: 'New room' })
  await dialog.getByLabel('Name').fill(`Teaching ${Date.now()}`)
  await dialog.getByRole('button', { name: 'Create room' }).click()
  await page.getByRole('button', { name: 'Invite people' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite people' })

  await invite.getByLabel('Name or e-mail address').fill('Priya Raman')

  await expect(invite.getByRole('button', { name: 'Invite Priya Raman' })).toBeVisible()
  await page.goto('/doctor-search?lastName=Raman')
  await expect(page.getByRole('heading', { level: 1, name: 'Doctors' })).toBeVisible()
  await expect(page.getByText('Priya Raman')).toHaveCount(0)
})

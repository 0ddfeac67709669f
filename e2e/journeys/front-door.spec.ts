import { userRoutes } from '@materia/contract'
import { ask, demoPassword, expect, logInByDialog, newestMailTo, phone, test } from '../fixtures.ts'

test('a visitor signs up, confirms by mail, logs in, looks around and logs out', async ({ page }) => {
  const email = `journey-${Date.now()}@materia.test`
  const password = 'Journey-to-the-East-1'

  await page.goto('/')
  await expect(page).toHaveURL('/Home')
  await expect(page).toHaveTitle('Materia | A medical information discovery and curation platform')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()

  const signUp = page.getByRole('dialog', { name: 'Sign Up' })
  await signUp.getByLabel('First name').fill('Judy')
  await signUp.getByLabel('Last name').fill('Traveller')
  await signUp.getByLabel('Email').fill(email)
  await signUp.getByLabel('MINC (optional)').pressSequentially('camd-1234 5678')
  await expect(signUp.getByLabel('MINC (optional)')).toHaveValue('CAMD-1234-5678')
  await signUp.getByLabel('I confirm that this MINC is mine.').check()
  await signUp.getByLabel('I am a licensed doctor in Canada.').check()
  await signUp.getByLabel('I accept the privacy policy.').check()
  await signUp.getByLabel('I accept the terms and conditions.').check()
  await signUp.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog', { name: 'Account Created' })).toBeVisible()

  const [link] = (await newestMailTo(page, email, /Finish/)).links
  await page.goto(link ?? '')
  const finish = page.getByRole('dialog', { name: 'Finish Registration' })
  await expect(finish.getByLabel('Email')).toHaveValue(email)
  await finish.getByLabel('New password').fill(password)
  await finish.getByLabel('Confirm password').fill(password)
  await finish.getByRole('button', { name: 'STEP 2: FINISH REGISTRATION' }).click()

  const done = page.getByRole('dialog', { name: 'Password set' })
  await expect(done.getByText('Your password has been set successfully.')).toBeVisible()
  await done.getByRole('button', { name: 'LOGIN' }).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Email').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page).toHaveURL('/discover')
  const areas = page.getByRole('region', { name: 'Choose your areas' })
  await areas.getByRole('group').getByRole('button').first().click()
  await areas.getByRole('button', { name: 'Save areas' }).click()
  await expect(areas).toBeHidden()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(areas).toHaveCount(0)
  await page.getByRole('button', { name: 'Profile menu of Judy Traveller' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/Profile')

  await page.getByRole('button', { name: 'Profile menu of Judy Traveller' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/Home')
  await page.goto('/discover')
  await expect(page).toHaveURL('/Home/Login')
})

test('a forgotten password is set anew by a link', async ({ page }) => {
  await page.goto('/Home/Login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot password' })
  await forgot.getByLabel('Email').fill('resident@materia.test')
  await forgot.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('dialog', { name: 'Link Sent' })).toBeVisible()

  const [link] = (await newestMailTo(page, 'resident@materia.test', /Reset/)).links
  await page.goto(link ?? '')
  const reset = page.getByRole('dialog', { name: 'Reset Password' })
  await reset.getByLabel('New password').fill('Another-password-2')
  await reset.getByLabel('Confirm password').fill('Another-password-2')
  await reset.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('dialog', { name: 'Password set' })).toBeVisible()

  await logInByDialog(page, 'resident@materia.test', 'Another-password-2')

  // Other journeys know the password of the demo.
  const passwords = { currentPassword: 'Another-password-2', newPassword: demoPassword }
  expect(await ask(page, userRoutes.changePassword, { body: passwords })).toMatchObject({ succeeded: true })
})

test('a session lives on in another tab and ends in both', async ({ page, context }) => {
  await logInByDialog(page, 'doctor@materia.test')
  const second = await context.newPage()
  await second.goto('/')
  await expect(second).toHaveURL('/discover')
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/Home')
  // Home when the other tab told it, Login when the server did so first.
  await expect(second).toHaveURL(/\/Home(\/Login)?$/)
})

test('logging out leaves nothing on the device of what was written', async ({ page }) => {
  await logInByDialog(page, 'doctor@materia.test')
  await page.goto('/discussions')
  await page.getByRole('main').getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Begun about a patient')
  // The chat is not open when they log out.
  await page.goto('/my-posts')
  const kept = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(kept).toEqual(expect.arrayContaining([expect.stringContaining('chat-draft')]))

  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/Home')

  expect((await kept()).filter((key) => key !== 'materia.mode')).toEqual([])
})

test('a link opened before login waits on Discover', async ({ page }) => {
  await page.goto('/contents?searchTerm=insulin')
  await expect(page).toHaveURL('/Home/Login')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email').fill('doctor@materia.test')
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/discover')

  await page.getByRole('region', { name: 'The link you opened' }).getByRole('link').click()

  await expect(page).toHaveURL('/contents?searchTerm=insulin')
  await page.goto('/discover')
  await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeAttached()
  await expect(page.getByRole('region', { name: 'The link you opened' })).toHaveCount(0)
})

test('an expired link to set a password offers to send a new one', async ({ page }) => {
  await page.goto('/Home/ResetPassword?t=expired&e=resident%40materia.test')
  const reset = page.getByRole('dialog', { name: 'Reset Password' })
  await reset.getByLabel('New password').fill('Another-password-2')
  await reset.getByLabel('Confirm password').fill('Another-password-2')
  await reset.getByRole('button', { name: 'Reset Password' }).click()

  await reset.getByRole('button', { name: 'Send a new link' }).click()

  await expect(page.getByRole('dialog', { name: 'Link Sent' })).toBeVisible()
  expect((await newestMailTo(page, 'resident@materia.test', /Reset/)).links[0]).toContain('/Home/ResetPassword')
})

test('on a phone the drawer leads through the screens', async ({ page }) => {
  await page.setViewportSize(phone)
  await logInByDialog(page, 'doctor@materia.test')
  const drawer = page.getByRole('dialog', { name: 'Navigation' })

  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(drawer.getByRole('link')).toHaveText(['Discover', 'My Folios', 'Doctors', 'My Posts', 'Safety notices'])
  await drawer.getByRole('link', { name: 'My Posts' }).click()

  await expect(page).toHaveURL('/my-posts')
  await expect(drawer).toBeHidden()
})

test('the search box leads to the results of what was typed', async ({ page }) => {
  await logInByDialog(page, 'doctor@materia.test')

  await page
    .getByRole('search')
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: /search/i }))
    .first()
    .fill('insulin')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/contents?searchTerm=insulin')
})

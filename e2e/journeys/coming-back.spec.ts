import { postRoutes } from '@materia/contract'
import { ask, expect, expectAccessible, logInByDialog, newestMailTo, phone, signIn, signUp, test } from '../fixtures.ts'
import { language } from '../in-french.ts'

const password = 'Journey-to-the-East-1'

test('a new doctor takes three steps, follows a search, hears of what a colleague publishes, ends the mails and opens the feed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const word = `zyx${Date.now().toString(36).replaceAll(/\d/g, 'q')}`
  const email = `back-${Date.now()}@materia.test`
  const address = `/Home/Register?email=${encodeURIComponent(email)}&fname=Anouk&lname=Beaulieu`
  await signUp(page, { address, email, password })
  await logInByDialog(page, email, password)

  const step = (name: string) => page.getByRole('region', { name })
  await step('Choose your areas').getByRole('button', { name: 'Primary care' }).click()
  await expectAccessible(page)
  await step('Choose your areas').getByRole('button', { name: 'Save areas' }).click()
  await step('People and folios to follow')
    .getByRole('button', { name: /^Follow / })
    .first()
    .click()
  await expectAccessible(page)
  await step('People and folios to follow').getByRole('button', { name: 'Continue' }).click()
  await step('How often may we write to you?').getByRole('radio', { name: 'Once a day' }).check()
  await expectAccessible(page)
  await step('How often may we write to you?').getByRole('button', { name: 'I agree' }).click()
  await expect(step('How often may we write to you?')).toBeHidden()

  await page.goto('/notifications?tab=preferences')
  await page.getByRole('combobox', { name: 'By e-mail: News in what you follow' }).click()
  await page.getByRole('option', { name: 'At once' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto(`/contents?searchTerm=${word}`)
  await page.getByRole('button', { name: `Follow this search: ${word}` }).click()
  await expect(page.getByRole('button', { name: `Following ${word}. Press to stop.` })).toBeVisible()

  const colleague = await (await browser.newContext({ baseURL })).newPage()
  await signIn(colleague, 'doctor@materia.test')
  const { contentItemId } = await ask<{ contentItemId: string }>(colleague, postRoutes.createDraftArticle, {
    body: { title: `What ${word} taught us`, content: '<p>Words.</p>' },
  })
  await ask(colleague, postRoutes.publishArticle, { query: { draftContentItemId: contentItemId } })

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog').getByText(`What ${word} taught us`)).toBeVisible()
  const { links } = await newestMailTo(page, email, new RegExp(word))
  const ending = links.find((link) => link.includes('unsubscribe')) ?? ''
  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await stranger.goto(ending)
  await stranger.getByRole('button').click()
  await expect(stranger.locator('html')).toHaveAttribute('lang', language)
  await page.goto('/notifications?tab=preferences')
  await expect(page.getByRole('combobox', { name: 'By e-mail: News in what you follow' })).toHaveText('Never')

  await page.setViewportSize(phone)
  await page.goto('/notifications?tab=following')
  await page.getByRole('button', { name: `Address of the Atom feed of ${word}` }).click()
  const feed = await stranger.request.get(await page.getByRole('textbox').inputValue())
  const titles = await stranger.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'text/xml')
      return [...parsed.querySelectorAll('feed > entry > title')].map((title) => title.textContent)
    },
    await feed.text(),
  )
  expect(titles).toEqual([`What ${word} taught us`])
  await page.getByRole('textbox').focus()
  await expectAccessible(page)
})

test('a doctor finds what is short, what to do about it, and checks a folio', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/discover')
  await page.getByRole('link', { name: 'Safety notices', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Safety notices' })).toBeVisible()
  await page.getByRole('tab', { name: 'On what matters to you' }).click()
  const notice = page.getByRole('article').first()
  await expect(notice.getByText('Shortage', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('link').first().click()
  await expect(page.getByText('What to do:').first()).toBeVisible()
  await expectAccessible(page)
})

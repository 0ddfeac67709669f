import type { Locator, Page } from '@playwright/test'
import {
  answerTo,
  ask,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  phone,
  picture,
  signIn,
  test,
} from '../fixtures.ts'

const messagesOf = (page: Page) => page.getByRole('log', { name: 'Messages' })

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
}

/** The menu beside a message: there once it is pointed at or reached. */
async function choose(page: Page, author: string, entry: string) {
  await page
    .getByRole('button', { name: `Actions for the message of ${author}` })
    .last()
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('three people talk about an item in its own room, with a picture, answers, reactions and second thoughts', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'doctor@materia.test')
  const [found] = await ask<{ contentItemId: string }[]>(
    page,
    { path: '/api/contents' },
    { query: { searchTerm: 'apixaban', filter: 'Article' } },
  )
  await page.goto(`/contents/${found?.contentItemId}`)
  await page.getByRole('button', { name: 'Chat about this', exact: true }).click()
  await page.waitForURL('**/discussions?chatroomId=*')
  await expect(page.getByRole('link', { name: 'Open the item' })).toBeVisible()

  const others = await Promise.all([browser.newContext(), browser.newContext({ viewport: phone })])
  const [mei, priya] = await Promise.all(others.map((context) => context.newPage()))
  if (!mei || !priya) throw new Error('Two more are needed.')
  for (const [tab, email] of [
    [mei, 'mei.chan@materia.test'],
    [priya, 'resident@materia.test'],
  ] as const) {
    await logIn(tab, email)
    await tab.goto(page.url())
    await tab.getByRole('button', { name: 'Join the room' }).click()
    await expect(tab.getByRole('textbox', { name: 'Message' })).toBeVisible()
  }

  await page.locator('input[type=file]').setInputFiles({ name: 'ecg.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('button', { name: 'Remove ecg.webp' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Is this about a patient?' })
    .getByRole('button', { name: 'Send anyway' })
    .click()
  for (const tab of [page, mei, priya])
    await expect(messagesOf(tab).getByRole('img', { name: 'ecg.webp' })).toBeVisible()
  await expectNoSidewaysScroll(priya)
  await expectAccessible(priya)

  const amira = await ownName(page)
  await choose(mei, amira, 'Reply')
  await say(mei, 'Which lead is this?')
  for (const tab of [page, priya]) {
    await expect(messagesOf(tab).getByText('Which lead is this?')).toBeVisible()
    await expect(tab.getByRole('button', { name: `Show the message of ${amira} that this answers` })).toBeVisible()
  }

  await priya.getByRole('button', { name: 'Choose a reaction' }).last().click()
  await priya.getByRole('menuitem', { name: '👍' }).click()
  await expect(messagesOf(mei).getByRole('button', { name: /^👍/ })).toBeVisible()

  await choose(mei, 'Mei Chan', 'Edit')
  await say(mei, 'Which lead is this, V2?')
  for (const tab of [page, priya]) await expect(messagesOf(tab).getByText('Which lead is this, V2?')).toBeVisible()
  await choose(mei, 'Mei Chan', 'Delete')
  await mei.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  for (const tab of [page, mei, priya]) {
    await expect(messagesOf(tab).getByText('This message was deleted.')).toBeVisible()
    await expect(messagesOf(tab).getByText('Which lead is this, V2?')).toHaveCount(0)
  }
  for (const context of others) await context.close()
})

async function ownName(page: Page): Promise<string> {
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('materia.session'))) ?? '{}')
  const { sub } = JSON.parse(Buffer.from(session.accessToken.split('.')[1], 'base64url').toString())
  const reply = await answerTo(page, { path: `/api/User/${sub}` })
  const { firstName, lastName } = await reply.json()
  return `${firstName} ${lastName}`
}

test('a room gets a picture, is pinned and tells who is here', async ({ page, browser }) => {
  const name = `Ward round ${Date.now()}`
  await signIn(page, 'doctor@materia.test')
  await page.goto('/discussions')
  await page.getByRole('button', { name: 'New room' }).click()
  const creation = page.getByRole('dialog', { name: 'New room' })
  await creation.getByLabel('Name').fill(name)
  await creation.getByLabel('Who may join').click()
  await page.getByRole('option', { name: /^Public/ }).click()
  await creation.getByRole('button', { name: 'Create room' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const away = await browser.newContext({ viewport: phone })
  const mei = await away.newPage()
  await logIn(mei, 'mei.chan@materia.test')
  await mei.goto(page.url())
  await mei.getByRole('button', { name: 'Join the room' }).click()
  await expect(mei.getByText('2 here now', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: 'Room actions' }).click()
  await page.getByRole('menuitem', { name: 'Room settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Room settings' })
  await expect(settings.getByRole('button', { name: 'Choose picture' })).toBeVisible()
  await settings.locator('input[type=file]').setInputFiles({ name: 'ward.png', mimeType: 'image/png', buffer: picture })
  await expect(settings.getByRole('button', { name: 'Replace picture' })).toBeVisible()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name }).locator('img')).toBeVisible()

  await mei.getByRole('button', { name: 'Room actions' }).click()
  await mei.getByRole('menuitem', { name: 'Pin', exact: true }).click()
  await mei.getByRole('button', { name: 'Back to rooms' }).click()
  const first = mei.getByRole('list', { name: 'Your rooms' }).getByRole('link').first()
  await expect(first).toContainText(name)
  await expect(first.getByRole('img', { name: 'Pinned' })).toBeVisible()
  await expect(first.locator('img')).toBeVisible()
  await expectNoSidewaysScroll(mei)
  await expectAccessible(mei)
  await away.close()
})

test('the keyboard alone answers, reacts to, edits and deletes a message', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  await page.goto('/discussions')
  await page.keyboard.press('Tab')
  await press(page, page.getByRole('link', { name: /Heart failure questions/ }).first())
  const field = page.getByRole('textbox', { name: 'Message' })
  const name = await ownName(page)
  const text = `Without a mouse ${Date.now()}`
  await reach(page, field)
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(messagesOf(page).getByText(text)).toBeVisible()
  const actions = page.getByRole('button', { name: `Actions for the message of ${name}` }).last()

  await press(page, actions)
  await expect(page.getByRole('menuitem', { name: 'Reply', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('Answered by keys')
  await page.keyboard.press('Enter')
  await expect(messagesOf(page).getByText('Answered by keys')).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Choose a reaction' }).last())
  await page.keyboard.press('Enter')
  await expect(messagesOf(page).getByRole('button', { name: /^👍/ }).last()).toBeVisible()

  await press(page, actions)
  await chooseByKeys(page, 'Edit')
  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(', and changed')
  await page.keyboard.press('Enter')
  await expect(messagesOf(page).getByText('Answered by keys, and changed')).toBeVisible()

  await press(page, actions)
  await chooseByKeys(page, 'Delete')
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
  await expect(messagesOf(page).getByText('Answered by keys, and changed')).toHaveCount(0)
})

const mostSteps = 150

/** Goes on with Tab until it is reached: whoever has no mouse has no other way. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeAttached()
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached with ${mostSteps} steps.`)
}

async function press(page: Page, target: Locator) {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

/** Down the menu that is open. */
async function chooseByKeys(page: Page, entry: string) {
  const target = page.getByRole('menuitem', { name: entry, exact: true })
  await expect(target).toBeVisible()
  for (let step = 0; step < 10 && !(await target.evaluate((item) => item === document.activeElement)); step++) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import { sayAll } from '../chat.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, phone, signIn, test } from '../fixtures.ts'

/** A laptop whose lid can be closed: its sockets break and none can be opened. */
async function laptopOf(context: BrowserContext) {
  const open = new Set<WebSocketRoute>()
  let isClosed = false
  await context.routeWebSocket(/socket\.io/, (socket) => {
    if (isClosed) return void socket.close()
    const server = socket.connectToServer()
    open.add(socket)
    socket.onClose(() => {
      open.delete(socket)
      void server.close()
    })
  })
  return {
    closeLid() {
      isClosed = true
      for (const socket of open) void socket.close()
    },
    openLid() {
      isClosed = false
    },
  }
}

/** What the hubs answer can be held back on this page, and let go. */
async function answersOf(page: Page) {
  let held: (() => void)[] | undefined
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const pass = () => socket.send(message)
      if (held) held.push(pass)
      else pass()
    })
  })
  return function holdBack() {
    held = []
    return function letGo() {
      for (const pass of held ?? []) pass()
      held = undefined
    }
  }
}

const lineHeight = 32
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Message number ${index + 1}.`)

const messagesOf = (page: Page) => page.getByRole('log', { name: 'Messages' })

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
}

async function startRoom(page: Page, name: string) {
  await page.goto('/discussions')
  await page.getByRole('button', { name: 'New room' }).click()
  const dialog = page.getByRole('dialog', { name: 'New room' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create room' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

test('two people meet in a room, and a closed lid loses nothing', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const name = `Clinic huddle ${Date.now()}`
  const away = await browser.newContext()
  const laptop = await laptopOf(away)
  const mei = await away.newPage()
  await signIn(page, 'doctor@materia.test')
  await logIn(mei, 'mei.chan@materia.test')
  await expect(mei.getByRole('button', { name: /^Notifications(?!.*pending)/ })).toBeVisible()

  await startRoom(page, name)
  await page.getByRole('button', { name: 'Invite people' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite people' })
  await invite.getByLabel('Name or e-mail address').fill('Mei Chan')
  await invite.getByRole('button', { name: 'Invite Mei Chan' }).click()
  await expect(invite.getByRole('button', { name: 'Mei Chan is invited' })).toBeDisabled()
  await invite.getByRole('button', { name: 'Done' }).click()

  await mei.getByRole('button', { name: 'Notifications, 1 pending' }).click()
  await mei.getByRole('button', { name: `Accept the invitation to ${name}` }).click()
  await expect(mei).toHaveURL(/\/discussions\?chatroomId=/)
  await expect(mei.getByRole('heading', { name })).toBeVisible()

  await say(page, 'Good morning, Mei.')
  await expect(messagesOf(mei).getByText('Good morning, Mei.')).toBeVisible()
  await say(mei, 'Good morning. Anything overnight?')
  await expect(messagesOf(page).getByText('Good morning. Anything overnight?')).toBeVisible()
  await expect(messagesOf(mei).getByText('Sending …')).toHaveCount(0)

  laptop.closeLid()
  await expect(mei.getByText('What you write is kept and sent when the connection is back.')).toBeVisible()
  for (const text of ['Two admissions.', 'Both stable.', 'Handover at nine.']) await say(page, text)
  await say(mei, 'Written with the lid closed.')
  await expect(messagesOf(mei).getByText('Sending …')).toBeVisible()
  laptop.openLid()

  const all = [
    'Good morning, Mei.',
    'Good morning. Anything overnight?',
    'Two admissions.',
    'Both stable.',
    'Handover at nine.',
    'Written with the lid closed.',
  ]
  for (const reader of [page, mei]) {
    for (const text of all) await expect(messagesOf(reader).getByText(text)).toHaveCount(1, { timeout: 30_000 })
  }
  await expect(messagesOf(mei).getByText('Sending …')).toHaveCount(0)
  const orderOf = async (reader: Page) => {
    const text = (await messagesOf(reader).textContent()) ?? ''
    return all.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
  }
  expect(await orderOf(mei)).toEqual(await orderOf(page))

  const badge = (tab: Page, label: string) => tab.getByRole('link', { name: label, exact: true })
  await expect(badge(mei, 'Discussions')).toBeVisible()
  await mei.goto('/discover')
  const otherTab = await away.newPage()
  await otherTab.goto('/discover')
  for (const tab of [mei, otherTab]) await expect(badge(tab, 'Discussions')).toBeVisible()
  await say(page, 'One more thing.')
  await say(page, 'And another.')
  for (const tab of [mei, otherTab]) await expect(badge(tab, 'Discussions, 2 unread')).toBeVisible()

  await badge(mei, 'Discussions, 2 unread').click()
  await mei.getByRole('link', { name: new RegExp(name) }).click()
  await expect(messagesOf(mei).getByText('New messages')).toBeVisible()
  for (const tab of [mei, otherTab]) await expect(badge(tab, 'Discussions')).toBeVisible()
  await away.close()
})

test('a room keeps its place while older messages come in above', async ({ page }) => {
  test.setTimeout(240_000)
  const name = `Long room ${Date.now()}`
  await signIn(page, 'harpreet.gill@materia.test')
  await startRoom(page, name)
  await sayAll(page, numbered(56))
  await expect(messagesOf(page).getByText('Message number 56.')).toBeVisible()
  await expect(messagesOf(page).getByText('Sending …')).toHaveCount(0, { timeout: 30_000 })
  const holdBack = await answersOf(page)
  await page.reload()
  await expect(messagesOf(page).getByText('Message number 56.')).toBeVisible()
  const letGo = holdBack()
  // Near enough to the top that older ones are asked for.
  await messagesOf(page).evaluate((log) => log.scrollTo({ top: 400 }))
  const read = messagesOf(page).getByText('Message number 16.', { exact: true })
  await expect(read).toBeInViewport()
  const heightOf = () => messagesOf(page).evaluate(({ scrollHeight }) => scrollHeight)
  const topOf = async () => (await read.boundingBox())?.y ?? Number.NaN
  const [height, top] = [await heightOf(), await topOf()]

  letGo()

  await expect.poll(heightOf).toBeGreaterThan(height)
  // The line with the time above what was the first of its group may go; six messages may not push in.
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(lineHeight)
  await messagesOf(page).hover()
  await expect(async () => {
    await page.mouse.wheel(0, -1_500)
    await expect(messagesOf(page).getByText('Message number 1.', { exact: true })).toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Newest' }).click()
  await expect(messagesOf(page).getByText('Message number 56.')).toBeVisible()
})

test('choosing a room with more than a screenful unread resets its count, and shows where reading stopped', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const name = `Busy room ${Date.now()}`
  const elsewhere = await browser.newContext()
  const mei = await elsewhere.newPage()
  await signIn(page, 'doctor@materia.test')
  await logIn(mei, 'mei.chan@materia.test')
  await startRoom(page, name)
  await page.getByRole('button', { name: 'Invite people' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite people' })
  await invite.getByLabel('Name or e-mail address').fill('Mei Chan')
  await invite.getByRole('button', { name: 'Invite Mei Chan' }).click()
  await invite.getByRole('button', { name: 'Done' }).click()
  await mei.getByRole('button', { name: 'Notifications, 1 pending' }).click()
  await mei.getByRole('button', { name: `Accept the invitation to ${name}` }).click()
  await expect(mei.getByRole('heading', { name })).toBeVisible()
  await mei.goto('/discussions')
  await sayAll(page, numbered(42))
  const row = mei.getByRole('link', { name: new RegExp(name) })
  await expect(row).toContainText(/\b42 \S/)

  await mei.evaluate(() => {
    document.hasFocus = () => false
    window.dispatchEvent(new Event('blur'))
  })
  await row.click()
  await expect(messagesOf(mei).getByText('New messages')).toBeVisible()
  await expect(row).not.toContainText('unread')
  await expect(messagesOf(mei).getByText('New messages')).toBeVisible()
  await mei.reload()
  await expect(messagesOf(mei).getByText('Message number 42.')).toBeVisible()
  await expect(row).not.toContainText('unread')
  await elsewhere.close()
})

test('the discussions work on a phone, one thing at a time', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'doctor@materia.test')
  await page.goto('/discussions')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: /Thursday journal club/ }).click()
  await expect(page.getByRole('heading', { name: 'Thursday journal club' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Discussions' })).toBeHidden()
  await expect(messagesOf(page).getByText('Yes. Ten minutes, one figure.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'People' }).click()
  await expect(page.getByRole('dialog', { name: 'People' }).getByText('Owner, you')).toBeVisible()
  await page.getByRole('dialog', { name: 'People' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Back to rooms' }).click()
  await expect(page.getByRole('heading', { name: 'Discussions' })).toBeVisible()
})

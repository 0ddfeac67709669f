import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdScripts,
  logIn,
  phone,
  signIn,
  test,
} from '../fixtures.ts'

for (const viewport of [phone, desktop]) {
  test(`the signed-in shell at ${viewport.width} px is accessible, its menus included`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signIn(page, 'doctor@materia.test')
    await page.goto('/my-posts')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /Profile menu/ }).click()
    await expectAccessible(page)
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
    await expectAccessible(page)
  })
}

test('an admin reaches both kinds of account by the admin menu', async ({ page }) => {
  await logIn(page, 'admin@materia.test')
  await page.getByRole('button', { name: 'Admin' }).click()
  await page.getByRole('menuitem', { name: 'Voice Of' }).click()
  await expect(page).toHaveURL('/account-management/voiceof')

  await page.getByRole('button', { name: 'Admin' }).click()
  await page.getByRole('menuitem', { name: 'Sponsor' }).click()
  await expect(page).toHaveURL('/account-management/sponsor')
})

test('a sponsor sees no menu of roles they do not have', async ({ page }) => {
  await logIn(page, 'sponsor@materia.test')

  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Discover', 'My Posts'])
  await expect(page.getByRole('link', { name: /^Discussions/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0)
})

/** The hubs that a browser opens, as its own socket tells. */
function hubsOf(page: Page): Set<string> {
  const hubs = new Set<string>()
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const hub = /^40(\/\w+),/.exec(String(payload))?.[1]
      if (hub) hubs.add(hub)
    }),
  )
  return hubs
}

test('only a doctor’s browser opens the chat', async ({ page, browser }) => {
  const doctors = hubsOf(page)
  await logIn(page, 'doctor@materia.test')
  await expect.poll(() => [...doctors].sort()).toEqual(['/chat', '/contentHub', '/notificationHub'])

  const context = await browser.newContext()
  const other = await context.newPage()
  const admins = hubsOf(other)
  await logIn(other, 'admin@materia.test')
  await expect.poll(() => [...admins].sort()).toEqual(['/contentHub', '/notificationHub'])
  await other.goto('/my-posts')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...admins]).not.toContain('/chat')
  await context.close()
})

test('the dark look is remembered before the first paint', async ({ page }) => {
  await page.goto('/Home')
  await page.evaluate(() => localStorage.setItem('materia.mode', 'dark'))
  const letGo = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  letGo()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
})

test('a screen behind the sign-in shows its bar before its program has come', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  const letGo = await holdScripts(page)
  await page.goto('/discover', { waitUntil: 'commit' })
  const name = page.getByText('Materia', { exact: true })
  await expect(name).toBeVisible()
  const before = await name.boundingBox()

  letGo()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await name.boundingBox()).toEqual(before)
})

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto('/about-us')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.locator('main')).toBeFocused()
})

test('the bar shows one’s picture, and a list to choose from stands off the page below', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  await expect(page.getByRole('button', { name: /Profile menu/ }).locator('img')).toBeVisible()

  await page.goto('/doctor-search')
  await page.getByRole('combobox', { name: 'Specialty', exact: true }).click()
  const list = page.getByRole('listbox').locator('..')
  const { shadow, edge } = await list.evaluate((element) => {
    const { boxShadow, borderTopWidth } = getComputedStyle(element)
    return { shadow: boxShadow, edge: borderTopWidth }
  })
  expect(shadow).not.toBe('none')
  expect(edge).toBe('1px')
})

test('where the system sets the colours, what is chosen is still told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(page, 'doctor@materia.test')
  const ground = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((chip) => getComputedStyle(chip).backgroundColor)

  await expect(page.getByRole('button', { name: 'Everything', pressed: true })).toBeVisible()

  expect(await ground('Everything')).not.toBe(await ground('Trials'))
})

test('where the system sets the colours, the words a search found are read and buttons have an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(page, 'doctor@materia.test')
  await page.goto('/contents?searchTerm=metformin')
  const found = page.locator('mark').first()
  await expect(found).toBeVisible()

  const { color, backgroundColor } = await found.evaluate((mark) => ({ ...getComputedStyle(mark) }))
  const edge = await page
    .locator('.MuiButton-contained')
    .first()
    .evaluate((button) => getComputedStyle(button).borderTopWidth)

  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(color).not.toBe(backgroundColor)
  expect(edge).toBe('1px')
})

test('an area of interest filters Discover in place', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  const areas = page.getByRole('group', { name: 'Areas of interest shown' })

  await areas.getByRole('button', { name: 'Type 2 diabetes' }).click()

  await expect(page).toHaveURL(/\/discover\?areaId=\d+$/)
  await page.reload()
  await expect(areas.getByRole('button', { name: 'Type 2 diabetes', pressed: true })).toBeVisible()
  await areas.getByRole('button', { name: 'Type 2 diabetes' }).click()
  await expect(page).toHaveURL('/discover')
})

test('without a connection a screen says so, keeps what it shows and goes on by itself', async ({
  context,
  baseURL,
}) => {
  // A page of its own: the browser itself complains of calls that fail.
  const page = await context.newPage()
  await logIn(page, 'doctor@materia.test')
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  // A lane that has not come yet says that it is offline, too.
  for (const lane of ['Trending', 'From people you follow']) {
    await expect(page.getByRole('list', { name: lane })).toBeVisible()
  }

  await context.setOffline(true)
  await expect(page.getByText('You are offline. What is open stays here', { exact: false })).toBeVisible()
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: 'Trials' }).click()
  await expect(page.getByText('You are offline. This loads as soon as the connection is back.')).toBeVisible()
  await context.setOffline(false)

  await expect(first).toBeVisible()
  await expect(page.getByText('You are offline', { exact: false })).toHaveCount(0)
  expect(page.url()).toBe(`${baseURL}/discover?kinds=trials`)
})

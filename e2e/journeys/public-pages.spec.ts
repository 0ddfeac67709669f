import { expect, holdScripts, phone, test } from '../fixtures.ts'

const pages = [
  { path: '/Home', heading: 'What is new in medicine, in the two minutes you have' },
  { path: '/landing', heading: 'One place for the medical information you would otherwise chase' },
  { path: '/about-us', heading: 'What is Materia?' },
  { path: '/contact-us', heading: 'Contact' },
  { path: '/terms-of-service', heading: 'Terms and Conditions' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/for-doctors', heading: 'Your field, kept up with between two patients' },
  { path: '/for-residents', heading: 'From one rotation to the next, nothing you read is lost' },
  { path: '/for-organisations', heading: 'Speak to clinicians in your own name, in the open' },
]

for (const dialog of [
  'Login',
  'Register',
  'ForgotPassword',
  'ResetPassword?t=x&e=a%40b.ca',
  'VerifyEmail?t=x&e=a%40b.ca',
]) {
  test(`the dialog ${dialog} opens over Home, and closing it returns there`, async ({ page }) => {
    await page.goto(`/Home/${dialog}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(page).toHaveURL('/Home')
  })
}

test.describe('with scripts turned off', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading } of pages) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)

      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
  }

  test('the pages lead to one another', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  })
})

test('search engines and link previews are told about each page, and only about those', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(listed.map((address) => new URL(address).pathname)).toEqual(pages.map(({ path }) => path))

  for (const address of listed) {
    const html = await (await page.request.get(address)).text()
    const contents = (name: string) => html.match(new RegExp(`(?:property|name)="${name}" content="([^"]+)"`))?.[1]
    expect(html).toContain(`<link rel="canonical" href="${address}" />`)
    expect(contents('og:url')).toBe(address)
    expect(contents('description')).toBe(contents('og:description'))
    expect(html).toContain(`<title>${contents('og:title')}</title>`)
    expect((await page.request.get(contents('og:image') ?? '')).headers()['content-type']).toBe('image/png')
  }
  expect(await (await page.request.get('/discover')).text()).toContain('<meta name="robots" content="noindex" />')
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /')
})

test('whoever keeps Materia on a home screen is given its name and icon in the language of the page', async ({
  page,
}) => {
  for (const language of ['en', 'fr']) {
    const html = await (await page.request.get(`/Home?lang=${language}`)).text()
    const address = html.match(/<link rel="manifest" href="([^"]+)"/)?.[1] ?? ''
    const reply = await page.request.get(address)
    const { name, lang, description, icons } = await reply.json()

    expect(reply.headers()['content-type']).toContain('application/manifest+json')
    expect({ name, lang }).toEqual({ name: 'Materia', lang: `${language}-CA` })
    expect(html.replaceAll('&#x27;', '’')).toContain(description)
    for (const { src, type } of icons) expect((await page.request.get(src)).headers()['content-type']).toContain(type)
  }
})

for (const [language, theme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const) {
  test(`Home shows the product itself, ${language} and ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(`/Home?lang=${language}`)
    const picture = page.locator(`main img[src="/pictures/discover-${theme}.${language}.webp"]`)

    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1080)
    await expect(page.locator('main img[src^="/pictures/"]:visible')).toHaveCount(1)
  })
}

test('the drawer of the marketing header leads on', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/Home')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect(drawer.getByRole('link')).toHaveText(['Home', 'About Us', 'Contact', 'Sign up', 'Log in'])
  await drawer.getByRole('link', { name: 'About Us' }).click()

  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page that is left for another starts at its top', async ({ page }) => {
  await page.goto('/terms-of-service')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport()
})

test('whoever scrolls before the program has come stays where they are', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/terms-of-service', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const scrolledTo = await page.evaluate(() => window.scrollY)
  expect(scrolledTo).toBeGreaterThan(0)

  letGo()
  await page.waitForLoadState('networkidle')

  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo)
})

test('a page loaded anew starts at its top, wherever another was left', async ({ page }) => {
  await page.goto('/terms-of-service')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.goto('/privacy-policy')

  await expect(page.getByRole('button', { name: 'Open navigation', includeHidden: true })).toBeEnabled()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport()
})

import { type TokenResponse, userRoutes } from '@materia/contract'
import { test as base, expect as expectEnglish, type Page } from '@playwright/test'
import axe from 'axe-core'
import { expectingFrench, language, readInFrench, said } from './in-french.ts'
import { startProduct } from './product.ts'

export const expect = language === 'fr' ? expectingFrench(expectEnglish) : expectEnglish

export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGklEQVR42mP4sG8fVRDDqEGjBo0aNGoQZQgAW+aiLlsqAGcAAAAASUVORK5CYII=',
  'base64',
)

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }
export const demoPassword = 'Materia-demo-1'

/** A test whose page must not complain: an error in its console fails it. */
export const test = base.extend<object, { productUrl: string; words: undefined }>({
  productUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const product = await startProduct(process.env.MATERIA_DEMO_FOLDER ?? '')
      await use(product.url)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  words: [
    async ({ browser }, use) => {
      if (language === 'fr') {
        const page = await browser.newPage()
        await readInFrench(page)
        await page.close()
      }
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ productUrl }, use) => use(productUrl),
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} ${message.location().url}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** WCAG 2.2 AA, and nothing serious or critical beyond it, once the page is at rest: what comes in meanwhile is looked at again. */
export async function expectAccessible(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  await expect(async () => {
    await animationsOver(page)
    expect(await violationsOf(page)).toEqual([])
  }).toPass({ timeout: 15_000 })
}

const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    })
    return violations
      .filter(
        ({ impact, tags }) => tags.some((tag) => /^wcag/.test(tag)) || impact === 'serious' || impact === 'critical',
      )
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })

/** What is half faded in has half its contrast. A control that has just changed begins to fade in the next frame. */
async function animationsOver(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((go) => requestAnimationFrame(go))
    // What goes on for ever, or with the scrolling, is never over.
    const running = () =>
      document
        .getAnimations()
        .filter((each) => each.timeline === document.timeline)
        .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    for (let still = 0; still < 3; still = running().length ? 0 : still + 1) {
      await Promise.allSettled(running().map((each) => each.finished))
      await nextFrame()
    }
  })
}

/** Nothing may stick out at the side. */
export async function expectNoSidewaysScroll(page: Page) {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(view)
}

const floatingLayers = '[role=dialog], [role=menu], [role=listbox], .MuiPopover-paper, .MuiSnackbar-root'

/** What floats ends inside the viewport; what it cannot show at once scrolls inside it. */
export async function expectLayersInside(page: Page) {
  await animationsOver(page)
  const outside = () =>
    page.evaluate((selector) => {
      const { clientWidth, clientHeight } = document.documentElement
      return [...document.querySelectorAll(selector)]
        .filter((layer) => layer.checkVisibility({ visibilityProperty: true }))
        .map((layer) => ({ layer, box: layer.getBoundingClientRect() }))
        .filter(
          ({ box }) => box.left < 0 || box.top < 0 || box.right > clientWidth + 1 || box.bottom > clientHeight + 1,
        )
        .map(({ layer, box }) => `${layer.getAttribute('role')} ${layer.className}: ${JSON.stringify(box)}`)
    }, floatingLayers)
  await expect.poll(outside).toEqual([])
}

/** Text at twice its size, as a reader sets it in the browser. */
export const doubleText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

interface Call {
  method?: string
  path: string
}

interface Input {
  query?: Record<string, string>
  body?: unknown
}

/** What the product answers to whoever is signed in on this page, be it a refusal. */
export async function answerTo(page: Page, { method = 'GET', path }: Call, { query, body }: Input = {}) {
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('materia.session'))) ?? '{}')
  const headers = { authorization: `Bearer ${session.accessToken}` }
  return page.request.fetch(path, { method, params: query, data: body, headers })
}

/** What the product gives whoever is signed in on this page. */
export async function ask<Reply>(page: Page, call: Call, input?: Input): Promise<Reply> {
  const reply = await answerTo(page, call, input)
  expect(reply.ok(), `${call.method ?? 'GET'} ${call.path}: ${reply.status()}`).toBe(true)
  return reply.json()
}

/** Keeps back all scripts but the few lines that run before the first paint, until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((go) => {
    letGo = go
  })
  await page.route(/\/assets\/(?!start-).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Through the dialog at this address and the mailed link, until the password is set. */
export async function signUp(
  page: Page,
  { address, email, name, password }: { address: string; email: string; name?: [string, string]; password: string },
) {
  await page.goto(address)
  const dialog = page.getByRole('dialog', { name: 'Sign Up' })
  if (name) {
    await dialog.getByLabel('First name').fill(name[0])
    await dialog.getByLabel('Last name').fill(name[1])
  }
  await dialog.getByLabel('I am a licensed doctor in Canada.').check()
  await dialog.getByLabel('I accept the privacy policy.').check()
  await dialog.getByLabel('I accept the terms and conditions.').check()
  await dialog.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog', { name: 'Account Created' })).toBeVisible()
  const [link] = (await newestMailTo(page, email, /Finish/)).links
  await finishRegistration(page, link ?? '', password)
}

/** By the link that ends a registration, until the password is set. */
export async function finishRegistration(page: Page, link: string, password: string) {
  await page.goto(link)
  const finish = page.getByRole('dialog', { name: 'Finish Registration' })
  await finish.getByLabel('New password').fill(password)
  await finish.getByLabel('Confirm password').fill(password)
  await finish.getByRole('button', { name: 'STEP 2: FINISH REGISTRATION' }).click()
  await expect(page.getByRole('dialog', { name: 'Password set' })).toBeVisible()
}

/** As whoever has logged in already and stands on Discover; the journeys of the front door go through the dialog. */
export async function logIn(page: Page, email: string, password = demoPassword) {
  await signIn(page, email, password)
  await page.goto('/discover')
  await expect(page.getByRole('heading', { level: 1, name: /^(Discover|Découvrir)$/ })).toBeAttached()
}

/** The same before any screen is opened, for whoever goes straight to another one. */
export async function signIn(page: Page, email: string, password = demoPassword) {
  const { method, path } = userRoutes.signIn
  const reply = await page.request.fetch(path, { method, data: { username: email, password } })
  expect(reply.ok(), `${email} is let in`).toBe(true)
  const { accessToken, refreshToken, expiresIn, userRoles }: TokenResponse = await reply.json()
  const accessTokenExpiry = Date.now() + expiresIn * 60_000
  const session = JSON.stringify({ loggedIn: true, accessToken, accessTokenExpiry, refreshToken, roles: userRoles })
  await page.goto('/robots.txt')
  await page.evaluate((stored) => localStorage.setItem('materia.session', stored), session)
  if (language === 'fr') await readIn(page, 'fr')
}

/** The people of the demo read English before and after. */
export async function readingFrench(page: Page, email: string, read: () => Promise<void>) {
  await signIn(page, email)
  await readIn(page, 'fr')
  try {
    await read()
  } finally {
    await readIn(page, 'en')
  }
}

async function readIn(page: Page, chosen: 'en' | 'fr') {
  const { accessToken } = JSON.parse((await page.evaluate(() => localStorage.getItem('materia.session'))) ?? '{}')
  const { sub: userId } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString())
  const { method, path } = userRoutes.setLanguage
  const reply = await answerTo(page, { method, path: path.replace(':id', userId) }, { body: { language: chosen } })
  expect(reply.ok(), `the language is now ${chosen}`).toBe(true)
}

export async function logInByDialog(page: Page, email: string, password = demoPassword) {
  await page.goto('/Home/Login')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/discover')
  await expect(dialog).toBeHidden()
}

interface Mail {
  to: string
  subject: string
  links: string[]
}

/** The newest letter of its kind to somebody, read as a person would on the demo's mail page. */
export async function newestMailTo(page: Page, email: string, subject: RegExp, { outOf = 1 } = {}): Promise<Mail> {
  let found: Mail[] = []
  await expect(async () => {
    const reply = await page.request.get('/dev/mail', { headers: { accept: 'application/json' } })
    const mails: Mail[] = await reply.json()
    found = mails.filter((mail) => mail.to.includes(email) && said(subject).test(mail.subject))
    expect(found.length).toBeGreaterThanOrEqual(outOf)
  }).toPass({ timeout: 15_000 })
  return found[0] as Mail
}

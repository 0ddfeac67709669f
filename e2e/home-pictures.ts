import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'

/**
 * Takes the pictures of Home from a running demo: `npm run pictures -- http://localhost:3000`. Each is Discover as a doctor sees it, in one language and
 * theme.
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../packages/web/public/pictures')
const size = { width: 720, height: 560 }

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
await mkdir(folder, { recursive: true })
// English last, as the demo begins.
for (const language of ['fr', 'en'] as const)
  for (const theme of ['light', 'dark'] as const) await takePicture(browser, language, theme)
await browser.close()

async function takePicture(browser: Browser, language: 'en' | 'fr', theme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    deviceScaleFactor: 1.5,
    locale: `${language}-CA`,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signIn(page, language)
  await page.goto('/discover', { waitUntil: 'networkidle' })
  await page.getByRole('article').nth(1).waitFor()
  const png = await page.screenshot({ animations: 'disabled' })
  await writeFile(join(folder, `discover-${theme}.${language}.webp`), await asWebp(page, png))
  await context.close()
}

async function signIn(page: Page, language: string) {
  const login = { username: 'doctor@materia.test', password: 'Materia-demo-1' }
  const tokens = await (await page.request.post('/api/User/token', { data: login })).json()
  const { accessToken, refreshToken, expiresIn, userRoles: roles } = tokens
  const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString())
  const headers = { authorization: `Bearer ${accessToken}` }
  await page.request.put(`/api/User/${sub}/language`, { data: { language }, headers })
  const accessTokenExpiry = Date.now() + expiresIn * 60_000
  const session = JSON.stringify({ loggedIn: true, accessToken, accessTokenExpiry, refreshToken, roles })
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('materia.session', kept), session)
}

/** The browser packs the picture itself: no other program is needed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage()
  const packed = await blank.evaluate(
    async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', 0.75)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(packed.split(',')[1] ?? '', 'base64')
}

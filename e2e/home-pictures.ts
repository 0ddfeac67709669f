import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'

/**
 * Takes the pictures of Home and of both READMEs from a running demo: `npm run pictures -- http://localhost:3000`. Each is Discover as a doctor sees it, in
 * one language and theme.
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2)
const ofHome = join(import.meta.dirname, '../packages/web/public/pictures')
const ofReadme = join(import.meta.dirname, '../docs/images')
const themes = ['light', 'dark'] as const

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
for (const folder of [ofHome, ofReadme]) await mkdir(folder, { recursive: true })
// English last, as the demo begins.
for (const language of ['fr', 'en'] as const) {
  for (const theme of themes) {
    const small = { language, theme, viewport: { width: 720, height: 560 }, deviceScaleFactor: 1.5 }
    const picture = await takePicture(browser, small, asWebp)
    await writeFile(join(ofHome, `discover-${theme}.${language}.webp`), picture)
  }
  const large = { language, theme: 'light', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 } as const
  await writeFile(
    join(ofReadme, `discover${language === 'fr' ? '.fr' : ''}.png`),
    await takePicture(browser, large, (_, png) => png),
  )
}
await browser.close()

interface Look {
  language: 'en' | 'fr'
  theme: (typeof themes)[number]
  viewport: { width: number; height: number }
  deviceScaleFactor: number
}

async function takePicture(
  browser: Browser,
  { language, theme, viewport, deviceScaleFactor }: Look,
  pack: (page: Page, png: Buffer) => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    deviceScaleFactor,
    locale: `${language}-CA`,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signIn(page, language)
  await page.goto('/discover', { waitUntil: 'networkidle' })
  await page.getByRole('article').nth(1).waitFor()
  const picture = await pack(page, await page.screenshot({ animations: 'disabled' }))
  await context.close()
  return picture
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

import type { Browser, Page } from '@playwright/test'
import { answerTo, ask, desktop, expect, signIn, test } from '../fixtures.ts'

test.describe.configure({ timeout: 180_000 })

const table =
  '<table><tr><th>eGFR</th><th>Dose</th></tr><tr><td>above 45</td><td>full</td></tr><tr><td>30 to 45</td><td>half</td></tr></table>'

/** A page of somebody's own; being offline or refused makes browsers complain, so its console is not watched. */
async function pageOf(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: desktop })).newPage()
  await signIn(page, email)
  return page
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' })
const isSaved = (page: Page) => expect(page.getByText(/^Saved .+ ago$/)).toBeVisible()

async function paste(page: Page, html: string) {
  await textOf(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

async function pastePictures(page: Page, count: number) {
  await textOf(page).evaluate(async (element, wanted) => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    const clipboardData = new DataTransfer()
    for (let nth = 0; nth < wanted; nth++) {
      const drawing = canvas.getContext('2d')
      if (drawing) drawing.fillRect(0, 0, 40 * (nth + 1), 100)
      const bytes = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/png'))
      if (bytes) clipboardData.items.add(new File([bytes], `figure-${nth + 1}.png`, { type: 'image/png' }))
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, count)
}

const statusOf = async (page: Page, path: string) => (await answerTo(page, { path })).status()

test('a doctor writes an article, offline and on, publishes it, revises it, and readers see only what is published', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'doctor@materia.test')
  const reader = await pageOf(browser, 'sponsor@materia.test')
  const title = `Metformin and the kidney ${Date.now()}`

  await page.goto('/my-posts')
  await page.getByRole('link', { name: 'Create content' }).first().click()
  await page.getByRole('link', { name: /Write a post/ }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await textOf(page).click()
  await page.keyboard.type('Metformin remains the first treatment for type 2 diabetes in most guidelines. ')
  await page.keyboard.type('For years it was withheld from patients with chronic kidney disease.')
  await page.keyboard.press('Enter')
  await paste(page, table)
  await expect(textOf(page).getByRole('cell', { name: 'above 45' })).toBeVisible()
  await page.keyboard.press('Control+End')
  await pastePictures(page, 2)
  await expect(textOf(page).locator('img[src^="/api/attachment/"]')).toHaveCount(2)
  await isSaved(page)

  await page.context().setOffline(true)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Typed without a connection.')
  await expect(page.getByText('Offline: kept on this device')).toBeVisible()
  await page.context().setOffline(false)
  await isSaved(page)
  await page.reload()
  await expect(textOf(page)).toBeVisible({ timeout: 60_000 })
  await expect(textOf(page).getByText('Typed without a connection.')).toBeVisible()
  await expect(textOf(page).getByRole('cell', { name: 'above 45' })).toBeVisible()

  const contentItemId = new URL(page.url()).searchParams.get('contentItemId')
  const picture = await textOf(page).locator('img[src^="/api/attachment/"]').first().getAttribute('src')
  expect(await statusOf(page, `/api/contents/${contentItemId}`)).toBe(200)
  expect(await statusOf(reader, `/api/contents/${contentItemId}`)).toBe(404)
  expect(await statusOf(reader, picture ?? '')).toBe(404)

  await page.getByRole('button', { name: 'Suggest from the text' }).click()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue(/Metformin remains/)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.waitForURL(`**/contents/${contentItemId}`)
  expect(await statusOf(reader, `/api/contents/${contentItemId}`)).toBe(200)
  expect(await statusOf(reader, picture ?? '')).toBe(200)

  await page.goto(`/create-content/UserArticle?contentItemId=${contentItemId}`)
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, revised`)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.waitForURL(`**/contents/${contentItemId}`)
  const versions = await ask<{ title: string }[]>(reader, { path: `/api/contents/${contentItemId}/versions` })
  expect(versions.map((version) => version.title)).toEqual([`${title}, revised`, title])

  await page.goto('/my-posts?tab=published')
  await page.getByRole('button', { name: `Actions for ${title}, revised` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: `${title}, revised` })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: `${title}, revised` })).toBeVisible()
})

test('two browsers on one draft keep both texts', async ({ browser }) => {
  const here = await pageOf(browser, 'nurse@materia.test')
  await here.goto('/create-content/UserArticle')
  await here.getByRole('textbox', { name: 'Title' }).fill('Written twice')
  await textOf(here).click()
  await here.keyboard.type('The beginning. ')
  await isSaved(here)

  const there = await pageOf(browser, 'nurse@materia.test')
  await there.goto(here.url())
  await expect(textOf(there)).toContainText('The beginning.')
  await textOf(there).click()
  await there.keyboard.press('Control+End')
  await there.keyboard.type('Written there.')
  await isSaved(there)
  await here.keyboard.press('Control+End')
  await here.keyboard.type('Written here.')

  await expect(here.getByText('This was changed elsewhere while you were writing.')).toBeVisible()
  await expect(here.getByRole('region', { name: 'Yours, on this device' })).toContainText('Written here.')
  await expect(here.getByRole('region', { name: 'The other one, stored' })).toContainText('Written there.')
  await here.getByRole('button', { name: 'Keep both, one after the other' }).click()
  await isSaved(here)
  await there.reload()
  await expect(textOf(there)).toBeVisible({ timeout: 60_000 })
  await expect(textOf(there)).toContainText('Written here.')
  await expect(textOf(there)).toContainText('Written there.')
})

test('a voice-of account shares a link in the name of its organisation', async ({ browser }) => {
  const page = await pageOf(browser, 'voiceof@materia.test')
  await page.goto('/create-content/UserExternalLink')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect(page.getByRole('combobox', { name: 'Type of link' })).toHaveText('YouTube')
  await page.getByRole('textbox', { name: 'Title' }).fill('A talk worth an hour')
  await expect(page.getByText(/Readers see this post as “Voice of .+”/)).toBeVisible()
  await isSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()

  await page.waitForURL('**/contents/*')
  await expect(page.getByRole('link', { name: /^Voice of / })).toBeVisible()
  await page.goto('/my-posts?tab=published')
  await expect(page.getByRole('link', { name: 'A talk worth an hour' })).toBeVisible()
})

import { contentRoutes, folioRoutes } from '@materia/contract'
import type { Page } from '@playwright/test'
import { ask, expect, expectAccessible, expectLayersInside, logIn, phone, signIn, test } from '../fixtures.ts'

/** What a reader comes for, by kind. */
const kinds: Record<string, RegExp[]> = {
  Drug: [/^DIN$/, /^Ingredients$/, /^Therapeutic classes$/, /^Company$/],
  DrugBrandGroup: [/^Products$/, /^Forms and strengths$/],
  DrugIngredient: [/^Products$/, /^Brands$/],
  Decision: [/^Date issued$/, /^Reference number$/],
  Article: [/^Read at$/, /^PMID$/, /^Journal$/],
  Trial: [/^Sites in Canada$/, /^Last verified$/],
  UserArticle: [],
  UserExternalLink: [],
  Folio: [/items?$/],
}

interface Item {
  contentItemId: string
  title: string
}

const newestOf = async (page: Page, type: string): Promise<Item> => {
  const [item] = await ask<Item[]>(page, contentRoutes.discover, { query: { count: '10', filter: type } })
  if (!item) throw new Error(`The demo has no ${type}.`)
  return item
}

test('every kind of content opens and says what it is', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  for (const [type, words] of Object.entries(kinds)) {
    const { contentItemId, title } = await newestOf(page, type)
    await page.goto(`/contents/${contentItemId}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible()
    const actions = page.getByRole('complementary', { name: 'Actions' })
    for (const name of [/ · \d/, /Save/, 'Share', 'Cite', 'Versions', 'Report']) {
      await expect(actions.getByRole('button', { name })).toBeVisible()
    }
  }
})

test('the bar of a phone has four entries, the last of which leads to the rest', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'doctor@materia.test')
  const { contentItemId } = await newestOf(page, 'Article')
  await page.goto(`/contents/${contentItemId}`)
  const bar = page.getByRole('complementary', { name: 'Actions' })
  await expect(bar.getByRole('button')).toHaveText([/ · \d/, /^Saved?$/, 'Share', 'More'])

  await bar.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await expect(more.getByRole('button')).toHaveText(['Cite', 'Versions', 'Follow', 'Report'])
  await expectLayersInside(page)
  await expectAccessible(page)
  await more.getByRole('button', { name: 'Cite' }).click()
  await expect(page.getByRole('dialog', { name: /Cite/ })).toBeVisible()
  await expect(more).toBeHidden()
  await page.keyboard.press('Escape')

  await bar.getByRole('button', { name: 'More' }).click()
  await more.getByRole('button', { name: 'Report' }).click()
  const report = page.getByRole('dialog', { name: 'Report' })
  await expect(report).toBeVisible()
  await expect(more).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(report).toBeHidden()
  await expect(bar.getByRole('button', { name: 'More' })).toBeFocused()
})

test('the folios to save to open over the card, not over the filters beside it', async ({ page }) => {
  await signIn(page, 'doctor@materia.test')
  const { contentItemId } = await newestOf(page, 'Article')
  const { method, path } = folioRoutes.readLater
  await ask(page, { method, path: path.replace(':contentItemId', contentItemId) })
  await page.goto('/discover?kinds=articles')
  const saved = page.locator('[data-action=save][aria-pressed=true]').first()
  const card = await page.locator('[data-content-card]').filter({ has: saved }).first().boundingBox()

  await saved.click()

  const panel = page.getByRole('dialog', { name: 'Save to folio' })
  await expect.poll(async () => (await panel.boundingBox())?.x).toBeGreaterThan(card?.x ?? Number.POSITIVE_INFINITY)
})

test('a reader likes, cites, looks at the versions and comes back to the same place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, 'doctor@materia.test')
  const feed = page.getByRole('feed').getByRole('article')
  await expect(feed.first()).toBeVisible()
  const far = page.locator('[aria-posinset="24"]').getByRole('heading').getByRole('link')
  await expect(async () => {
    const places = await feed.evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('aria-posinset'))))
    // The feed takes away what is far above: a wheel that went too far goes back.
    await page.mouse.wheel(0, Math.min(...places) > 24 ? -700 : 700)
    await expect(far).toBeVisible({ timeout: 500 })
  }).toPass()
  await far.scrollIntoViewIfNeeded()
  const title = await far.textContent()
  await far.click()

  const actions = page.getByRole('complementary', { name: 'Actions' })
  const like = actions.getByRole('button', { name: / · \d/ })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  const wasLiked = await like.getAttribute('aria-pressed')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', wasLiked === 'true' ? 'false' : 'true')
  await actions.getByRole('button', { name: 'Cite' }).click()
  const cite = page.getByRole('dialog', { name: /Cite/ })
  await expect(cite).toContainText('RIS')
  await expect(cite).toContainText('BibTeX')
  await page.keyboard.press('Escape')
  await actions.getByRole('button', { name: 'Versions' }).click()
  await expect(
    page
      .getByRole('dialog', { name: /Versions/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(page.locator('[aria-posinset="24"]').getByRole('heading').getByRole('link')).toBeInViewport()
})

test('an open page offers the newer version as soon as there is one', async ({ page, browser }) => {
  await signIn(page, 'doctor@materia.test')
  const { contentItemId } = await newestOf(page, 'Article')
  await page.goto(`/contents/${contentItemId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const office = await browser.newContext()
  const admin = await office.newPage()
  await signIn(admin, 'admin@materia.test')
  const path = `/api/contents/${contentItemId}/versions/generate-mock-version`
  await ask(admin, { method: 'POST', path })
  await office.close()

  await page.getByRole('status').getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByText('There is a newer version of this page.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.getByRole('dialog', { name: /Versions/ }).getByRole('listitem')).toHaveCount(2)
})

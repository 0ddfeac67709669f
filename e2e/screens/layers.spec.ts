import type { Page } from '@playwright/test'
import { desktop, doubleText, expect, expectLayersInside, phone, signIn, test } from '../fixtures.ts'

interface Layer {
  name: string
  path: string
  open: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
/** On phones it stands behind More. */
const pressAmongMore = (name: string) => async (page: Page) => {
  const action = page.getByRole('button', { name, exact: true })
  const more = page.getByRole('complementary', { name: 'Actions' }).getByRole('button', { name: 'More' })
  await expect(action.or(more).first()).toBeVisible()
  if (!(await action.isVisible())) await more.click()
  await action.click()
}
const firstCard = (page: Page) => page.getByRole('main').locator('[data-content-card]').first()

const layers: Layer[] = [
  { name: 'the notifications', path: '/discover', open: press(/^Notifications/) },
  { name: 'the profile menu', path: '/discover', open: press(/^Profile menu/) },
  { name: 'the folios to save to', path: '/discover', open: press(/^Save to folio: /) },
  { name: 'the ways to share', path: '/discover', open: press(/^Share: /) },
  { name: 'a report', path: '/discover', open: press(/^Report: /) },
  { name: 'suggestions of the search', path: '/discover', open: suggest },
  { name: 'a citation', path: 'article', open: pressAmongMore('Cite') },
  { name: 'the versions', path: 'article', open: pressAmongMore('Versions') },
  { name: 'a new folio', path: '/folio', open: press('New folio') },
  { name: 'a new room', path: '/discussions', open: press('New room') },
  { name: 'public rooms', path: '/discussions', open: press(/^Find/) },
  { name: 'specialties', path: '/doctor-search', open: (page) => page.getByLabel('Specialty').first().click() },
  { name: 'a table’s size', path: '/create-content/UserArticle', open: press('Table') },
]

test.describe.configure({ mode: 'parallel' })

for (const { look, viewport, colorScheme, prepare } of [
  { look: 'on a phone', viewport: phone, colorScheme: 'light', prepare: undefined },
  { look: 'on a phone with text at twice its size', viewport: phone, colorScheme: 'dark', prepare: doubleText },
  { look: 'on a desktop', viewport: desktop, colorScheme: 'dark', prepare: undefined },
] as const) {
  test.describe(look, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce' })

    test('whatever floats has an edge and stays inside the screen', async ({ page }) => {
      await signIn(page, 'doctor@materia.test')
      for (const layer of layers) {
        await test.step(layer.name, async () => {
          await page.goto(layer.path === 'article' ? await firstContent(page) : layer.path)
          await expect(page.locator('h1').first()).toBeAttached()
          await prepare?.(page)
          await layer.open(page)
          await expect(page.locator(papers).last()).toBeVisible()
          await expectLayersInside(page)
          await expectEdges(page)
        })
      }
    })
  })
}

const papers = '.MuiPopover-paper, .MuiDialog-paper, .MuiAutocomplete-paper, [role=listbox]'

async function expectEdges(page: Page) {
  const bare = await page.locator(papers).evaluateAll((found) =>
    found
      .map((each) => each.closest('.MuiPaper-root') ?? each)
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { boxShadow, borderTopWidth } = getComputedStyle(each)
        return boxShadow === 'none' || borderTopWidth === '0px'
      })
      .map(({ className }) => className),
  )
  expect(bare, 'layers without edge or shadow').toEqual([])
}

async function suggest(page: Page) {
  await page.getByRole('combobox', { name: /search/i }).fill('metf')
  await expect(page.getByRole('option').first()).toBeVisible()
}

async function firstContent(page: Page): Promise<string> {
  await page.goto('/discover?kinds=articles')
  const address = await firstCard(page).getByRole('link').first().getAttribute('href')
  if (!address) throw new Error('Discover shows no article.')
  return address
}

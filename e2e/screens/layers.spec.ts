import type { Page } from '@playwright/test'
import { onEachScreen } from '../each-screen.ts'
import { desktop, doubleText, expect, expectLayersInside, phone, signIn, test } from '../fixtures.ts'
import { adminLayers, doctorLayers, type Layer, openFor } from '../layer-list.ts'

const tablet = { width: 768, height: 1024 }
const wide = { width: 1920, height: 1080 }
const looks = [
  { viewport: phone, colorScheme: 'light', isDouble: false },
  { viewport: desktop, colorScheme: 'dark', isDouble: false },
  { viewport: phone, colorScheme: 'dark', isDouble: true },
  { viewport: tablet, colorScheme: 'light', isDouble: true },
  { viewport: desktop, colorScheme: 'light', isDouble: true },
  { viewport: wide, colorScheme: 'dark', isDouble: true },
] as const

test.describe.configure({ mode: 'parallel', timeout: 600_000 })

for (const { viewport, colorScheme, isDouble } of looks) {
  test.describe(`at ${viewport.width} px${isDouble ? ' with text at twice its size' : ''}`, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })
    const prepare = async (page: Page) => {
      if (isDouble) await doubleText(page)
    }

    test('whatever floats has an edge, stays inside the screen and covers no other', async ({ page }) => {
      await signIn(page, 'doctor@materia.test')
      await onEachLayer(doctorLayers, (layer) => look(page, layer, prepare))
    })

    test('whatever floats on an admin’s screens does so too', async ({ page }) => {
      await signIn(page, 'admin@materia.test')
      await onEachLayer(adminLayers, (layer) => look(page, layer, prepare))
    })

    test('a short message covers neither a dialog nor the bar below an item', async ({ page }) => {
      await signIn(page, 'doctor@materia.test')
      await openFor(page, { name: 'an item', path: 'article', open: async () => undefined })
      await prepare(page)
      const actions = page.getByRole('complementary', { name: 'Actions' })
      await actions.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('menuitem', { name: 'Share the link' }).click()
      await expectMessageCoversNothing(page)

      const citation = doctorLayers.find(({ name }) => name === 'a citation')
      await citation?.open(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
      await expectMessageCoversNothing(page)
    })
  })
}

const onEachLayer = (layers: Layer[], see: (layer: Layer) => Promise<void>) =>
  onEachScreen(
    layers.map(({ name }) => name),
    (name) => see(layers.find((layer) => layer.name === name) as Layer),
  )

async function look(page: Page, layer: Layer, prepare: (page: Page) => Promise<void>) {
  await openFor(page, layer)
  await expect(page.locator('h1').first()).toBeAttached()
  await prepare(page)
  await layer.open(page)
  await expect(page.locator(papers).last()).toBeVisible()
  await expectLayersInside(page)
  await expectEdges(page)
  await expectOneModal(page)
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

/** A choice closes the menu it was made in: no layer stands above another. */
const expectOneModal = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('.MuiModal-root')
        .evaluateAll((modals) => modals.filter((each) => each.checkVisibility({ visibilityProperty: true })).length),
    )
    .toBeLessThanOrEqual(1)

/** Held by the mouse, so that it stays while it is looked at. */
async function expectMessageCoversNothing(page: Page) {
  const message = page.locator('.MuiSnackbar-root')
  await message.hover()
  await expectLayersInside(page)
  const covered = await message.evaluate((toast) => {
    const mine = toast.getBoundingClientRect()
    return [...document.querySelectorAll('.MuiDialog-paper, .MuiPopover-paper, aside')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => each.tagName !== 'ASIDE' || getComputedStyle(each).position === 'fixed')
      .filter((each) => {
        const other = each.getBoundingClientRect()
        return mine.left < other.right && other.left < mine.right && mine.top < other.bottom && other.top < mine.bottom
      })
      .map(({ className }) => className)
  })
  expect(covered, 'what the message covers').toEqual([])
  await page.mouse.move(0, 0)
  await expect(message).toHaveCount(0)
}

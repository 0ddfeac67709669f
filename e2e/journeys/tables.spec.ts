import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'

/** Runs in the page: words that go on in the next line without a hyphen or a slash. */
function brokenWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('table') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(word)
    }
  }
  return found
}

async function openTable(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
}

test('no word of the admin’s tables breaks in the middle', async ({ page }) => {
  await logIn(page, 'admin@materia.test')
  const screens = ['/editorial', '/editorial?tab=registrations', '/editorial?tab=audit', '/account-management/voiceof']
  for (const path of screens) {
    await openTable(page, path)
    expect(await page.evaluate(brokenWords), path).toEqual([])
  }
})

test('figures stand under each other in cells of numbers alone', async ({ page }) => {
  await logIn(page, 'doctor@materia.test')
  await openTable(page, '/my-posts?tab=published')
  const cells = page.getByRole('table').getByRole('row').nth(1).getByRole('cell')
  const looks = await cells.evaluateAll((found) =>
    found.map((cell) => ({
      // A year is a date.
      isNumber: /^[\d\s,.]+$/.test(cell.textContent ?? '') && !cell.querySelector('time'),
      look: getComputedStyle(cell).fontVariantNumeric,
    })),
  )

  expect(looks.filter(({ isNumber }) => isNumber).length).toBeGreaterThan(0)
  for (const { isNumber, look } of looks) expect(look).toBe(isNumber ? 'tabular-nums' : 'normal')
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontVariantNumeric)).toBe('normal')
})

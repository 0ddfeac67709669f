import { expect, type Page } from '@playwright/test'

/** No text ends at the edge of something that hides the rest; an ellipsis or a scrollbar says that there is more. */
export async function expectNoCutText(page: Page) {
  expect(await page.evaluate(findCutText), 'text that is cut off').toEqual([])
}

/** No table of ours is wider than its place on the screen: its last columns would never be seen. */
export async function expectNoHiddenColumns(page: Page) {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('table.MuiTable-root')]
      .filter((table) => table.checkVisibility())
      .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1)
      .map((table) => table.getAttribute('aria-label')),
  )
  expect(wide, 'tables wider than their place').toEqual([])
}

/** Runs in the page. */
function findCutText(): string[] {
  const slack = 2
  const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent?.trim()
    if (!words || !node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // Behind a dialog the page stands still.
    if (node.parentElement.closest('[aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width > 0 && isCut(node.parentElement, box)) found.add(words.slice(0, 60))
  }
  return [...found]

  function isCut(from: Element, text: DOMRect): boolean {
    let [isAcross, isDown] = [true, true]
    for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      // Read aloud and not seen.
      if (box.width <= 1 || box.height <= 1) return false
      if (isScrolled(style.overflowX)) isAcross = false
      if (isScrolled(style.overflowY)) isDown = false
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
      const isOutAcross = text.right > box.right + slack || text.left < box.left - slack
      const isOutDown = text.bottom > box.bottom + slack || text.top < box.top - slack
      if (isAcross && isHidden(style.overflowX) && isOutAcross) return true
      if (isDown && isHidden(style.overflowY) && isOutDown) return true
      if (style.position === 'fixed') return false
    }
    return false
  }
}

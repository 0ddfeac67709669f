import { expect, type Page } from '@playwright/test'

/** No word sticks out of the button it stands in, and none lies upon another in a bar: large letters take a second row. */
export async function expectWordsInPlace(page: Page) {
  expect(await page.evaluate(findMisplacedWords), 'words out of their place').toEqual([])
}

/** What the keyboard is led to is seen: neither a bar at the top nor one at the foot hides all of it. */
export async function expectFocusSeen(page: Page, steps: number) {
  const hidden: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(findHiddenFocus)
    if (name !== null) hidden.push(name)
  }
  expect(hidden, 'what the keyboard is led to and nobody sees').toEqual([])
}

/** Runs in the page. */
function findMisplacedWords(): string[] {
  const slack = 2
  const found: string[] = []
  for (const button of document.querySelectorAll('main button, main a.MuiButton-root, main aside button')) {
    const isSeen = button.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    if (!isSeen || isShortened(button)) continue
    const box = button.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(button)
    const words = range.getBoundingClientRect()
    const isOut = words.left < box.left - slack || words.right > box.right + slack
    const isOff = !isScrolled(button) && (box.left < -slack || box.right > document.documentElement.clientWidth + slack)
    if (isOut || isOff) found.push(button.textContent ?? '')
  }
  return found

  function isShortened(button: Element) {
    return [button, ...button.querySelectorAll('*')].some((each) => {
      const { textOverflow, webkitLineClamp, clip } = getComputedStyle(each)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clip !== 'auto'
    })
  }

  function isScrolled(from: Element) {
    for (let at: Element | null = from; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
    return false
  }
}

/** Runs in the page. */
function findHiddenFocus(): string | null {
  const { activeElement: focused } = document
  if (!focused || focused === document.body) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const shares = [0.1, 0.5, 0.9]
  const isSeen = shares.some((down) =>
    shares.some((across) => {
      const there = document.elementFromPoint(left + width * across, top + height * down)
      return there !== null && (focused.contains(there) || there.contains(focused))
    }),
  )
  return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName).slice(0, 60)
}

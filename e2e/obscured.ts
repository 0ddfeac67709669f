import { expect, type Page } from '@playwright/test'

/** No word sticks out of the button it stands in, and none lies upon another in a bar: large letters take a second row. */
export async function expectWordsInPlace(page: Page) {
  expect(await page.evaluate(findMisplacedWords), 'words out of their place').toEqual([])
}

/** No word of these headings is broken, however large the letters. */
export async function expectWholeHeadings(page: Page, selector: string) {
  expect(await page.evaluate(findBrokenWords, selector), 'broken words of headings').toEqual([])
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
  for (const label of document.querySelectorAll('.MuiInputLabel-shrink')) {
    const value = label.parentElement?.querySelector('input:not([aria-hidden=true]), textarea, [role=combobox]')
    if (!value?.checkVisibility()) continue
    if (lettersOf(label).bottom > lettersOf(value).top) found.push(`${label.textContent} upon what its field holds`)
  }
  for (const arrow of document.querySelectorAll('.MuiSelect-icon')) {
    const choice = arrow.parentElement?.querySelector('[role=combobox]')
    if (!choice?.checkVisibility()) continue
    const words = choice.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(choice).paddingRight)
    const { left, width } = arrow.getBoundingClientRect()
    // The arrow itself takes the middle of its box.
    if (words > left + width / 4 + slack) found.push(`the arrow upon ${choice.textContent}`)
  }
  return found

  /** Letters take the middle of their lines. */
  function lettersOf(element: Element): { top: number; bottom: number } {
    const { paddingTop, paddingBottom } = getComputedStyle(element)
    const { top, bottom, height } = element.getBoundingClientRect()
    const [above, below] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)]
    const air = (height - above - below) / 5
    return { top: top + above + air, bottom: bottom - below - air }
  }

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
function findBrokenWords(selector: string): string[] {
  const broken: string[] = []
  const range = document.createRange()
  for (const heading of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
  }
  return broken
}

/** Runs in the page. */
async function findHiddenFocus(): Promise<string | null> {
  // Parts of a long page are laid out once they come near the window, and move what stands below them.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
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

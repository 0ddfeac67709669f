import { expect, type Page } from '@playwright/test'

/** Of what a reader looks at while it loads, so much of the glass may move. */
const mostShift = 0.05

interface Burst {
  sum: number
  moved: string[]
}

declare global {
  interface Window {
    /** The worst burst of layout shifts so far, as Chromium scores it, and what moved in it. */
    worstBurst: Burst
  }
}

/** Shifts within a second of each other are one burst, of five seconds at most; what follows a tap is no fault. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    let burst = { first: 0, last: 0, sum: 0, moved: [] as string[] }
    window.worstBurst = burst
    const describe = ({ node, previousRect: from, currentRect: to }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      const words = element?.textContent?.trim().slice(0, 30)
      const boxes = [from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
      return `${element?.tagName}.${element?.className} "${words}" ${boxes.join(' → ')}`
    }
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const isSame = startTime - burst.last < 1_000 && startTime - burst.first < 5_000
        const before = isSame ? burst : { first: startTime, sum: 0, moved: [] }
        const moved = [...before.moved, `${value.toFixed(4)}: ${sources.map(describe).join('; ')}`]
        burst = { first: before.first, last: startTime, sum: before.sum + value, moved }
        if (burst.sum > window.worstBurst.sum) window.worstBurst = burst
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function expectLittleShift(page: Page) {
  const { sum, moved } = await page.evaluate(() => window.worstBurst)
  expect(sum, `what moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
}

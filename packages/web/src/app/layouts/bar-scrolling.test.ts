import { expect, it, onTestFinished, vi } from 'vitest'
import { awayAttribute, leaveOnTheWayDown } from './bar-scrolling.ts'

function barOnPage() {
  const bar = document.createElement('header')
  const stop = leaveOnTheWayDown(bar)
  onTestFinished(() => {
    stop?.()
    vi.unstubAllGlobals()
  })
  return {
    isAway: () => bar.hasAttribute(awayAttribute),
    scrollTo: (y: number) => {
      vi.stubGlobal('scrollY', y)
      window.dispatchEvent(new Event('scroll'))
    },
  }
}

it('the bar is away on the way down and back on the way up, and a trembling finger moves nothing', () => {
  const { isAway, scrollTo } = barOnPage()

  scrollTo(300)
  expect(isAway()).toBe(true)
  scrollTo(297)
  expect(isAway()).toBe(true)
  scrollTo(250)
  expect(isAway()).toBe(false)
  scrollTo(254)
  expect(isAway()).toBe(false)
  scrollTo(400)
  scrollTo(0)
  expect(isAway()).toBe(false)
})

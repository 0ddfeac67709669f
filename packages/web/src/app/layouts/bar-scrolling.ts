export const awayAttribute = 'data-away'

/** Less is a trembling finger. */
const leastPixels = 8

/** Marks the bar as away while the page is scrolled down, and as back on the way up. */
export function leaveOnTheWayDown(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  let before = 0
  // Asking sooner would make the browser lay out the page while it is still being drawn.
  const frame = requestAnimationFrame(() => {
    before = window.scrollY
  })
  const onScroll = () => {
    const now = Math.max(0, window.scrollY)
    if (Math.abs(now - before) < leastPixels) return
    bar.toggleAttribute(awayAttribute, now > before && now > bar.offsetHeight)
    before = now
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', onScroll)
  }
}

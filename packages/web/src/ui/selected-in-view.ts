import { type RefObject, useEffect } from 'react'

/**
 * Keeps the chosen tab whole in view while the room for tabs changes by itself, as when the button that leads back
 * appears; whoever scrolls the tabs is left alone until another one is chosen.
 */
export function useSelectedInView(root: RefObject<HTMLElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another tab to show.
  useEffect(() => {
    const tabs = root.current
    const scroller = tabs?.querySelector<HTMLElement>('.MuiTabs-scroller')
    if (!tabs || !scroller) return
    const ended = new AbortController()
    const end = () => ended.abort()
    const { signal } = ended
    const show = () => scrollToSelected(scroller)
    const growth = new ResizeObserver(show)
    growth.observe(scroller)
    signal.addEventListener('abort', () => growth.disconnect())
    // The tabs scroll to the chosen one themselves, by what they knew before that button took its room.
    scroller.addEventListener('scrollend', show, { signal })
    for (const act of ['pointerdown', 'wheel', 'keydown']) tabs.addEventListener(act, end, { signal, passive: true })
    return end
  }, [root, value])
}

function scrollToSelected(scroller: HTMLElement): void {
  const tab = scroller.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = scroller.getBoundingClientRect()
  if (tab.right > right) scroller.scrollLeft += tab.right - right
  else if (tab.left < left) scroller.scrollLeft -= left - tab.left
}

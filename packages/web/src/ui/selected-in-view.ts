import { type RefObject, useEffect } from 'react'

/** Keeps the chosen tab whole in view while the room for tabs changes; whoever scrolls them is left alone until another one is chosen. */
export function useSelectedInView(list: RefObject<HTMLElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another tab to show.
  useEffect(() => {
    const tabs = list.current
    if (!tabs) return
    const ended = new AbortController()
    const end = () => ended.abort()
    const { signal } = ended
    const growth = new ResizeObserver(() => scrollToSelected(tabs))
    growth.observe(tabs)
    signal.addEventListener('abort', () => growth.disconnect())
    for (const act of ['pointerdown', 'wheel', 'keydown']) tabs.addEventListener(act, end, { signal, passive: true })
    return end
  }, [list, value])
}

const faded = 32

function scrollToSelected(tabs: HTMLElement): void {
  const tab = tabs.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  if (!tab) return
  const box = tabs.getBoundingClientRect()
  // Where there is more to scroll to, the row fades.
  const [left, right] = [box.left + faded, box.right - faded]
  if (tab.right > right) tabs.scrollLeft += tab.right - right
  else if (tab.left < left) tabs.scrollLeft -= left - tab.left
}

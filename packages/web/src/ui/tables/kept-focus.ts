import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Focus inside an element goes to what stands for the same thing when the element is drawn anew in another look. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, look: unknown) {
  const focused = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look is what it waits for
  useLayoutEffect(() => {
    const { current: gone } = focused
    if (gone && !gone.isConnected) twinOf(gone, element.current)?.focus()
  }, [element, look])
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target
    },
    // React tells of no blur while it draws: what is removed with the focus on it stays known.
    onBlur: () => {
      focused.current = null
    },
  }
}

/** What has the same address or words, else the first that takes focus. */
function twinOf(gone: HTMLElement, place: HTMLElement | null): HTMLElement | undefined {
  const all = [...(place?.querySelectorAll<HTMLElement>('a[href], button, [role=button], [role=combobox]') ?? [])]
  const address = gone.getAttribute('href')
  return (
    all.find((each) => address !== null && each.getAttribute('href') === address && isAlike(each, gone)) ??
    all.find((each) => isAlike(each, gone)) ??
    all[0]
  )
}

const isAlike = (one: HTMLElement, other: HTMLElement) => one.textContent === other.textContent

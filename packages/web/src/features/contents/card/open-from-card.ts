import type { MouseEvent as ReactMouseEvent } from 'react'
import { titleAttribute } from './keys.ts'

/** A click anywhere on a card is one on its title, with the keys that were held; its own links and buttons do what they say. */
export function openFromCard({ currentTarget: card, target, nativeEvent }: ReactMouseEvent<HTMLElement>): void {
  const isInside = target instanceof Element && card.contains(target)
  if (!isInside || target.closest('a, button')) return
  // Its text was marked, to be copied.
  if (getSelection()?.type === 'Range') return
  card.querySelector(`[${titleAttribute}]`)?.dispatchEvent(new MouseEvent('click', nativeEvent))
}

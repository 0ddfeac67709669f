import { useEffect } from 'react'
import { areSingleKeysOn, isTyping } from '../../../lib/typing.ts'

export const cardAttribute = 'data-content-card'
export const titleAttribute = 'data-content-title'

const actions: Record<string, string> = {
  s: '[data-action="save"]',
  l: '[data-action="like"]',
  Enter: `[${titleAttribute}]`,
}

/** j and k move between the cards of the page, Enter opens, s saves, l likes. */
export function useCardKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key !== 'Enter' && !areSingleKeysOn()) return
      if (event.key === 'j' || event.key === 'k') return move(event, event.key === 'j' ? 1 : -1)
      const selector = actions[event.key]
      const card = document.activeElement
      if (!selector || !card?.hasAttribute(cardAttribute)) return
      event.preventDefault()
      card.querySelector<HTMLElement>(selector)?.click()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function move(event: KeyboardEvent, step: 1 | -1) {
  const cards = [...document.querySelectorAll<HTMLElement>(`main [${cardAttribute}]`)].sort(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  )
  const current = document.activeElement?.closest<HTMLElement>(`[${cardAttribute}]`)
  const next = current
    ? cards[cards.indexOf(current) + step]
    : cards.find((card) => card.getBoundingClientRect().top >= 0)
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'center' })
}

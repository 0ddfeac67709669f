import { useSyncExternalStore } from 'react'

const paper = () => globalThis.matchMedia?.('print')
const listeners = new Set<() => void>()
let isBeingPrinted = false

// Heard whether or not anything that asks is on the screen: a page may be left while it is printed.
for (const event of ['beforeprint', 'afterprint']) {
  globalThis.window?.addEventListener(event, () => {
    isBeingPrinted = event === 'beforeprint'
    for (const listener of listeners) listener()
  })
}

function onPrintingChange(listener: () => void): () => void {
  const query = paper()
  query?.addEventListener('change', listener)
  // The query changes only once the pages are laid out: what is drawn then is cut off or not printed.
  listeners.add(listener)
  return () => {
    query?.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}

/** Whether the page is being drawn for paper: then there is no window to scroll in. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    onPrintingChange,
    () => isBeingPrinted || (paper()?.matches ?? false),
    () => false,
  )

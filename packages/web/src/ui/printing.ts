import { useSyncExternalStore } from 'react'

const paper = () => globalThis.matchMedia?.('print')

function onPrintingChange(listener: () => void): () => void {
  const query = paper()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether the page is being drawn for paper: then there is no window to scroll in. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    onPrintingChange,
    () => paper()?.matches ?? false,
    () => false,
  )

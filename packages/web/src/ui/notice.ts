export interface Notice {
  id: number
  severity: 'error' | 'success'
  text: string
}

let shown: Notice | undefined
let lastId = 0
const listeners = new Set<() => void>()

/** Short messages of the whole program: one at a time, the newest. */
export const showError = (text: string) => show({ id: ++lastId, severity: 'error', text })
export const showSuccess = (text: string) => show({ id: ++lastId, severity: 'success', text })
export const clearNotice = () => show(undefined)

export const getNotice = () => shown

export function onNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(notice: Notice | undefined) {
  shown = notice
  for (const listener of listeners) listener()
}

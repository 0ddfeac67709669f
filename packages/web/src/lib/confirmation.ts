type Answer = (isConfirmed: boolean) => void

let answer: Answer | undefined
let asking: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/** Asks the person to prove that it is them; calls that need it at once wait for the same answer. */
export function askToConfirm(): Promise<boolean> {
  asking ??= new Promise((answered) => {
    show((isConfirmed) => {
      asking = undefined
      show(undefined)
      answered(isConfirmed)
    })
  })
  return asking
}

/** Set while the question stands. */
export const getConfirmation = () => answer

export function onConfirmation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: Answer | undefined) {
  answer = next
  for (const listener of listeners) listener()
}

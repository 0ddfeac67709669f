import type { ReactNode } from 'react'

export type ConflictAnswer = 'mine' | 'theirs'

/** Two texts of one thing, each as its feature draws it. */
export interface Conflict {
  mine: ReactNode
  theirs: ReactNode
}

interface AskedConflict extends Conflict {
  answer: (chosen: ConflictAnswer | undefined) => void
}

let asked: AskedConflict | undefined
const listeners = new Set<() => void>()

/** Shows both texts and waits for the choice; undefined when the viewer goes back to the form instead. */
export function askConflict(conflict: Conflict): Promise<ConflictAnswer | undefined> {
  asked?.answer(undefined)
  return new Promise((chosen) => {
    show({
      ...conflict,
      answer: (answer) => {
        show(undefined)
        chosen(answer)
      },
    })
  })
}

export const getConflict = () => asked

export function onConflict(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(conflict: AskedConflict | undefined) {
  asked = conflict
  for (const listener of listeners) listener()
}

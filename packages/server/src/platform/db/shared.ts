/**
 * One question at a time: whoever asks while one is under way shares the next, so that every answer was looked up after
 * it was asked for.
 */
export function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined

  return () => {
    next ??= underWay.then(() => {
      next = undefined
      const answer = ask()
      underWay = answer.catch(() => undefined)
      return answer
    })
    return next
  }
}

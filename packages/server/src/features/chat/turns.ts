const lastTurns = new Map<string, Promise<unknown>>()

/**
 * One after the other in a room. Its messages wait for each other in the database anyway; waiting here instead, a
 * busy room holds one connection and not all of them.
 */
export function inTurn<Result>(chatroomId: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (lastTurns.get(chatroomId) ?? Promise.resolve()).then(work, work)
  lastTurns.set(chatroomId, turn)
  const leave = () => {
    if (lastTurns.get(chatroomId) === turn) lastTurns.delete(chatroomId)
  }
  turn.then(leave, leave)
  return turn
}

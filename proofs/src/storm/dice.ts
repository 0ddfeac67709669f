export const below = (limit: number): number => Math.floor(Math.random() * limit)

export const oneOf = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)] as Thing

/** Each as often as its share of all says. */
export function oneByShare<Thing extends { share: number }>(things: readonly Thing[]): Thing {
  let left = Math.random() * things.reduce((sum, { share }) => sum + share, 0)
  for (const thing of things) {
    left -= thing.share
    if (left < 0) return thing
  }
  return things[0] as Thing
}

const syllables = 'ba ce di fo gu la me ni po ru sa te vi xo zu bre cla dra fen gli'.split(' ')
const vocabulary = 20_000

/** Few words are common and most are rare, as in any language. */
const wordAt = (draw: number) => wordOf(Math.floor(vocabulary * ((draw % 10_007) / 10_007) ** 3))

function wordOf(nth: number): string {
  let word = ''
  for (let rest = nth + 400; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]
  return `${word}n`
}

const mixed = (seed: number, place: number) =>
  Math.abs(Math.imul(seed * 2_654_435 + place * 40_503 + 17, 2_246_822_519)) % 1_000_003

export const textOf = (seed: number, length: number): string =>
  Array.from({ length }, (_, place) => wordAt(mixed(seed, place))).join(' ')

/** Two words, of which people ask for rare ones more than texts use them. */
export const searchOf = (seed: number): string => `${wordOf(mixed(seed, 1) % vocabulary)} ${wordAt(mixed(seed, 2))}`

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChosenCandidate, mix, orderFeed, withoutSurplus } from './feed-order.ts'

const candidates = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    type: fc.constantFrom('Article', 'Drug', 'Trial', 'Folio', 'Decision'),
    origin: fc.constantFrom('a', 'b', 'c', null),
    static_rank: fc.integer({ min: 0, max: 20_000 }),
    is_of_interest: fc.boolean(),
    is_followed: fc.boolean(),
    is_seen: fc.boolean(),
    is_undated: fc.boolean(),
  }),
  { selector: (candidate) => candidate.id, maxLength: 200 },
)
const plain = (changes: Partial<ChosenCandidate> & { id: string }): ChosenCandidate => ({
  type: 'Article',
  origin: 'PubMed',
  static_rank: 100,
  is_of_interest: false,
  is_followed: false,
  is_seen: false,
  is_undated: false,
  ...changes,
})

describe('the order of a feed', () => {
  it('holds every candidate exactly once, whatever the head', () => {
    fc.assert(
      fc.property(candidates, fc.nat(60), (given, head) => {
        expect(orderFeed(given, head).toSorted()).toEqual(given.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('is the same however the candidates come in', () => {
    fc.assert(
      fc.property(candidates, fc.nat(60), (given, head) => {
        expect(orderFeed([...given].reverse(), head)).toEqual(orderFeed(given, head))
      }),
    )
  })

  it('keeps the head in plain rank order, seen items below all others', () => {
    const given = [
      plain({ id: 'old', static_rank: 10 }),
      plain({ id: 'new', static_rank: 120 }),
      plain({ id: 'seen', static_rank: 200, is_seen: true }),
      plain({ id: 'interest', static_rank: 105, is_of_interest: true }),
      plain({ id: 'followed', static_rank: 101, is_followed: true }),
    ]

    expect(orderFeed(given, 5)).toEqual(['followed', 'interest', 'new', 'old', 'seen'])
  })

  it('gives no kind a turn for what has no date while others have one', () => {
    const given = [
      ...['a', 'b', 'c', 'd', 'e'].map((id) => plain({ id })),
      plain({ id: 'undated', type: 'Decision', static_rank: 1, is_undated: true }),
    ]

    expect(orderFeed(given, 0).at(-1)).toBe('undated')
  })

  it('never shows one kind twice in a row while another is left', () => {
    fc.assert(
      fc.property(candidates, (given) => {
        const mixed = mix(given)
        for (const [index, item] of mixed.entries()) {
          if (index === 0 || mixed[index - 1]?.type !== item.type) continue
          expect(new Set(mixed.slice(index).map(({ type }) => type))).toEqual(new Set([item.type]))
        }
      }),
    )
  })

  it('gives no kind more than a third of any 40 while four kinds last', () => {
    const kinds = ['Article', 'Decision', 'Trial', 'DrugIngredient', 'DrugBrandGroup']
    const given = kinds.flatMap((type, at) =>
      Array.from({ length: 100 }, (_, place) =>
        plain({ id: `${type}${place}`, type, static_rank: 1_000 * at + place }),
      ),
    )

    const mixed = mix(given.toSorted((one, other) => other.static_rank - one.static_rank))

    const lasting = mixed.slice(0, 300)
    for (let first = 0; first + 40 <= lasting.length; first++) {
      const stretch = lasting.slice(first, first + 40)
      const counts = kinds.map((type) => stretch.filter((item) => item.type === type).length)
      expect(Math.max(...counts)).toBeLessThanOrEqual(13)
      expect((counts[3] ?? 0) + (counts[4] ?? 0)).toBeLessThanOrEqual(13)
    }
  })

  it('lets the import of one source have no more than its turns', () => {
    const imported = Array.from({ length: 300 }, (_, place) =>
      plain({ id: `import${place}`, static_rank: 500 + place }),
    )
    const written = ['UserArticle', 'Folio', 'Decision', 'Trial'].flatMap((type) =>
      Array.from({ length: 3 }, (_, place) => plain({ id: `${type}${place}`, type, origin: type, static_rank: 100 })),
    )

    const first = orderFeed([...imported, ...written], 0).slice(0, 10)

    expect(first.filter((id) => id.startsWith('import'))).toHaveLength(3)
  })

  it('is chosen from no more drugs than there are of any other kind', () => {
    const drugs = ['DrugIngredient', 'DrugBrandGroup'].flatMap((type) =>
      Array.from({ length: 250 }, (_, rank) => plain({ id: `${type}${rank}`, type, static_rank: rank })),
    )
    const articles = Array.from({ length: 250 }, (_, rank) => plain({ id: `Article${rank}` }))

    const chosen = withoutSurplus([...drugs, ...articles])

    expect(chosen.filter(({ type }) => type !== 'Article').map(({ static_rank }) => static_rank)).toEqual(
      expect.not.arrayContaining([0]),
    )
    expect(chosen).toHaveLength(500)
    expect(withoutSurplus(drugs)).toHaveLength(500)
  })

  it('spreads the people of one kind', () => {
    const given = ['a', 'a', 'a', 'b', 'c'].map((origin, index) => plain({ id: `${index}`, origin }))

    expect(mix(given).map(({ origin }) => origin)).toEqual(['a', 'b', 'c', 'a', 'a'])
  })
})

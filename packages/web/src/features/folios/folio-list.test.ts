import { describe, expect, it } from 'vitest'
import { addCreated, createdBy, mergeFetched, removeDeleted, replaceUpdated, sharedWith } from './folio-list.ts'
import { someFolio } from './testing/folios.ts'

const [one, two, three] = [someFolio({ title: 'One' }), someFolio({ title: 'Two' }), someFolio({ title: 'Three' })]
const titles = (folios: { title: string }[]) => folios.map((folio) => folio.title)

describe('the list of folios', () => {
  it('merges what is fetched by its id: replaces what is there, adds the rest', () => {
    const fetched = [{ ...two, title: 'Two, renamed' }, three]

    expect(titles(mergeFetched([one, two], fetched))).toEqual(['One', 'Two, renamed', 'Three'])
  })

  it('puts a created folio in front, once', () => {
    expect(titles(addCreated([one, two], three))).toEqual(['Three', 'One', 'Two'])
    expect(titles(addCreated([one, two], two))).toEqual(['Two', 'One'])
  })

  it('replaces an updated folio where it stands, and adds none', () => {
    expect(titles(replaceUpdated([one, two], { ...one, title: 'Changed' }))).toEqual(['Changed', 'Two'])
    expect(titles(replaceUpdated([one], three))).toEqual(['One'])
  })

  it('drops a deleted folio', () => {
    expect(titles(removeDeleted([one, two], one.contentItemId))).toEqual(['Two'])
  })

  it('knows one’s own from those of others by their creator', () => {
    const theirs = someFolio({ title: 'Theirs', creator: null })
    const mine = one.creator?.userId ?? ''

    expect(titles(createdBy([one, theirs], mine))).toEqual(['One'])
    expect(titles(sharedWith([one, theirs], mine))).toEqual(['Theirs'])
  })
})

import { guessLanguage } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { arrivedDaysAgo } from './catalogue.ts'
import { readDemoFile } from './files.ts'
import { demoFolios } from './folios.ts'
import { timeOf } from './moments.ts'
import { demoPeople } from './people.ts'
import { demoArticles, demoLinks } from './posts/index.ts'
import { demoRooms } from './rooms.ts'

const now = new Date(2026, 10, 15, 9, 30)
const written = demoArticles.flatMap(({ versions }) =>
  versions.map(({ content }) => content({ figure: (name) => `[${name}]`, link: (key) => `{${key}}` })),
)

describe('what the people of the demo made', () => {
  it('shows a drawn face for everybody, a cover for every post and folio, and every figure and file it names', async () => {
    const paths = [
      ...demoPeople.map(({ email }) => `people/${email.split('@')[0]}.webp`),
      ...[...demoArticles, ...demoFolios].map(({ cover }) => `covers/${cover}.webp`),
      ...demoArticles.flatMap(({ figures = [] }) => figures.map((name) => `figures/${name}.webp`)),
      ...demoArticles.flatMap(({ files = [] }) => files.map(({ path }) => path)),
    ]

    const files = await Promise.all(paths.map(readDemoFile))

    expect(files.filter(({ file }) => file.size < 1_000 || file.size > 300_000)).toEqual([])
    const shown = new Set(demoArticles.flatMap(({ figures = [] }) => figures))
    const named = new Set(written.flatMap((text) => [...text.matchAll(/\[([a-z-]+)\]/g)].map(([, name]) => name)))
    expect(named).toEqual(shown)
  })

  it('has names and addresses of nobody', () => {
    expect(demoPeople.filter(({ email }) => !email.endsWith('@materia.test'))).toEqual([])
  })

  it('speaks in the order it was said, over days and at all hours, and never from the future', () => {
    for (const { on, messages } of demoRooms) {
      const times = [on, ...messages.map((message) => message.on)].map((moment) => timeOf(moment, now).getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(Math.max(...times)).toBeLessThan(now.getTime())
    }
    const said = demoRooms.flatMap(({ messages }) => messages.map(({ on }) => on))
    expect(new Set(said.map(({ daysAgo }) => daysAgo)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(said.map(({ at }) => at.split(':')[0])).size).toBeGreaterThanOrEqual(12)
  })

  it('saves nothing before it has come to the catalogue', () => {
    const cameBy = { brand: 'drug-products', ingredient: 'drug-products', din: 'drug-products' } as const
    const ofSource = { ...cameBy, pmid: 'pubmed', decision: 'decisions', nct: 'trials' } as const
    const early = demoFolios.flatMap(({ clippings, filledOn }) =>
      clippings.filter(({ of }) => {
        const source = ofSource[of.split(':')[0] as keyof typeof ofSource]
        return filledOn.daysAgo >= arrivedDaysAgo[source]
      }),
    )
    expect(early).toEqual([])
  })

  it('revises posts after they were published', () => {
    const versions = demoArticles.map((article) => article.versions.map(({ on }) => timeOf(on, now).getTime()))

    expect(versions.filter((times) => times.length > 1).length).toBeGreaterThanOrEqual(3)
    for (const times of versions) expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it('is written by people of the demo', () => {
    const names = new Set(demoPeople.map(({ email }) => email.split('@')[0]))
    const writers = [...demoArticles, ...demoLinks, ...demoFolios, ...demoRooms].map(({ by }) => by)

    expect(writers.filter((by) => !names.has(by))).toEqual([])
    expect(demoRooms.flatMap(({ messages }) => messages).filter(({ by }) => !names.has(by))).toEqual([])
    expect(demoArticles.flatMap(({ comments = [] }) => comments).filter(({ by }) => !names.has(by))).toEqual([])
  })

  it('leaves the doctor comments of colleagues to answer, after the post and in both languages', () => {
    const own = demoArticles.filter(({ by }) => by === 'doctor')
    const open = own.flatMap(({ versions, comments = [] }) =>
      comments.filter(({ by, answer }) => by !== 'doctor' && !answer).map((comment) => ({ ...comment, versions })),
    )

    expect(open.filter(({ on, versions }) => timeOf(on, now) <= timeOf(versions[0].on, now))).toEqual([])
    expect(new Set(open.map(({ text }) => guessLanguage(text, 'en')))).toEqual(new Set(['en', 'fr']))
  })
})

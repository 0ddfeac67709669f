import type { SearchDocument } from '@materia/server/platform/search/index.ts'

/** Invented documents, the same at every run: words by Zipf's law, each document about one or two subjects. */
export interface Corpus {
  document(index: number): SearchDocument & { title: string; body: string }
  /** Words of the vocabulary, commonest first. */
  words: string[]
  names: (random: Random) => string
}

export type Random = () => number

const subjects = 600
const wordsPerSubject = 120
const vocabularySize = 60_000
const commonWords = 1_500
const inventedNames = 300_000
const classes = 4

const joints = 'the of and in with for to a by from on was were is that as at'.split(' ')
const beginnings =
  'cardi neur hepat nephr derm oste gastr pulmon hemat onc immun endocr vasc arthr myel lip gluc prote cyt thromb path pharm ther tox vir bact myc radi psych ped ger obst gyn ren ur opt aud nas lar bronch pleur'.split(
    ' ',
  )
const middles = 'o i a e io ato ino ero olo ali uri ari eno iso omo ula ara oti'.split(' ')
const endings =
  'logy pathy itis osis emia oma ectomy plasty gram scope therapy ine ol ate ide one in ase gen cyte al ic ous ive ation ment ity ness'.split(
    ' ',
  )
const nameBeginnings = 'ab be ca da el fo gi ha il jo ka lu mi no ox pa qui re sa ta ul va we xe za'.split(' ')
const nameMiddles = 'ra li mo ne tu ci do fa ge hi ja ko lo mu na pe ri so ti vu xa zo bri cle dro'.split(' ')
const nameEndings =
  'mab nib statin pril sartan olol azole cillin mycin vir parin gliptin tide zumab xaban dipine'.split(' ')

export function makeCorpus(): Corpus {
  const words = vocabulary()
  const pick = zipf(vocabularySize)
  const pickCommon = zipf(commonWords)
  const pickInSubject = zipf(wordsPerSubject)
  const pickName = zipf(inventedNames)
  const subjectWords = Array.from({ length: subjects }, (_, subject) => {
    const random = seeded(subject * 7_919 + 13)
    return Array.from(
      { length: wordsPerSubject },
      () => words[200 + Math.floor(random() ** 2 * (vocabularySize - 200))] ?? '',
    )
  })
  const names = (random: Random) => nameOf(pickName(random))

  function word(random: Random, about: number[]): string {
    const dice = random()
    if (dice < 0.28) return joints[Math.floor(random() * joints.length)] ?? 'the'
    if (dice < 0.62) return subjectWords[about[Math.floor(random() * about.length)] ?? 0]?.[pickInSubject(random)] ?? ''
    if (dice < 0.86) return words[pickCommon(random)] ?? ''
    return words[pick(random)] ?? ''
  }

  const sentence = (random: Random, about: number[], length: number) =>
    Array.from({ length }, () => word(random, about)).join(' ')

  return {
    words,
    names,
    document(index) {
      const random = seeded(index * 2_654_435_761 + 1)
      const about = [Math.floor(random() ** 1.5 * subjects), Math.floor(random() * subjects)].slice(
        0,
        random() < 0.6 ? 1 : 2,
      )
      const name = names(random)
      const title = `${random() < 0.4 ? `${name} ` : ''}${sentence(random, about, 6 + Math.floor(random() * 7))}`
      const body = Array.from({ length: 6 + Math.floor(random() * 7) }, () =>
        sentence(random, about, 10 + Math.floor(random() * 14)),
      )
      body.push(`${name} ${sentence(random, about, 8)} nct${String(10_000_000 + index).slice(0, 8)}`)
      return {
        id: idOf(index),
        kind: Math.floor(random() ** 1.6 * classes),
        type: Math.floor(random() * 11),
        audiences: ['public'],
        title,
        body: `${body.join('. ')}.`,
        rank: random(),
        publishedOn: new Date(Date.UTC(2000, 0, 1 + Math.floor(random() * 9_500))).toISOString().slice(0, 10),
      }
    },
  }
}

const idOf = (index: number) => `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`

function vocabulary(): string[] {
  const words = new Set<string>()
  const random = seeded(42)
  const any = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  while (words.size < vocabularySize) {
    words.add(any(beginnings) + any(middles) + (random() < 0.5 ? any(beginnings) + any(middles) : '') + any(endings))
  }
  return [...words]
}

function nameOf(number: number): string {
  const [a, b, c] = [number % 25, Math.floor(number / 25) % 25, Math.floor(number / 625) % 25]
  return `${nameBeginnings[a]}${nameMiddles[b]}${nameMiddles[c]}${nameEndings[Math.floor(number / 15_625) % 16]}`
}

/** Draws 0 to size - 1, the first most often. */
function zipf(size: number): (random: Random) => number {
  const sums = new Float64Array(size)
  let sum = 0
  for (let rank = 0; rank < size; rank++) {
    sum += 1 / (rank + 2.7)
    sums[rank] = sum
  }
  return (random) => {
    const target = random() * sum
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    return low
  }
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

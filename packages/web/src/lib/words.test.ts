import { describe, expect, it } from 'vitest'
import { mayNamePerson, splitAtWords, startsWithWord, wordsIn } from './words.ts'

const titles = [
  'Sacubitril–valsartan in heart failure: a trial of 2,331 patients (PARADIGM-HF)',
  'L’hypoglycémie de l’enfant « sévère » – œdème, naïveté, élève',
  'Vitamin B₁₂ 1000 µg/mL; 5 mg × 2, ±0,5 ≥ 3 °C — β-blocker, α1, Ångström, ½ tablet, m²',
  'Ĉirkaŭ Москва Αθήνα 東京、大阪 한국어 …“quoted” [x] {y} ~z `w` ^v_u',
]

describe('words of a text', () => {
  it('are cut where Unicode ends letters, marks and numbers', () => {
    for (const title of titles) expect(wordsIn(title)).toEqual(title.match(/[\p{L}\p{N}\p{M}]+/gu))
  })

  it('stand between what is kept as it was', () => {
    for (const title of titles) expect(splitAtWords(title).join('')).toBe(title)
  })

  it('begin with a letter or a number', () => {
    expect(['été', '3', 'µg', 'ß'].map(startsWithWord)).toEqual([true, true, true, true])
    expect(['', ' a', '-Met', '–', '’s'].map(startsWithWord)).toEqual([false, false, false, false, false])
  })

  it('may name a person where they are one to three without a digit', () => {
    const names = ['Roy', 'Élise O’Neil', 'Marie-Ève St. Pierre', '李小龍']
    const others = ['', 'Al', 'vitamin b12', '2024 heart', 'heart failure in children', 'renal: dose', '-Roy', 'a  roy']
    expect(names.filter(mayNamePerson)).toEqual(names)
    expect(others.filter(mayNamePerson)).toEqual([])
  })
})

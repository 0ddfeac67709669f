import { expect, it } from 'vitest'
import { bilingualQuestion } from '../bilingual.ts'
import { knowledgeOf } from '../knowledge.ts'
import { withoutHarming } from './harmed.ts'

const codesFor = (typed: string, language: 'en' | 'fr') => {
  const { text } = bilingualQuestion(typed, language)
  return withoutHarming(knowledgeOf(text, typed).classes, { typed, text }).flatMap(({ codes }) => codes)
}

it.each([
  ['pulmonary embolism pregnant', 'embolie pulmonaire enceinte', 'b01af'],
  ['lupus nephritis pregnant', 'néphrite lupique enceinte', 'l04aa06'],
  ['gout flare egfr 22', 'crise de goutte dfg 22', 'm01a'],
  ['cystitis dialysis', 'cystite dialyse', 'j01xe01'],
  ['nausea parkinson', 'nausées parkinson', 'a03fa01'],
])('"%s" and « %s » are not given %s first', (english, french, code) => {
  const given = [codesFor(english, 'en'), codesFor(french, 'fr')]

  expect(given.flat().filter((each) => each.startsWith(code))).toEqual([])
})

it('keeps the class that the question itself names', () => {
  expect(codesFor('statin pregnancy', 'en')).toContain('c10aa')
  expect(codesFor('NSAID dialysis', 'en').some((code) => code.startsWith('m01a'))).toBe(true)
})

it('keeps methotrexate where a pregnancy is ectopic', () => {
  expect(codesFor('ectopic pregnancy', 'en')).toContain('l04ax03')
})

it.each(['egfr 26 metformin stopped', 'metformine cessée dfg 26'])(
  'gives no gliflozin in place of metformin: %s',
  (typed) => {
    const asked = { term: 'type 2 diabetes', isWhole: true, codes: ['a10bk', 'a10bj'] }

    expect(withoutHarming([asked], { typed, text: asked.term })).toEqual([{ ...asked, codes: ['a10bj'] }])
  },
)

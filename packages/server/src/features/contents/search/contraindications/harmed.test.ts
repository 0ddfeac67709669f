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
  ['psoriasis pregnant', 'psoriasis enceinte', 'l04ax03'],
  ['multiple sclerosis pregnant', 'sclérose en plaques enceinte', 'l04ak02'],
  ['pulmonary arterial hypertension pregnant', 'hypertension artérielle pulmonaire enceinte', 'c02kx'],
  ['rheumatoid arthritis pregnant', 'polyarthrite rhumatoïde enceinte', 'l04ak01'],
  ['obesity pregnant', 'obésité enceinte', 'a10bx16'],
  ['type 2 diabetes dialysis', 'diabète de type 2 dialyse', 'a10bk'],
  ['alcohol use disorder dialysis', "trouble d'usage de l'alcool dialyse", 'n07bb03'],
  ['spasticity dialysis', 'spasticité dialyse', 'm03bx01'],
  ['tumor lysis syndrome g6pd', 'syndrome de lyse tumorale g6pd', 'v03af07'],
  ['dyspnea asthma supraventricular tachycardia', 'tachycardie supraventriculaire asthme', 'c01eb10'],
  ['strep throat child', 'angine streptococcique enfant', 'j01aa'],
  ['diarrhea toddler', 'diarrhée bambin', 'a07da'],
  ['cough 3 year old child', 'toux enfant 3 ans', 'r05da'],
  ['lyme disease child', 'maladie de lyme enfant', 'j01aa'],
  ['pneumonia long qt', 'pneumonie qt long', 'j01fa'],
  ['depression on phenelzine', 'dépression sous phénelzine', 'n06ab'],
  ['pain hemophilia', 'douleur hémophilie', 'm01a'],
  ['migraine coronary disease', 'migraine maladie coronarienne', 'n02cc'],
  ['nausea lewy body', 'nausées corps de lewy', 'a03fa01'],
  ['osteoporosis pregnant', 'ostéoporose enceinte', 'm05b'],
  ['diarrhea 1 year old', 'diarrhée bébé 10 mois', 'a07da'],
  ['cough 2 year old', 'toux 2 ans', 'r05d'],
  ['hypertension hyperkalemia', 'hypertension hyperkaliémie', 'c09'],
  ['methemoglobinemia g6pd', 'méthémoglobinémie g6pd', 'v03ab17'],
  ['diabetes egfr 15', 'diabète dfg 15', 'a10bk'],
  ['contraception aura', 'contraception aura', 'g03aa'],
  ['contraception breast cancer', 'contraception cancer du sein', 'g03a'],
])('"%s" and « %s » are not given %s first', (english, french, code) => {
  const given = [codesFor(english, 'en'), codesFor(french, 'fr')]

  expect(given.flat().filter((each) => each.startsWith(code))).toEqual([])
})

it('keeps the class that the question itself names', () => {
  expect(codesFor('statin pregnancy', 'en')).toContain('c10aa')
  expect(codesFor('NSAID dialysis', 'en').some((code) => code.startsWith('m01a'))).toBe(true)
})

it.each(['cough 2 year old', 'toux 2 ans', 'common cold 1 year old'])(
  'gives what soothes a small child: %s',
  (typed) => {
    expect(codesFor(typed, typed.startsWith('toux') ? 'fr' : 'en')).toEqual(['n02be01', 'm01ae01'])
  },
)

it('keeps what may do harm where it is asked for', () => {
  expect(codesFor('drugs that cause heart failure', 'en')).toContain('m01a')
  expect(codesFor('drugs that worsen heart failure', 'en')).toContain('c08db01')
})

it.each([
  ['drugs to avoid in myasthenia gravis', 'médicaments à éviter myasthénie', 'j01ma', 'n07aa'],
  ['drugs to avoid in parkinson', 'médicaments à éviter parkinson', 'a03fa01', 'n04ba'],
  ['drugs contraindicated in gout', 'médicaments contre-indiqués goutte', 'c03aa', 'm04aa'],
  ['antibiotics to avoid in pregnancy', 'antibiotiques à éviter grossesse', 'j01aa', 'j01ca'],
  ['beta blockers to avoid in asthma', 'bêtabloquants à éviter asthme', 'c07aa', 'c07ab'],
])('"%s" and « %s » ask for %s and not for %s', (english, french, harmful, given) => {
  for (const codes of [codesFor(english, 'en'), codesFor(french, 'fr')]) {
    expect(codes).toContain(harmful)
    expect(codes.filter((code) => code.startsWith(given))).toEqual([])
  }
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

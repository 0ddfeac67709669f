import { describe, expect, it } from 'vitest'
import { frenchStem, wordsOf } from '../../../platform/search/index.ts'
import { timesAsLong } from '../../../testing/growth.ts'
import { bilingualQuestion, namesBegunInFrench } from './bilingual.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { concepts } from './terms/index.ts'

const inEnglish = (typed: string, language: 'en' | 'fr' = 'fr') => bilingualQuestion(typed, language).text

describe('a question with French names', () => {
  it.each([
    ['insuffisance cardiaque', 'heart failure'],
    ['Insuffisances Cardiaques', 'heart failure'],
    ['insuffisance cardiaque et diabete de type 2', 'heart failure type 2 diabetes'],
    ['traitement de l’asthme chez l’enfant', 'treatment asthma children'],
    ['metformine -asthme', 'metformine -"asthma"'],
    ['"insuffisance cardiaque"', '"insuffisance cardiaque"'],
    ['eczéma', 'eczéma'],
    ['hypoalbuminémie et œsophagectomie', 'hypoalbuminemia esophagectomy'],
    ['réussite du glucose', 'réussite glucose'],
    ['mortalité cardiovasculaire et lymphome gastrique', 'mortality cardiovascular lymphoma gastric'],
    ['diarrhée infectieuse', 'diarrhea infectious'],
    ['technique unique', 'technique unique'],
    ['virus du Nil occidental', 'West Nile virus'],
    ['vaccin contre la rubéole', 'rubella vaccine'],
    ['vaccin contre les oreillons', 'mumps vaccine'],
    ['infection urinaire 1er trimestre', 'urinary tract infection first trimester'],
    ['complexe prothrombinique', 'prothrombin complex concentrate'],
    ['lidocaïne visqueuse', 'lidocaïne viscous'],
    ['tamponnement nasal', 'nasal packing'],
    ['constipation liée aux opioïdes', 'constipation opioid'],
    ['dentifrice et émail', 'toothpaste enamel'],
    ['cancer de la rate', 'cancer spleen'],
    ['jambes sans repos', 'restless legs syndrome'],
    ['côlon irritable', 'irritable bowel syndrome'],
    ['bloc du ganglion stellaire', 'bloc stellate ganglion'],
    ['taux avant et après rituximab', 'level rituximab'],
    ['hidrosadénite', 'hidradenitis suppurativa'],
    ['inhibiteurs sélectifs de la recapture de la sérotonine', 'SSRI'],
    ['insuffisance surrénale', 'adrenal insufficiency'],
    ['deux cas de chorée', 'deux case chorea'],
    ['chaleurs et fatigue', 'hot flashes tiredness'],
    ['selles dures', 'constipation'],
    ['œil infecté', 'conjunctivitis'],
    ['fasciite plantaire', 'plantar fasciitis'],
    ['rhume des foins vaporisateur', 'allergic rhinitis spray'],
    ['mal de gorge à streptocoque', 'strep throat'],
    ['médicament pour douleur neuropathique', 'drug neuropathic pain'],
  ])('%s is asked as %s', (french, english) => expect(inEnglish(french)).toBe(english))

  it('is the same question for who reads English, but for words that English has as well', () => {
    expect(inEnglish('insuffisance cardiaque', 'en')).toBe('heart failure')
    expect(inEnglish('rage', 'en')).toBe('rage')
    expect(inEnglish('rage', 'fr')).toBe('rabies')
    expect(inEnglish('vaccin contre la rage', 'en')).toBe('rabies vaccine')
  })

  it.each([
    'heart failure',
    'de novo acute leukemia',
    'vitamin d',
    '“heart failure” -asthma',
    'metformin renal dosing',
    'what Ontario pays for a statin',
    'programme supervision and surveillance',
    'heart rate, mortality rate',
    'comorbidity index',
    'tau protein',
    'mere exposure to legumes',
    'otic ganglion',
    'laser, herpes or dengue',
    'seropositive donors',
    'drug eruption and articulation',
    'obstacles to gavage',
    'low fibre diet and a hyperactive bladder',
    'competence with a portable spa',
  ])('leaves the English question %s as it was typed', (typed) =>
    expect(bilingualQuestion(typed, 'en')).toMatchObject({ translations: [] }),
  )

  it.each(['what Ontario pays for a statin', 'rage and the nurse', 'which drugs cause cough'])(
    'leaves the question %s, which shows that it is English, as it was typed for who reads French too',
    (typed) => expect(bilingualQuestion(typed, 'fr')).toMatchObject({ text: typed, isFrench: false }),
  )

  it('knows a beginning', () => {
    expect(namesBegunInFrench('insuffisance card', 2)).toEqual(['heart failure'])
    expect(namesBegunInFrench('l’asth', 1)).toEqual(['asthma'])
    expect(namesBegunInFrench('ins', 2)).toEqual([])
  })

  it('tells drops from gout', () => {
    expect(bilingualQuestion('gouttes pour otite', 'fr').text).toBe('drops otitis')
    expect(bilingualQuestion('crise de goutte', 'fr').text).toContain('gout')
  })

  it('tells what is typed without accents from an inflammation', () => {
    expect(bilingualQuestion('fertilite et toxicite', 'fr').text).toBe('fertility toxicity')
    expect(bilingualQuestion('myosite', 'fr').text).toBe('myositis')
  })

  it('is put into English by the ending of its adjectives, also in the feminine', () => {
    expect(bilingualQuestion('perforation intestinale', 'fr').text).toBe('perforation intestinal')
  })

  it.each([
    ['dynamomètre', 'dynamometer'],
    ['pneumogramme', 'pneumogram'],
    ['bronchomalacie', 'bronchomalacia'],
    ['quadriparésie', 'quadriparesis'],
    ['leucaphérèse', 'leucapheresis'],
    ['thoracocentèse', 'thoracocentesis'],
    ['lithiases', 'lithiasis'],
    ['antigène', 'antigen'],
    ['galactophilie', 'galactophilia'],
    ['anoxie', 'anoxia'],
    ['cellulite, risque', 'cellulitis risk'],
  ])('is put into English by its ending: %s', (typed, english) =>
    expect(bilingualQuestion(typed, 'fr').text).toBe(english),
  )
})

describe('a question of ten thousand words', () => {
  it.each(['a ', 'émie ', 'asthme sévère '])('of %s is put into English in a time that its length explains', (said) => {
    const put = (length: number) => bilingualQuestion(said.repeat(length / wordsOf(said).length), 'fr')

    expect(timesAsLong(put, [1_000, 10_000])).toBeLessThan(30)
  })
})

describe('the list of names', () => {
  it('has the commonest four hundred things and more', () => {
    expect(concepts.length).toBeGreaterThan(400)
    expect(concepts.every(({ english, french }) => english.every(Boolean) && french.every(({ name }) => name))).toBe(
      true,
    )
  })

  it('gives no French name to two things', () => {
    const keys = concepts.flatMap(({ french }) => [
      ...new Set(french.map(({ name }) => wordsOf(name).map(frenchStem).join(' '))),
    ])
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('takes no drug for another: each name of a drug is the same drug’s', () => {
    const drugs = concepts.filter(({ french }) => french.some(({ name }) => looksLikeDrugName(name.toLowerCase())))
    const folded = (name: string) => wordsOf(name).join(' ').slice(0, 4)
    const strange = drugs.filter(
      ({ english, french }) => !french.every(({ name }) => english.some((each) => folded(each) === folded(name))),
    )
    expect(strange.map(({ english }) => english[0])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { knowledgeOf } from '../../../knowledge.ts'
import { deniedBy, isPartOfName } from '../../../known-names.ts'
import { withValuesTold } from '../../lab-values.ts'
import { withNotesInFull } from '../../notes.ts'

const knowledge = (text: string) => knowledgeOf(withNotesInFull(withValuesTold(text)), text)
const codesOf = (text: string) => knowledge(text).classes.flatMap(({ codes }) => codes)

describe('whom the drugs are for', () => {
  it('is somebody whose kidneys fail where they clear less than thirty millilitres a minute', () => {
    for (const asked of ['gout flare eGFR 22', 'gout flare CrCl 25', 'gout flare egfr of 18', 'gout flare dfge 22'])
      expect(codesOf(asked), asked).toEqual(codesOf('gout flare kidney failure'))
    for (const asked of [
      'osteoporosis eGFR > 30',
      'osteoporosis eGFR >25',
      'osteoporosis CrCl over 30',
      'osteoporosis eGFR ≥ 30',
      'osteoporosis DFG > 30',
      'osteoporosis DFG>25',
      'osteoporosis DFG supérieur à 30',
      'osteoporosis eGFR greater than 30',
      'osteoporosis clairance de plus de 30',
      'osteoporosis ClCr ≥30',
    ])
      expect(codesOf(asked), asked).toEqual(codesOf('drugs for osteoporosis'))
    expect(codesOf('gout flare eGFR 55')).not.toEqual(codesOf('gout flare kidney failure'))
    expect(codesOf('UTI eGFR 20')).not.toContain('j01xe01')
    expect(codesOf('type 2 diabetes eGFR 20')).not.toContain('a10ba')
    expect(codesOf('osteoporosis eGFR 25')).toEqual(['m05bx04', 'm05bx06'])
    expect(codesOf('kidney infection outpatient')).toEqual(codesOf('kidney infection'))
    expect(codesOf('DVT CrCl 20')[0]).toBe('b01ab01')
  })

  it('is somebody old, where that changes what is given first', () => {
    expect(codesOf('antidepressant elderly')).toEqual(codesOf('depression in older adults'))
    expect(codesOf('antidepressant elderly')).not.toContain('n06ab')
    expect(codesOf('safest sleeping pill elderly')).toEqual(codesOf('sleeping pill elderly'))
    expect(codesOf('hypertension pregnant elderly')).toEqual(codesOf('hypertension pregnant'))
  })

  it('is somebody with dementia or Parkinson disease', () => {
    expect(codesOf('overactive bladder dementia')).toEqual(['g04bd12', 'g04bd09'])
    expect(codesOf('pain dementia')[0]).toBe('n02be01')
    expect(codesOf('insomnia dementia')).toContain('n06ax05')
    expect(codesOf('parkinson dementia')).toEqual(['n06da03', 'n06da02'])
  })

  it('is told by words between those of a condition, although one of them asks as well', () => {
    expect(codesOf('smoker 38 birth control')).toEqual(codesOf('birth control smoker'))
    expect(codesOf('birth control pill for a smoker')).toEqual(codesOf('birth control smoker'))
    expect(codesOf('birth control over 40 smokes')).toEqual(codesOf('birth control smoker'))
    for (const who of ['hypertension', 'epilepsy', 'stroke', 'blood clot'])
      expect(codesOf(`contraception ${who}`), who).toEqual(expect.arrayContaining(['g02ba']))
    expect(codesOf('contraception hypertension')).not.toContain('g03aa')
  })
})

describe('an antidote', () => {
  it('is told by what it is against, whatever else is said', () => {
    for (const [asked, plain] of [
      ['heparin drip antidote', 'heparin antidote'],
      ['warfarin bleeding antidote', 'warfarin antidote'],
      ['apixaban bleed reversal', 'apixaban antidote'],
      ['antidote for tylenol overdose', 'acetaminophen antidote'],
      ['fentanyl reversal', 'opioid reversal'],
      ['benzo antidote', 'benzodiazepine antidote'],
      ['antidote for beta blocker', 'beta blocker overdose antidote'],
    ] as const)
      expect(knowledge(asked).classes, asked).toMatchObject([{ isWhole: true, codes: codesOf(plain) }])
  })
})

describe('a vaccine', () => {
  it('is told by its disease, whatever is said of when it is given', () => {
    for (const [asked, plain] of [
      ['hep A catch up vaccine', 'hepatitis A vaccine'],
      ['MMR catch-up adult', 'MMR vaccine'],
      ['HPV catch up schedule', 'HPV vaccine'],
    ] as const)
      expect(knowledge(asked).classes, asked).toMatchObject([{ isWhole: true, codes: codesOf(plain) }])
    expect(knowledge('rubella vaccine given in pregnancy').classes).toMatchObject([{ isQuiet: true }])
  })
})

describe('a class of insulin or vaccine', () => {
  it('is told by how often or at what age it is given', () => {
    expect(codesOf('ultra long acting insulin once weekly')).toEqual(['a10ae07'])
    expect(codesOf('18 month shots')).toEqual(['j07ca06', 'j07bd54', 'j07bd52'])
    expect(codesOf('bowel obstruction nausea palliative')).toEqual(codesOf('malignant bowel obstruction'))
  })
})

describe('what somebody who is allergic may have', () => {
  it('stands after the penicillin that is usual', () => {
    for (const condition of [
      'dog bite',
      'human bite hand',
      'scarlet fever',
      'syphilis',
      'group B strep',
      'listeriosis',
      'actinomycosis',
      'endocarditis prophylaxis',
      'strep throat',
      'dental abscess',
    ]) {
      const codes = codesOf(`drugs for ${condition}`)
      expect(codes[0], condition).toMatch(/^j01c/)
      expect(
        codes.some((code) => !code.startsWith('j01c')),
        condition,
      ).toBe(true)
    }
    expect(codesOf('drugs for toxoplasmosis').some((code) => !code.startsWith('j01e'))).toBe(true)
    expect(codesOf('drugs for gonorrhea').some((code) => !code.startsWith('j01d'))).toBe(true)
  })
})

describe('what nurses say at night', () => {
  it('is a condition in other words', () => {
    const opioid = codesOf('drugs for opioid constipation')
    for (const asked of ['no BM 5 days on morphine', 'constipated on dilaudid', 'constipation 3 jours oxycodone'])
      expect(codesOf(asked), asked).toEqual(opioid)
    expect(codesOf('dilaudid withdrawal')).not.toEqual(codesOf('drugs for opioid withdrawal'))
    expect(knowledge('pas allé à la selle')).toEqual(knowledge('constipation'))
    expect(knowledge('kid seizing no iv').classes).toMatchObject([{ isWhole: true, codes: codesOf('seizing no iv') }])
    expect(codesOf('egg allergy flu shot')).toEqual(codesOf('flu shot'))
    expect(withNotesInFull('lithiémie 1,4')).toBe('lithium 1,4')
    expect(withNotesInFull('catch-up growth')).toBe('catch-up growth')
  })

  it('is told with a person between its words, and by what somebody has not', () => {
    expect(codesOf('bee sting kid swollen lips')).toEqual(['c01ca24'])
    expect(codesOf('chest pain')[0]).toBe('c01da02')
    expect(codesOf('itchy scabies still after cream')).toEqual(codesOf('scabies still after cream'))
    expect(deniedBy(['puffer'])).toBeUndefined()
    expect(codesOf('iron pill overdose child antidote')).toEqual(['v03ac01'])
    expect(codesOf('live vaccine')).toContain('j07bl01')
  })

  it('is not what is denied in the name of something else', () => {
    expect(codesOf('menopause hormones')).toContain('g03ca03')
    expect(codesOf('hot flashes without hormones')).not.toContain('g03ca03')
    expect(isPartOfName(['hormonal'], ['nonhormonal', 'hot', 'flashes'])).toBe(true)
    expect(codesOf('swallowed button battery')).toEqual(['a02bx02'])
  })

  it('is a cold sore, whatever is sold for colds and sore throats', () => {
    expect(knowledge('cold sores').classes).toMatchObject([
      { isWhole: true, codes: ['j05ab11', 'j05ab09', 'd06bb03', 'j05ab01'] },
    ])
  })
})

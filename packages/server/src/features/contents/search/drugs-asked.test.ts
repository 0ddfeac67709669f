import { describe, expect, it } from 'vitest'
import { knowledgeOf } from './knowledge.ts'
import { withNotesInFull } from './terms/notes.ts'

const knowledge = (text: string) => knowledgeOf(text, text)

describe('the drugs that a question asks for', () => {
  it('are those of each of two classes that have nothing in common and are given for the condition beside them', () => {
    expect(knowledge('LMWH vs DOAC DVT').classes).toMatchObject([
      { isWhole: true, codes: expect.arrayContaining(['b01ab05', 'b01af']) },
    ])
  })

  it('are given for the other condition beside kidneys or a liver that fail', () => {
    const { codes } = knowledge('drugs for shingles').classes[0] ?? {}
    for (const asked of [
      'shingles in renal failure',
      'shingles CKD',
      'shingles cirrhosis',
      'shingles renal impairment',
    ])
      expect(knowledge(asked).classes, asked).toMatchObject([{ isWhole: true, codes }])
    expect(knowledge('kidney failure').classes).not.toMatchObject([{ codes }])
  })

  it('are compared by « ou » as by "vs", where nothing else is said', () => {
    expect(withNotesInFull('jardiance ou forxiga')).toBe('jardiance vs forxiga')
    expect(withNotesInFull('otite ou sinusite chez un enfant de 3 ans')).toContain(' ou ')
  })

  it('are known by statins without their second syllable', () => {
    for (const statin of ['rosuva', 'atorva', 'simva', 'prava'])
      for (const ending of ['stin', 'stine'])
        expect(knowledge(`${statin}${ending} 10`).abbreviations).toMatchObject([{ meanings: [`${statin}statin`] }])
  })

  it('are for HIV none that are given for hepatitis B alone', () => {
    const { codes = [] } = knowledge('HIV drug').classes[0] ?? {}
    expect(codes[0]).toBe('j05ar20')
    expect(codes.some((code) => 'j05af10'.startsWith(code))).toBe(false)
  })

  it('are in an attack not those that prevent it, also where kidneys fail', () => {
    const codesIn = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesIn('gout kidney failure')).toContain('m04aa01')
    expect(codesIn('gout flare CKD')).not.toContain('m04aa01')
    expect(codesIn('gout flare CKD')).toContain('h02ab07')
  })

  it('are found by what an abbreviation in the name of a condition stands for', () => {
    const { codes } = knowledge('COPD triple therapy').classes[0] ?? {}
    expect(knowledge('triple therapy chronic obstructive pulmonary disease inhaler').classes).toMatchObject([{ codes }])
  })

  it('are what is given against a poison or a germ that is named alone, or beside who took it', () => {
    const codesOf = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    for (const asked of ['child swallowed iron pills', 'iron ingestion toddler', 'iron overdose', 'iron intoxication'])
      expect(codesOf(withNotesInFull(asked)), asked).toEqual(codesOf('drugs for iron poisoning'))
    expect(codesOf('cyanide')).toContain('v03ab33')
    expect(codesOf('strongyloides')).toEqual(codesOf('strongyloidiasis'))
  })

  it('are given for what comes after a condition, or beside the condition of a patient', () => {
    const codesOf = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesOf('post stroke spasticity arm')).toEqual(codesOf('drugs for spasticity'))
    expect(codesOf('constipation parkinson patient')).toEqual(codesOf('drugs for constipation'))
    expect(codesOf('asthma patient')).toEqual(codesOf('drugs for asthma'))
  })

  it('are found by the words of a condition, whatever small words stand between them', () => {
    const codesOf = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesOf('clot in leg')).toEqual(codesOf('clot in the leg'))
    expect(codesOf('elderly agitated at night dementia')).toEqual(codesOf('drugs for agitation in dementia'))
    expect(codesOf('blood clot leg cancer patient')).toEqual(codesOf('venous thromboembolism cancer'))
  })

  it('are found by a condition of two words with a patient between them, and by an eponym alone', () => {
    const codesOf = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesOf('bladder patient spasm')).toEqual(codesOf('drugs for bladder spasm'))
    expect(codesOf('wernicke iv')).toEqual(codesOf('drugs for Wernicke encephalopathy'))
  })

  it('are told faintly beside a guideline, which may not have been written', () => {
    const { codes } = knowledge('drugs for scabies').classes[0] ?? {}
    expect(knowledge('scabies guideline')).toMatchObject({ kinds: ['Article'], classes: [{ isFaint: true, codes }] })
    expect(knowledge('scabies systematic review').classes).toEqual([])
  })

  it('raise a slow heart rate and do not slow it further', () => {
    for (const asked of ['slow heart rate', 'slow pulse', 'low heart rate'])
      expect(knowledge(asked).classes.flatMap((each) => each.codes)).toEqual(
        knowledge('bradycardia').classes.flatMap((each) => each.codes),
      )
    expect(knowledge('slow down heart rate').classes).toMatchObject([{ codes: expect.arrayContaining(['c07ab']) }])
  })

  it('are not told where what is written about a condition is asked for', () => {
    expect(knowledge('bipolar cognition years after diagnosis').unless).toBeUndefined()
    expect(knowledge('scabies prevalence').unless).toBeUndefined()
  })

  it('are told faintly beside one word that is not known, however much is said of who and how long', () => {
    expect(knowledge('hep c 8 weeks all genotypes').unless).toMatchObject({
      asked: { isFaint: true, codes: expect.arrayContaining(['j05ap55']) },
      words: ['genotypes'],
    })
  })

  it('are asked for whoever they are for: the whole family, a husband', () => {
    const { codes } = knowledge('drugs for pinworms').classes[0] ?? {}
    expect(knowledge('pinworms whole family').classes).toMatchObject([{ isWhole: true, codes }])
    expect(knowledge('second degree burns').classes).toMatchObject([{ codes: knowledge('burns').classes[0]?.codes }])
  })

  it('are told faintly beside a scene, which tells nothing of what is given', () => {
    const { codes } = knowledge('drugs for scabies').classes[0] ?? {}
    for (const asked of ['scabies homeless shelter', 'scabies hockey team', 'scabies jail', 'scabies colonie vacances'])
      expect(knowledge(asked).classes, asked).toMatchObject([{ isWhole: true, isFaint: true, codes }])
    expect(knowledge('water pill low sodium old lady').classes).toMatchObject([
      { codes: expect.arrayContaining(['c03a']) },
    ])
  })

  it('are told beside small words of a French question', () => {
    const { codes } = knowledge('malignant hyperthermia').classes[0] ?? {}
    for (const asked of ['malignant hyperthermia combien de fioles', 'malignant hyperthermia dans la salle'])
      expect(knowledge(asked).classes, asked).toMatchObject([{ isWhole: true, codes }])
  })

  it('are of the kind that is asked for, where some that are given for the condition are', () => {
    const codesOf = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesOf('migraine prevention antibody')).toEqual(['n02cd01', 'n02cd02', 'n02cd03', 'n02cd05'])
    expect(codesOf('COPD exacerbation')).toContain('h02ab07')
    const antibiotics = codesOf('COPD exacerbation antibiotic')
    expect(antibiotics).toContain('j01fa10')
    expect(antibiotics).not.toContain('h02ab07')
  })

  it('for asthma with eosinophils are not those for an allergic one', () => {
    const codesOf = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesOf('severe asthma biologic')).toContain('r03dx05')
    expect(codesOf('severe eosinophilic asthma biologic')).toContain('r03dx09')
    expect(codesOf('severe eosinophilic asthma biologic')).not.toContain('r03dx05')
  })

  it('are not what guidelines advise against: a bronchodilator in bronchiolitis, oxytocin to ripen a cervix', () => {
    const codesOf = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesOf('bronchiolitis')).toEqual(['j06bd08', 'j06bd01'])
    expect(codesOf('cervical ripening')).toEqual(['g02ad02', 'a02bb01'])
  })

  it('are asked for by how they are had through a tube, or by whose kidneys fail', () => {
    expect(knowledge('PPI through an NG tube').classes).toMatchObject([
      { isWhole: true, codes: ['a02bc03', 'a02bc05', 'a02bc01'] },
    ])
    expect(knowledge('PPI through an NG tube').classes[0]?.isQuiet).toBeUndefined()
    expect(knowledge('DOAC in severe renal impairment').classes).toMatchObject([{ isWhole: true, codes: ['b01af02'] }])
  })

  it('are of no class by how often they are taken', () => {
    expect(knowledge('cefazolin q12h').classes).toEqual([])
  })

  it('may be what is written of a class beside a condition that it is not given for', () => {
    expect(knowledge('cannabinoids epilepsy').classes).toMatchObject([{ isUnsure: true }])
    expect(knowledge('alpha blocker BPH').classes[0]?.isUnsure).toBeUndefined()
  })

  it('are asked for by how they are supplied and paid, whatever else is said', () => {
    const { codes } = knowledge('birth control').classes[0] ?? {}
    expect(knowledge('birth control recall extra placebo').unless).toMatchObject({
      asked: { isWhole: true, codes },
      words: ['extra', 'placebo'],
    })
  })
})

const codesFor = (asked: string) => knowledge(asked).classes.flatMap(({ codes }) => codes)

it.each([
  // Patches are not for a pain that has just begun, nor for who has had no opioid.
  ['kid broken arm', 'n02ab03', 'n01ah01'],
  ['newborn procedure pain', 'n02ab03', 'n01ah01'],
  ['acute pancreatitis', 'n02ab03', 'n01ah01'],
  ['trauma pain', 'n02ab03', 'n01ah01'],
  ['fever newborn', 'j01dd04', 'j01dd01'],
  ['child insomnia', 'c02ac01', 'n05ch01'],
  ['agitation cirrhosis', 'n05ba06', 'n05ad01'],
  ['contraception smoker', 'g03aa', 'g03ac'],
  ['birth control smoker', 'g03a', 'g03ac'],
])('“%s” leads to nothing that harms', (asked, harmful, given) => {
  expect(codesFor(asked)).not.toContain(harmful)
  expect(codesFor(asked)).toContain(given)
})

it.each(['depression smoker', 'allergy truck driver', 'insomnia pilot', 'fever africa', 'fever thailand'])(
  '“%s” is searched by its words: not all that is given for the condition is for them',
  (asked) => expect(codesFor(asked)).toEqual([]),
)

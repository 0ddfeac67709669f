import { describe, expect, it } from 'vitest'
import { knowledgeOf } from './knowledge.ts'
import { abbreviations, drugClasses, treatments } from './terms/index.ts'

const knowledge = (text: string) => knowledgeOf(text, text)

describe('the words of a question', () => {
  it('name a class of drugs, in the singular and the plural, alone and beside others', () => {
    expect(knowledge('SGLT2 inhibitors').classes).toEqual([
      { term: 'sglt2 inhibitors', isWhole: true, codes: ['a10bk'] },
    ])
    expect(knowledge('statin drugs').classes).toMatchObject([{ term: 'statin drugs', isWhole: true }])
    expect(knowledge('statins and prostate cancer').classes).toMatchObject([{ term: 'statins', isWhole: false }])
    expect(knowledge('antidote for heparin').classes).toMatchObject([{ codes: ['v03ab14'], isWhole: true }])
    expect(knowledge('macrolide antibiotic').classes).toMatchObject([{ term: 'macrolide antibiotic', isWhole: true }])
    expect(knowledge('quinolone antibiotics').classes.every(({ isWhole }) => isWhole)).toBe(true)
    expect(knowledge('LABA inhaler').classes.flatMap(({ codes }) => codes)).not.toContain('r03ac')
    expect(knowledge('C09AA').classes).toMatchObject([{ codes: ['c09aa'], isWhole: true }])
  })

  it('ask for the drugs of a class by how the kidneys work', () => {
    expect(knowledge('DOAC afib crcl 25').classes).toEqual([
      expect.objectContaining({ term: 'doac afib crcl 25', isWhole: true, codes: ['b01af02', 'b01af01'] }),
    ])
    expect(knowledge('SGLT2 in CKD').classes).toMatchObject([{ codes: ['a10bk01', 'a10bk03'] }])
  })

  it('ask for what a condition is treated with', () => {
    expect(knowledge('drugs for gout').classes).toMatchObject([{ term: 'gout', isWhole: true }])
    expect(knowledge('treatment of hypothyroidism').classes).toEqual([
      { term: 'hypothyroidism', isWhole: true, isOfCondition: false, codes: ['h03aa'] },
    ])
    expect(knowledge('gout')).toMatchObject({
      classes: [{ term: 'gout', isWhole: false, isOfCondition: true }],
      isCondition: true,
    })
    expect(knowledge('CHF').isCondition).toBe(true)
    expect(knowledge('drugs for gout').isCondition).toBe(false)
    expect(knowledge('gout in transplant recipients').classes).toEqual([])
    for (const [asked, condition] of [
      ['rosacea cream', 'rosacea'],
      ['eye drops for glaucoma', 'glaucoma'],
      ['dry eye drops', 'dry eye'],
      ['restless legs medication', 'restless legs syndrome'],
      ['H. pylori eradication', 'Helicobacter pylori'],
    ] as const) {
      const [{ codes } = { codes: undefined }] = knowledge(`drugs for ${condition}`).classes
      expect(knowledge(asked).classes).toMatchObject([{ isWhole: true, codes }])
    }
    for (const condition of ['Rett syndrome', 'prurigo nodularis', 'hyperemesis gravidarum', 'infantile hemangioma']) {
      expect(knowledge(`drugs for ${condition}`).classes, condition).toMatchObject([{ isWhole: true }])
    }
    expect(knowledge('gout injection at Velmo').classes).toMatchObject([{ term: 'injection gout', isWhole: false }])
    expect(knowledge('gout injection trial').classes).toEqual([])
    expect(knowledge('Apotex gout drugs').classes).toEqual([
      { term: 'drugs gout', isWhole: false, codes: ['m04aa', 'm04ac', 'm04ab'] },
    ])
  })

  it('ask for it beside who it is for, how often, where and how bad it is, however they are spelt and bent', () => {
    for (const [asked, condition] of [
      ['head lice in a 3 year old', 'head lice'],
      ['thrush in newborn mouth', 'oral thrush'],
      ['gout injection twice a year', 'gout'],
      ['what can I give for severe diarrhoea while pregnant', 'diarrhea'],
      ['quit smoking pill', 'smoking cessation'],
      ['RLS in elderly inpatients', 'restless legs syndrome'],
      ['persistent hiccups palliative', 'hiccups'],
      ['hypoglycemia emergency kit', 'hypoglycemia'],
    ] as const) {
      const [{ codes } = { codes: undefined }] = knowledge(`drugs for ${condition}`).classes
      expect(knowledge(asked).classes, asked).toMatchObject([{ isWhole: true, codes }])
    }
    expect(knowledge('infected dog bite on hand').classes).toMatchObject([
      { isOfCondition: true, codes: ['j01cr02', 'j01aa02', 'j01ma14', 'j01ff01'] },
    ])
    expect(knowledge('severe gout').classes).toMatchObject([{ isWhole: false, isOfCondition: true }])
    expect(knowledge('gout in children trial').classes).toEqual([])
  })

  it('ask for a class beside who it is for, and by words that would ask for what a condition is treated with', () => {
    expect(knowledge('sleeping pill for elderly').classes).toMatchObject([{ isWhole: true }])
    expect(knowledge('shingles shot over 50').classes).toMatchObject([
      { isWhole: true, codes: knowledge('shingles vaccine').classes[0]?.codes },
    ])
  })

  it('ask for drugs unless a word beside tells one drug from another, where they are asked for aloud', () => {
    const { codes } = knowledge('drugs for scabies').classes[0] ?? {}
    expect(knowledge('scabies treatment for the summer camp').unless).toMatchObject({
      asked: { isWhole: true, codes },
      words: ['summer', 'camp'],
    })
    expect(knowledge('scabies in the summer camp').unless).toBeUndefined()
    expect(knowledge('scabies treatment vilanterol').unless).toBeUndefined()
  })

  it('ask for what causes a symptom, and for the symptom where nothing else is named', () => {
    const codesIn = (text: string) => knowledge(text).classes.flatMap(({ codes }) => codes)
    expect(codesIn('endometriosis pain pill')).toEqual(codesIn('drugs for endometriosis'))
    expect(codesIn('cough syrup for diabetics')).toEqual(codesIn('drugs for cough'))
  })

  it('ask for what those may have whom they name beside a condition or a class', () => {
    const ofPregnancy = { isWhole: true, codes: ['c07ag01', 'c08ca05', 'c02ab'] }
    expect(knowledge('antihypertensive in pregnancy').classes).toMatchObject([ofPregnancy])
    expect(knowledge('hypertension pregnant woman').classes).toMatchObject([ofPregnancy])
    expect(knowledge('hypertension woman').classes).not.toMatchObject([ofPregnancy])
    expect(knowledge('migraine pregnancy').classes).toMatchObject([{ codes: ['n02be01', 'a03fa01', 'n02cc01'] }])
  })

  it('ask for what the first of two conditions is treated with where nothing is given for both', () => {
    const { codes } = knowledge('drugs for gout').classes[0] ?? {}
    expect(knowledge('gout scabies').classes).toMatchObject([{ isWhole: true, isFaint: true, codes }])
    expect(knowledge('wasp sting anaphylaxis').classes).toMatchObject([{ codes: ['c01ca24'] }])
  })

  it('may ask for drugs in a short question with one word more', () => {
    const { codes } = knowledge('drugs for scabies').classes[0] ?? {}
    expect(knowledge('scabies campers').unless).toMatchObject({ asked: { isFaint: true, codes }, words: ['campers'] })
    expect(knowledge('scabies outbreak among campers').unless).toBeUndefined()
    expect(knowledge('scabies flagyl').unless).toBeUndefined()
  })

  it('ask for the class that stands beside a condition without a word between them', () => {
    const { codes } = knowledge('NSAIDs').classes[0] ?? {}
    expect(knowledge('NSAID gout').classes).toMatchObject([{ isWhole: true }])
    expect(knowledge('NSAID scabies').classes).toMatchObject([{ isWhole: true, codes }])
  })

  it('ask for biologics alone where those are asked for', () => {
    const codesIn = (text: string) => knowledge(text).classes.flatMap((each) => each.codes)
    expect(codesIn('ulcerative colitis biologic')).not.toContain('a07ec02')
    expect(codesIn('ulcerative colitis biologic')).toContain('l04ab02')
  })

  it('are the same where one word stands for another', () => {
    expect(knowledge('drugs for postpartum bleeding').classes).toMatchObject([
      { isWhole: true, codes: knowledge('drugs for postpartum hemorrhage').classes[0]?.codes },
    ])
  })

  it('ask for a class where it is not given for the condition beside it', () => {
    const codesIn = (text: string) => knowledge(text).classes.flatMap(({ codes }) => codes)
    expect(codesIn('antacid safe for heartburn')).toEqual(codesIn('antacid'))
    expect(codesIn('drug for statin muscle spasm')).toEqual(codesIn('drug for muscle spasm'))
  })

  it('name a class as others say it', () => {
    for (const [said, name] of [
      ['anti IL-17', 'IL-17 inhibitor'],
      ['TNF antagonist', 'TNF inhibitor'],
      ['inhibitor DPP-4', 'DPP-4 inhibitor'],
      ['GLP-1 analogue', 'GLP-1 agonist'],
    ] as const) {
      expect(knowledge(said).classes, said).toMatchObject([{ isWhole: true, codes: knowledge(name).classes[0]?.codes }])
    }
  })

  it('ask for what two classes have in common, or a class and what it is given for', () => {
    expect(knowledge('MAOI antidepressant').classes).toMatchObject([{ isWhole: true, codes: ['n06af', 'n06ag'] }])
    expect(knowledge('alpha blocker for BPH').classes).toMatchObject([{ isWhole: true, codes: ['g04ca'] }])
    expect(knowledge('SGLT2 inhibitors in heart failure').classes).toMatchObject([{ isOfCondition: true }])
    expect(knowledge('statin or fibrate').classes).toMatchObject([{ isWhole: false }, { isWhole: false }])
  })

  it('are read as abbreviations, those that are ordinary words in capitals only', () => {
    expect(knowledge('afib').abbreviations).toMatchObject([{ meanings: ['atrial fibrillation'], isWhole: true }])
    expect(knowledge('TMP-SMX dose').abbreviations).toMatchObject([{ term: 'tmp smx', isWhole: false }])
    expect(knowledge('relapsed ALL in children').abbreviations).toMatchObject([
      { meanings: ['acute lymphoblastic leukemia'] },
    ])
    expect(knowledge('all children').abbreviations).toEqual([])
    expect(knowledge('aggrenox generic').abbreviations).toMatchObject([
      { meanings: ['dipyridamole', 'acetylsalicylic acid'] },
    ])
    expect(knowledge('pip-tazo dose').abbreviations).toMatchObject([{ meanings: ['piperacillin tazobactam'] }])
    expect(knowledge('TENS for back pain').abbreviations).toMatchObject([{ term: 'tens' }])
    expect(knowledge('tens of thousands').abbreviations).toEqual([])
  })

  it('ask for the drugs of a condition only where no drug is named', () => {
    expect(knowledge('COPD inhaler Velmopharm').classes).toMatchObject([{ term: 'inhaler copd' }])
    expect(knowledge('COPD inhaler vilanterol').classes).not.toContainEqual(
      expect.objectContaining({ term: 'inhaler copd' }),
    )
  })

  it('ask for drugs of a form beside a condition, by whatever they are dissolved in', () => {
    expect(knowledge('toenail fungus solution')).toMatchObject({
      classes: [{ isWhole: true }],
      forms: [{ form: '(?:solution|lacquer|liquid)' }],
    })
  })

  it('ask for what is given by the route that they name', () => {
    expect(knowledge('impetigo po')).toMatchObject({ classes: [{ isWhole: true }], forms: [{ route: 'oral' }] })
    expect(knowledge('cellulitis iv')).toMatchObject({ forms: [{ route: 'intravenous' }] })
  })

  it('name what is called after somebody without what it is, unless the name is a word', () => {
    expect(knowledge('gaucher')).toMatchObject({
      classes: [{ codes: knowledge('Gaucher disease').classes[0]?.codes }],
      isCondition: true,
    })
    expect(knowledge('still').classes).toEqual([])
  })

  it('name the drugs that are given together', () => {
    expect(knowledge('R-CHOP').classes).toMatchObject([{ codes: ['l01fa01', 'l01aa01', 'l01db01', 'l01ca02'] }])
  })

  it('name a class by what its abbreviation stands for, and ask for it beside how it is paid', () => {
    const { codes } = knowledge('RSV vaccine').classes[0] ?? {}
    expect(knowledge('respiratory syncytial virus vaccine older adults').classes).toMatchObject([
      { isWhole: true, codes },
    ])
    expect(knowledge('COPD triple therapy code').classes).toMatchObject([{ isWhole: true }])
  })

  it('are no abbreviation where they are a unit', () => {
    expect(knowledge('metformin 500 mg').abbreviations).toEqual([])
    expect(knowledge('IVIG for MG').abbreviations).toContainEqual(
      expect.objectContaining({ meanings: ['myasthenia gravis'] }),
    )
  })

  it('ask for a kind of content', () => {
    expect(knowledge('keytruda decision')).toMatchObject({ kinds: ['Decision'], mereKinds: ['decision'] })
    expect(knowledge('statins systematic review')).toMatchObject({ kinds: ['Article'], mereKinds: [] })
    expect(knowledge('pertussis vaccine journal')).toMatchObject({ kinds: ['Article'], mereKinds: [] })
    expect(knowledge('decisive action').kinds).toEqual([])
  })
})

describe('the tables', () => {
  it('hold two hundred classes, each with codes of the classification', () => {
    expect(drugClasses.length).toBeGreaterThan(200)
    for (const { codes } of [...drugClasses, ...treatments]) {
      expect(codes.every((code) => /^[a-z]\d{2}(?:[a-z]{1,2}(?:\d{2})?)?$/.test(code))).toBe(true)
    }
  })

  it.each([
    ['antidiarrheal', 'a07ec02', 'mesalazine'],
    ['NK1 antagonist', 'a04ad11', 'nabilone'],
    ['endothelin receptor antagonist', 'c02kx05', 'riociguat'],
    ['low molecular weight heparin', 'b01ab01', 'heparin'],
    ['antiplatelet', 'b01ac27', 'selexipag'],
    ['stimulant', 'n06ba09', 'atomoxetine'],
    ['mood stabilizer', 'n03ag04', 'vigabatrin'],
    ['xanthine oxidase inhibitor', 'm04ac01', 'colchicine'],
    ['DMARD', 'l04ax04', 'lenalidomide'],
    ['immunosuppressant', 'l04ax04', 'lenalidomide'],
    ['MS drug', 'l04aa06', 'mycophenolate'],
    ['LAMA', 'r03bb01', 'ipratropium'],
    ['LABA', 'r03ac02', 'salbutamol'],
    ['dual bronchodilator', 'r03al02', 'salbutamol with ipratropium'],
    ['puffer', 'r03dc03', 'montelukast'],
    ['asthma biologic', 'r03dx07', 'roflumilast'],
    ['decongestant', 'r01ad09', 'mometasone'],
    ['cephalosporin', 'j01dh02', 'meropenem'],
    ['PDE5 inhibitor', 'g04be01', 'alprostadil'],
    ['GnRH antagonist', 'l02bx03', 'abiraterone'],
    ['phosphate binder', 'v03ae01', 'polystyrene'],
    ['neuromuscular blocker', 'm03ax01', 'botulinum toxin'],
    ['retinoid', 'd10ae01', 'benzoyl peroxide'],
    ['topical calcineurin inhibitor', 'd11ah05', 'dupilumab'],
    ['antispasmodic', 'a03fa01', 'metoclopramide'],
    ['anticholinergic', 'a03ax13', 'simethicone'],
  ])('do not count among the class %s what stands under %s: %s', (name, code) => {
    const { codes } = drugClasses.find(({ english }) => english.includes(name)) ?? { codes: [''] }
    expect(codes.filter((begin) => code.startsWith(begin))).toEqual([])
  })

  it('give each abbreviation one reading', () => {
    const names = abbreviations.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.length).toBeGreaterThan(350)
  })
})

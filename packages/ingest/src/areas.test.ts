import { describe, expect, it } from 'vitest'
import { areasOfAtc, areasOfHeadings, areasOfProduct, areasOfText } from './areas.ts'

describe('areas of interest by words', () => {
  it.each([
    ['Delivery of a drug by nanoparticles', 'liver'],
    ['Division of labour in a provision for supervision', 'vision'],
    ['Cilastatin by itself', 'statin'],
    ['Nystatin for the mouth', 'statin'],
    ['Norepinephrine at the bedside', 'nephr'],
    ['Painting and champagne', 'pain'],
    ['Parachute in the achievement of hives', 'hiv'],
    ['Grandchildren and childhoods', 'child'],
    ['Adieu: dietitians', 'diet'],
    ['Haemophilus influenzae', 'influenza'],
    ['Adrenaline pens', 'adrenal'],
    ['Premature atrial complexes of the atlas', 'premature'],
    ['Antisepsis', 'sepsis'],
    ['Young fishes of a tropical reef', 'tropical'],
    ['Allergan, gastropods, vaccinia and pregnanolone', 'allerg, gastro, vaccin, pregnan'],
  ])('are none where a word only holds one of an area: %s (%s)', (text) => {
    expect(areasOfText(text)).toEqual([])
  })

  it.each([
    ['Liver transplantation', ['Transplantation', 'Surgery', 'Digestive health']],
    ['Vision loss', ['Eye health']],
    ['Neglected tropical diseases', ['Travel and tropical medicine', 'Infectious diseases']],
    ['Sleep in methamphetamine withdrawal', ['Addiction medicine']],
    ['A curriculum of residency training', ['Medical education']],
    ['Eczema-like melanoma', ['Melanoma and skin cancer', 'Cancer']],
    ['Rosuvastatin or other statins', ['Dyslipidemia', 'Cardiovascular health']],
    ['Hypothyroidism', ['Thyroid disease', 'Diabetes and endocrinology']],
    ['Adrenal insufficiency', ['Adrenal disorders', 'Diabetes and endocrinology']],
    [
      'Crohn’s disease and psoriatic plaques',
      ['Psoriasis', 'Inflammatory bowel disease', 'Dermatology', 'Digestive health'],
    ],
    ['HIV-1', ['HIV', 'Infectious diseases']],
    ['Tipranavir', ['HIV', 'Infectious diseases']],
    ['Teduglutide', []],
    ['Human liver microsomes', []],
    ['Post-operative pain', ['Anesthesia and pain']],
    ['Respiratory depression', ['Respiratory health']],
    ['Depression of the elderly', ['Depression', 'Mental health']],
    ['Child-Pugh class B', []],
    ['Vaginal delivery with a low-lying placenta', ["Women's health"]],
    ['Achalasia', ['Digestive health']],
    ['West Nile neuroinvasive disease', ['Infectious diseases']],
    ['Tumour necrosis factor', []],
    ['Tofacitinib', []],
    ['A test of Ortho ELISA', []],
  ])('are found by whole words: %s', (text, areas) => {
    expect(areasOfText(text)).toEqual(areas)
  })

  it('are those of headings and title together', () => {
    expect(areasOfHeadings(['Heart Failure', 'Delivery, Obstetric'], 'A division of care')).toEqual([
      'Heart failure',
      'Cardiovascular health',
      "Women's health",
    ])
  })
})

describe('areas of interest by the name of a product', () => {
  it.each([
    ['albiglutide', ['Type 2 diabetes', 'Diabetes and endocrinology']],
    ['teduglutide', ['Digestive health']],
    ['elotuzumab', ['Myeloma', 'Systemic cancer therapy', 'Cancer']],
    ['alemtuzumab', ['Multiple sclerosis', 'Neurology']],
    ['Dipeptidylpeptidase-4 (DPP-4) inhibitors', ['Type 2 diabetes', 'Diabetes and endocrinology']],
    ['Tumour necrosis factor (TNF) blockers', ['Rheumatoid arthritis', 'Rheumatology']],
    ['Invented AED 3', ['Resuscitation', 'Critical care']],
    ['Invented NC PTCA dilatation catheter', ['Coronary artery disease', 'Cardiovascular health']],
    ['Invented Composite Mesh', ['Surgery']],
    ['Invented software', []],
  ])('are those of its stem, class or kind of device: %s', (name, areas) => {
    expect(areasOfProduct('', name)).toEqual(areas)
  })

  it('are those of a text about it too', () => {
    expect(areasOfProduct('For adults with asthma', 'inventozomib')).toEqual([
      'Myeloma',
      'Systemic cancer therapy',
      'Asthma',
      'Cancer',
    ])
  })
})

describe('areas of interest by class of drug', () => {
  it.each([
    ['metformin', 'A10BA02', ['Type 2 diabetes', 'Diabetes and endocrinology']],
    [
      'apixaban',
      'B01AF02',
      ['Atrial fibrillation', 'Venous thromboembolism', 'Stroke prevention', 'Cardiovascular health'],
    ],
    ['guanfacine', 'C02AC02', ['Attention deficit hyperactivity disorder', 'Mental health']],
    ['ocrelizumab', 'L04AA36', ['Multiple sclerosis', 'Neurology']],
    ['nintedanib', 'L01EX09', ['Interstitial lung disease', 'Respiratory health']],
    ['ciclesonide', 'R03BA08', ['Asthma', 'Respiratory health']],
    [
      'alpha-1 antitrypsin',
      'B02AB02',
      ['Chronic obstructive pulmonary disease', 'Rare diseases', 'Respiratory health'],
    ],
    ['a tracer for the brain', 'V09AX06', ['Dementia', 'Neurology']],
    ['a sunscreen', 'D02BA02', []],
    ['a toothpaste', 'A01AA01', []],
    ['a hand wash', 'D08AJ01', []],
  ])('are those of the longest beginning that is known: %s', (_, code, areas) => {
    expect(areasOfAtc([code])).toEqual(areas)
  })

  it('tell eyes from ears', () => {
    expect([areasOfAtc(['S01AE01']), areasOfAtc(['S02AA15'])]).toEqual([['Eye health'], ['Ear, nose and throat']])
  })
})

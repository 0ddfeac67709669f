import { describe, expect, it } from 'vitest'
import { areasOfAtc, areasOfHeadings, areasOfProduct } from './areas.ts'

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
    ['Premature complexes of the atlas', 'premature'],
    ['Antisepsis', 'sepsis'],
    ['Young fishes of a tropical reef', 'tropical'],
    ['Allergan, gastropods, vaccinia and pregnanolone', 'allerg, gastro, vaccin, pregnan'],
  ])('are none where a word only holds one of an area: %s (%s)', (text) => {
    expect(areasOfProduct(text, '')).toEqual([])
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
    ['Depression of the elderly', ['Depression', 'Mental health', 'Geriatric medicine']],
    ['Child-Pugh class B', []],
    ['Vaginal delivery with a low-lying placenta', ['Labour and birth', "Women's health"]],
    ['Achalasia', ['Digestive health']],
    ['West Nile neuroinvasive disease', ['Infectious diseases']],
    ['Tumour necrosis factor', []],
    ['Tofacitinib', []],
    ['A test of Ortho ELISA', []],
    ['Anaplastic lymphoma kinase', []],
    ['Substrates of breast cancer resistance protein', []],
    ['Insulin-like growth factor 1', []],
    ['Mycosis fungoides', []],
    ['Colorectal stents', []],
    ['Drug-eluting stents', ['Coronary artery disease', 'Cardiovascular health']],
    ['Coronary sinus leads', []],
    ['Relationships after the birth of a common child', []],
    ['Fever in a child with leukemia', ['Leukemia', 'Cancer', 'Pediatrics']],
    ['Sublingual immunotherapy', []],
    ['Chronic venous hypertension and leg ulcers', ['Wound care', 'Dermatology', 'Cardiovascular health']],
    ['Fecal microbiota transplantation', ['Digestive health']],
    ['Hematopoietic stem cell transplantation', ['Hematology']],
    ['Twin-twin transfusion syndrome', ['High-risk pregnancy', "Women's health"]],
    ['A wound-healing assay', []],
    ['Left atrial appendage closure', ['Atrial fibrillation', 'Cardiovascular health']],
    ['Ambulance services', ['Emergency medicine']],
    ['Recruiting medical students', ['Medical education']],
    ['Acral melanocytic nevi', ['Dermatology']],
    ['Merkel cell carcinoma', ['Melanoma and skin cancer', 'Cancer']],
    ['Giant-cell arteritis', ['Vasculitis', 'Rheumatology']],
    ['Standard blood-pressure control', ['Hypertension', 'Cardiovascular health']],
    ['Pulmonary arterial hypertension', ['Cardiovascular health', 'Respiratory health']],
    ['Transcatheter pulmonary valve', ['Valvular heart disease', 'Cardiovascular health']],
    ['Pancreatic ductal adenocarcinoma', ['Pancreatic cancer', 'Cancer', 'Digestive health']],
    ['Laryngeal squamous cell carcinoma', ['Head and neck cancer', 'Cancer']],
    ['Ovarian serous borderline tumors', ['Gynecological cancer', 'Cancer']],
    ['Acquired immunodeficiency syndrome', ['HIV', 'Infectious diseases']],
    ['Soil respiration', []],
    ['Neuroleptic malignant syndrome', []],
    ['Non-malignant disease', []],
    ['Hair transplantation', []],
    ['A psoriasiform drug eruption', ['Dermatology']],
    ['A Type 2 diabetic', ['Type 2 diabetes', 'Diabetes and endocrinology']],
  ])('are found by whole words: %s', (text, areas) => {
    expect(areasOfProduct(text, '')).toEqual(areas)
  })

  it('are those of headings and title together', () => {
    expect(
      areasOfHeadings({ headings: ['Heart Failure', 'Delivery, Obstetric'], title: 'A division of care' }),
    ).toEqual(['Heart failure', 'Cardiovascular health', "Women's health"])
  })

  it('are first those of the title, and the wider ones take no place of theirs', () => {
    expect(
      areasOfHeadings({
        title: 'Psychopathology of children before a liver transplantation',
        headings: ['anxiety', 'depression', 'post-traumatic stress disorder'],
      }),
    ).toEqual(['Transplantation', 'Surgery', 'Digestive health', 'Mental health', 'Pediatrics'])
    expect(
      areasOfHeadings({ title: 'Rubella vaccine in pregnant women', headings: ['Infant', 'Vaccine safety'] }),
    ).toEqual(['Vaccines', 'Pharmacotherapy', 'Infectious diseases', "Women's health", 'Pediatrics'])
  })

  it('are refined, not widened, by headings that a program derived', () => {
    const derived = ['Neoplasm Metastasis', 'Macular Degeneration']
    expect(areasOfHeadings({ title: 'Macular edema secondary to another disease', headings: [], derived })).toEqual([
      'Macular degeneration',
      'Eye health',
    ])
    expect(areasOfHeadings({ title: 'A study of an invention', headings: [], derived: ['Asthma'] })).toEqual([
      'Asthma',
      'Respiratory health',
    ])
  })

  it.each([
    ['Nutritional deficiencies of ants', []],
    ['Gross lesions in the livers of sika deer', []],
    ['Fractures of dogs and their owners', ['Fractures', 'Musculoskeletal health']],
    [
      'Heart failure in patients with allergy to cats',
      ['Heart failure', 'Cardiovascular health', 'Allergy and immunology'],
    ],
  ])('are none where animals are the subject: %s', (title, areas) => {
    expect(areasOfHeadings({ title, headings: [] })).toEqual(areas)
  })

  it('take the ages of those who took part for a subject where they are one age', () => {
    const title = 'A trial of an invention'
    expect(areasOfHeadings({ title, headings: ['Child', 'Adult', 'Aged, 80 and over'] })).toEqual([])
    expect(areasOfHeadings({ title, headings: ['Child', 'Child, Preschool'] })).toEqual(['Pediatrics'])
    expect(areasOfHeadings({ title, headings: ['Aged', 'Aged, 80 and over'] })).toEqual(['Geriatric medicine'])
  })

  it('are not those of a symptom among the keywords of something else', () => {
    const headings = ['fever', 'headache']
    expect(areasOfHeadings({ title: 'Influenza in a season', headings })).toEqual([
      'Respiratory infections',
      'Infectious diseases',
    ])
    expect(areasOfHeadings({ title: 'Symptoms in a season', headings })).toEqual(['Headache and migraine', 'Neurology'])
  })

  it('take machine learning for one of medicine beside medicine', () => {
    const headings = ['Machine learning']
    expect(areasOfHeadings({ title: 'Voltage of a power grid', headings })).toEqual([])
    expect(areasOfHeadings({ title: 'Reading images of patients', headings })).toEqual([
      'Artificial intelligence in medicine',
      'Practice and health systems',
    ])
  })

  it.each([
    ['Dapagliflozin in heart failure', ['Heart failure', 'Cardiovascular health']],
    ['Apixaban in atrial fibrillation', ['Atrial fibrillation', 'Cardiovascular health']],
    ['Stability of dapagliflozin', ['Type 2 diabetes', 'Diabetes and endocrinology']],
    ['A toxic dose of amlodipine', ['Hypertension', 'Cardiovascular health']],
  ])('are those of a drug in the title where it tells no other: %s', (title, areas) => {
    expect(areasOfHeadings({ title, headings: [] })).toEqual(areas)
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
    ['domperidone', []],
    ['Drug reaction with eosinophilia and systemic symptoms', ['Drug safety', 'Pharmacotherapy']],
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
      'Respiratory health',
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
    ['alpelisib', 'L01EM03', ['Breast cancer', 'Systemic cancer therapy', 'Cancer']],
    ['nadofaragene firadenovec', 'L01XL10', ['Cancer', 'Urology']],
    ['ciltacabtagene', 'L01XL05', ['Myeloma', 'Systemic cancer therapy', 'Cancer']],
    ['glofitamab', 'L01FX28', ['Lymphoma', 'Systemic cancer therapy', 'Cancer']],
    ['tolvaptan', 'C03XA01', ['Kidney health', 'Chronic kidney disease', 'Diabetes and endocrinology']],
    ['etanercept', 'L04AB01', ['Rheumatoid arthritis', 'Psoriasis', 'Spondyloarthritis', 'Rheumatology']],
    ['paliperidone', 'N05AX13', ['Psychosis and schizophrenia', 'Mental health']],
    ['quetiapine', 'N05AH04', ['Psychosis and schizophrenia', 'Bipolar disorder', 'Mental health']],
    ['brexpiprazole', 'N05AX16', ['Psychosis and schizophrenia', 'Depression', 'Mental health']],
    ['ibuprofen with a decongestant', 'M01AE51', ['Acute pain', 'Anesthesia and pain']],
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

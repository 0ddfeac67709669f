import { expect, it } from 'vitest'
import { bilingualQuestion } from '../../bilingual.ts'
import { withoutHarming } from '../../contraindications/harmed.ts'
import { knowledgeOf } from '../../knowledge.ts'
import { meaningOf } from '../../known-names.ts'

const codesOf = (typed: string, language: 'en' | 'fr') => {
  const { text } = bilingualQuestion(typed, language)
  return withoutHarming(knowledgeOf(text, typed).classes, { typed, text }).flatMap(({ codes }) => codes)
}

it.each([
  ['necrotizing fasciitis', 'fasciite nécrosante', 'j01cr05'],
  ['myxedema coma', 'coma myxœdémateux', 'h02ab09'],
  ['calcium channel blocker overdose', 'intoxication aux bloqueurs calciques', 'b05xa07'],
  ['severe hyperkalemia', 'hyperkaliémie sévère', 'b05xa19'],
  ['insulin overdose', "surdose d'insuline", 'b05ba03'],
  ['hyponatremia', 'hyponatrémie', 'b05xa03'],
  ['urinary retention', 'rétention urinaire', 'g04ca02'],
  ['sepsis', 'sepsis', 'j01cr05'],
  ['septic shock', 'choc septique', 'c01ca03'],
  ['diabetic ketoacidosis', 'acidocétose diabétique', 'a10ab01'],
  ['hyperosmolar hyperglycemic state', 'état hyperosmolaire', 'a10ab01'],
  ['acute coronary syndrome', 'syndrome coronarien aigu', 'b01ac06'],
  ['immune thrombocytopenia', 'thrombopénie immune', 'h02ab07'],
  ['latent tuberculosis', 'tuberculose latente', 'j04ab02'],
  ['acute pancreatitis pain', 'douleur de pancréatite', 'n02aa03'],
  ['refeeding syndrome', 'syndrome de renutrition', 'a11da01'],
  ['ruptured eardrum', 'tympan perforé', 's02ca06'],
  ['frostbite', 'engelures', 'm01ae01'],
  ['atypical depression', 'dépression atypique', 'n06ab06'],
  ['hot flashes breast cancer', 'bouffées de chaleur cancer du sein', 'n06ax16'],
  ['DOAC reversal', 'renverser eliquis', 'b02bd01'],
  ['DOAC reversal', 'renverser AOD', 'b02bd01'],
  ['statin with clarithromycin', 'statine avec clarithromycine', 'c10aa03'],
  ['statin that does not interact with clarithromycin', 'statine sans interaction avec la clarithromycine', 'c10aa03'],
  ['methemoglobinemia G6PD', 'méthémoglobinémie G6PD', 'a11ga01'],
  ['lithium overdose', 'surdose de lithium', 'b05xa03'],
  ['clonidine overdose', 'surdose de clonidine', 'v03ab15'],
  ['warfarin overdose', 'surdose de coumadin', 'b02ba01'],
  ['enoxaparin overdose', "surdose d'énoxaparine", 'v03ab14'],
  ['magnesium overdose', 'surdose de magnésium', 'b05xa19'],
  ['eliquis bleed', 'saignement sous eliquis', 'b02bd01'],
  ['hepatitis B newborn', 'hépatite B nouveau-né', 'j07bc01'],
  ['parkinson delirium', 'délirium parkinson', 'n05ah04'],
  ['newborn sepsis', 'sepsis du nouveau-né', 'j01ca01'],
  ['WPW afib', 'FA préexcitée', 'c01ba02'],
  ['dengue fever', 'fièvre dengue', 'n02be01'],
])('for "%s" and « %s » %s stands first', (english, french, code) => {
  expect([codesOf(english, 'en')[0], codesOf(french, 'fr')[0]]).toEqual([code, code])
})

it.each([
  ['leg cramps', 'crampes aux mollets', 'p01bc01'],
  ['red eye', 'œil rouge', 's01ba'],
  ['corneal abrasion', 'abrasion de la cornée', 's01ha'],
  ['cold medicine child', 'sirop rhume enfant', 'r05'],
  ['cold medicine child', 'sirop rhume enfant', 'r01ba'],
  ['gastroenteritis child', 'gastro enfant', 'a07da'],
  ['low phosphate', 'hypophosphatémie', 'b05xa'],
  ['lower potassium', 'baisser le potassium', 'v03ae'],
  ['ruptured eardrum', 'tympan perforé', 's02ca'],
  ['hot flashes breast cancer', 'bouffées de chaleur cancer du sein', 'n06ab05'],
  ['cannabis cyclic vomiting', 'sevrage cannabis vomissements', 'a04ad11'],
])('"%s" and « %s » never ask for %s', (english, french, code) => {
  const given = [codesOf(english, 'en'), codesOf(french, 'fr')]

  expect(given.every((codes) => codes.length > 0)).toBe(true)
  expect(given.flat()).not.toContain(code)
})

it.each([
  ['CTX', ['ceftriaxone', 'cyclophosphamide']],
  ['AZA', ['azathioprine', 'azacitidine']],
  ['aggrenox', ['dipyridamole', 'acetylsalicylic acid']],
  ['doxil', ['Caelyx', 'doxorubicin']],
  ['metho', undefined],
])('%s is not taken for one drug where it may be another', (name, meanings) => {
  expect(meaningOf([name.toLowerCase()])?.meanings).toEqual(meanings)
})

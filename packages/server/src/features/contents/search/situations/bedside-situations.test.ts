import { expect, it } from 'vitest'
import { bilingualQuestion } from '../bilingual.ts'
import { withValuesTold } from '../terms/lab-values.ts'
import { situationIn } from './situations.ts'

const firstOf = (asked: string) => {
  const language = /[àâéèêïôùç]|\b(?:sous|sans|pas|du)\b/u.test(asked) ? 'fr' : 'en'
  return situationIn(asked, bilingualQuestion(withValuesTold(asked), language).text)?.given.codes[0]
}

it.each([
  ['xarelto at 7 am, ruptured aaa to the or now', 'b02bd01'],
  ['sous pradaxa, laparotomie urgente ce soir', 'v03ab37'],
  ['warfarin inr 3.4 hip fracture', 'b02ba01'],
  ['eliquis coffee ground emesis', 'b02bd01'],
  ['hit child c cirrhosis anticoagulant', 'b01ae06'],
  ['tih dialyse quel anticoagulant', 'b01ae03'],
  ['type b dissection 190/100', 'c07ab09'],
  ['dissection aortique 210/120 asthmatique', 'c08db01'],
  ['pheo bp 260 on the table', 'c04ab01'],
  ['pink frothy sputum 220/115', 'c01da02'],
  ['stemi cold and mottled bp 75', 'c01ca03'],
  ['invokana ketones 5.1 ph 7.2', 'a10ab01'],
  ['gliclazide sugar 2.1 again after d10', 'h01cb02'],
  ['tsh 110 t 32 stuporeuse', 'h02ab09'],
  ['refeeding phos 0.28', 'b05xa06'],
  ['slt, déficit en g6pd', 'm04aa01'],
  ['sprayed the field, drooling and twitching', 'a03ba01'],
  ['desflurane etco2 88', 'm03ca01'],
  ['vre bacteremia platelets 30 on linezolid', 'j01xx09'],
  ['sarm pneumonie, ira sous vanco', 'j01xx08'],
  ['falciparum confused lactate 6', 'p01be03'],
  ['cryptococcal meningitis induction', 'j02aa01'],
  ['toxic shock rash bp 70', 'j01ff01'],
  ['coversyl lips swollen', 'c01ca24'],
  ['lèvres enflées sous coversyl, épi sans effet', 'b06ac02'],
  ['blue at 3 days old, no murmur', 'c01ea01'],
  ['tnk for stroke bp 212/100', 'c07ag01'],
  ['parkinson bowel obstruction npo', 'n04bc09'],
  ['adamts13 pending plts 9', 'h02ab07'],
  ['car-t day 5 t 39.8', 'l04ac07'],
  ['car-t aphasic and confused', 'h02ab02'],
  ['vt storm icd shocks', 'c01bd01'],
  ['k 1.8 u waves', 'b05xa01'],
  ['took 25 g of tylenol', 'r05cb01'],
  ['toddler ate clonidine hr 48', 'v03ab15'],
  ['pe 30 weeks pregnant', 'b01ab05'],
])('%s calls for %s first', (asked, code) => {
  expect(firstOf(asked)).toBe(code)
})

it.each([
  ['restart eliquis after surgery tonight', 'b02bd01'],
  ['mechanical valve hip fracture inr 2.8 warfarin', 'b02ba01'],
  ['hit his head platelets 44', 'b01ae03'],
  ['hit assay negative anticoagulant for dvt', 'b01ae03'],
  ['type a dissection bp 70 tamponade', 'c07ab09'],
  ['vertebral dissection 160/90', 'c07ab09'],
  ['pheo 180/100 before surgery', 'c04ab01'],
  ['pulmonary edema 200/110 took cialis', 'c01da02'],
  ['rv infarct shock bp 70', 'c01ca03'],
  ['jardiance yeast infection', 'a10ab01'],
  ['when to restart jardiance after dka', 'a10ab01'],
  ['tumor lysis urate 900 g6pd normal', 'm04aa01'],
  ['vre uti plts 30 on linezolid', 'j01xx09'],
  ['neck rigid on volatile anesthetics last year', 'm03ca01'],
  ['switch ramipril after tongue swelling', 'c01ca24'],
  ['stemi tnk bp 210/110', 'c07ag01'],
  ['asthma tpa candidate bp 210/110', 'c07ag01'],
  ['massive pe 30 weeks pregnant arrest', 'b01ab05'],
  ['tylenol 4 g a day', 'r05cb01'],
  ['tpa candidate 210/110 bleeding', 'c07ag01'],
])('%s does not call for %s first', (asked, code) => {
  expect(firstOf(asked)).not.toBe(code)
})

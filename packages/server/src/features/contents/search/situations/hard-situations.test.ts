import { expect, it } from 'vitest'
import { bilingualQuestion } from '../bilingual.ts'
import { situationIn } from './situations.ts'

const firstOf = (asked: string) => {
  const read = bilingualQuestion(asked, /[àâéèêïôùç]|\b(?:sous|sans|pas)\b/u.test(asked) ? 'fr' : 'en').text
  return situationIn(asked, read)?.given.codes[0]
}

it.each([
  ['pulled from a burning house soot in nose lactate 12', 'v03ab33'],
  ['blue sat 84 after dapsone', 'v03ab17'],
  ['exposed to sarin what antidote', 'a03ba01'],
  ['verger épandu, bave et myosis, vomit', 'a03ba01'],
  ['tylenol level 1100 umol at 6 h', 'r05cb01'],
  ['subdural on eliquis, no andexxa here', 'b02bd01'],
  ['gunshot belly takes pradaxa', 'v03ab37'],
  ['levophed maxed map 52 in septic shock', 'h01ba01'],
  ['convulse encore après keppra', 'n03ab05'],
  ['still seizing after dilantin load', 'n03ax14'],
  ['asthme intubé malgré ventolin et atrovent', 'b05xa05'],
  ['bav fc 30, atropine sans effet', 'c01ca24'],
  ['iamest, hémodynamie à 5 h de route', 'b01ad11'],
  ['on cortisone for years, vomiting bp 70', 'h02ab09'],
  ['na 165 deshydratee au CHSLD', 'b05ba03'],
  ['listeria meningitis penicillin anaphylaxis', 'j01ee01'],
  ['listeria meningitis penicillin and sulfa allergy pregnant', 'j01dh02'],
  ['erv dans les urines, pas de zyvox', 'j01xx01'],
  ['INR 9 on warfarin no bleeding', 'b02ba01'],
  ['raccoon bite what now', 'j06bb05'],
  ["bull's eye rash 12 weeks pregnant", 'j01ca04'],
  ['érythème migrant, enceinte de 20 semaines', 'j01ca04'],
  ['nurse never vaccinated needlestick source hbsag positive', 'j06bb04'],
  ['GBS ascending weakness fvc falling', 'j06ba02'],
  ['preeclampsia 170/112 asthmatic', 'c08ca05'],
  ['preeclampsia 170/112', 'c07ag01'],
  ['pph asthmatic what not to give', 'g02ad04'],
  ['mère AgHBs positive, bébé vient de naître', 'j06bb04'],
  ['7 week old 38.7 no focus', 'j01dd04'],
  ['9 day old febrile', 'j01ca01'],
  ['6 day old vesicles and lethargic', 'j05ab01'],
  ['sickle cell 12 yo sats 88 infiltrate', 'j01dd04'],
  ['itp 30 weeks platelets 18', 'h02ab07'],
  ['ectopique stable bhcg 1800', 'l04ax03'],
  ['fièvre 39 post-césarienne utérus douloureux', 'j01ff01'],
  ['infantile spasms prednisolone failed', 'n03ag04'],
  ['dying patient gurgling secretions', 'a03ab02'],
  ['mpoc terminale dyspnée au repos', 'n02aa01'],
  ['vomiting after cisplatin despite zofran', 'n05ah03'],
  ['otite échec clavulin', 'j01dd04'],
])('%s calls for %s first', (asked, code) => {
  expect(firstOf(asked)).toBe(code)
})

it.each([
  ['wildfire smoke asthma unconscious bias', 'v03ab33'],
  ['poppers blue sat 80 g6pd deficiency', 'v03ab17'],
  ['pepper spray wheezing drooling', 'a03ba01'],
  ['tylenol level undetectable at 4 h', 'r05cb01'],
  ['stable angina on eliquis', 'b02bd01'],
  ['cardiogenic shock levophed maxed map 50', 'h01ba01'],
  ['levetiracetam IV load status epilepticus', 'n03ab05'],
  ['seizing 34 weeks after ativan x2', 'n03ax14'],
  ['still seizing glucose 1.1 after keppra', 'n03ab05'],
  ['STEMI cath lab 4 hours away on warfarin', 'b01ad11'],
  ['erythema migrans pregnant penicillin allergy', 'j01ca04'],
  ['preeclampsia 170/112 asthmatic', 'c07ag01'],
  ['dog in the bat costume', 'j06bb05'],
  ['nurse immune needlestick hbsag positive', 'j06bb04'],
  ['GBS positive penicillin allergy in labour', 'j06ba02'],
  ['ectopic ruptured bhcg 4000 hypotensive', 'l04ax03'],
  ['ectopic bhcg 2400 breastfeeding', 'l04ax03'],
  ['14 yo heavy period nosebleed platelets 9', 'b02aa02'],
  ['8 week old 38.2 after vaccine', 'j01dd04'],
  ['vre uti egfr 18 no zyvox', 'j01xe01'],
  ['parkinson cancer bowel obstruction no surgery', 'n05ad01'],
  ['chemo nausea despite zofran qtc 520', 'n05ah03'],
  ['broken hip on dialysis bone drug egfr 8', 'm05bx04'],
  ['dopamine agonist for restless legs', 'n05cd08'],
  ['dyspnea strep sp pneumonia', 'n02aa01'],
  ['no signs of cyanide toxicity house fire', 'v03ab33'],
  ['predictors of survival in cardiac arrest after house fire', 'v03ab33'],
])('%s does not call for %s first', (asked, code) => {
  expect(firstOf(asked)).not.toBe(code)
})

import { expect, it } from 'vitest'
import { bilingualQuestion } from '../bilingual.ts'
import { withValuesTold } from '../terms/lab-values.ts'
import { situationIn } from './situations.ts'

const firstOf = (asked: string) => {
  const language = /[àâéèêïôùç]|\b(?:sous|sans|pas|avec)\b/u.test(asked) ? 'fr' : 'en'
  return situationIn(asked, bilingualQuestion(withValuesTold(asked), language).text)?.given.codes[0]
}

it.each([
  ['cystitis 82f crcl 22', 'j01xx01'],
  ['poison oak all over face', 'h02ab07'],
  ['bp 158/98 at 12 weeks pregnant', 'c07ag01'],
  ['asthmatic bp 158/98 at 12 weeks pregnant', 'c08ca05'],
  ['k 5.7 clinic binder', 'v03ae10'],
  ['stepped on rusty wire', 'j07am51'],
  ['put on 15 lbs with paxil, switch', 'n06ax12'],
  ['put on 15 lbs with paxil, hx seizures, switch', 'n06ax26'],
  ['pris 30 lb sous zyprexa, autre option', 'n05ax12'],
  ['tremblement essentiel avec mpoc', 'n03aa03'],
  ['afib 80 yo which blood thinner', 'b01af02'],
  ['superficial clot 6 cm calf what', 'b01ax05'],
  ['bébé fesses rouges muguet', 'd01ac01'],
  ['acne wants birth control', 'g03aa12'],
  ['trich partner tx', 'p01ab01'],
  ['chlamydia vomited doxy', 'j01fa10'],
  ['pid outpatient im + po', 'j01dd04'],
  ['prostatitis, tendon rupture on levaquin', 'j01ee01'],
  ['actonel reflux what else', 'm05ba08'],
  ['zona, gabapentin sans effet', 'n06ax21'],
  ['ferritin 4 vomits iron pills', 'b03ac'],
  ['sumatriptan stopped working migraine', 'n02cc04'],
  ['chuteuse, dort pas, pas de benzo', 'n05cj02'],
  ['poux, nix échec x2', 'p03ax'],
  ['aecopd quel antibiotique', 'j01ca04'],
  ['hep a contact at daycare', 'j07bc02'],
  ['hiv positive partner, she is negative', 'j05ar03'],
  ['dry cough since lisinopril', 'c09ca06'],
  ['toux sèche depuis altace', 'c09ca06'],
  ['t2d egfr 44 albuminuria on metformin', 'a10bk03'],
  ['db2 dfg 44 rac 30 sous metformine', 'a10bk03'],
  ['wants to stop smoking, hives on wellbutrin', 'n07ba03'],
  ['asthme 7 ans siffle, ventolin 3x/sem', 'r03ba05'],
  ['croup 3 yo stridor at rest', 'h02ab02'],
])('%s calls for %s first', (asked, code) => {
  expect(firstOf(asked)).toBe(code)
})

it.each([
  ['pyelo crcl 22 febrile', 'j01xx01'],
  ['mirtazapine weight gain', 'n06ax12'],
  ['afib mechanical valve which blood thinner', 'b01af02'],
  ['afib egfr 12 which anticoagulant', 'b01af02'],
  ['acne wants the pill, migraine with aura', 'g03aa12'],
  ['acne wants the pill, smokes', 'g03aa12'],
  ['pid pregnant what im', 'j01dd04'],
  ['gonorrhea ceftriaxone allergy im', 'j01dd04'],
  ['fosamax reflux egfr 18', 'm05ba08'],
  ['migraine imitrex not working coronary disease', 'n02cc04'],
  ['cradle cap 8 weeks healthy', 'j01ca04'],
  ['depo-medrol knee 2 weeks', 'g03ac06'],
  ['cannot fall asleep 16 yo', 'n05cj02'],
  ['imitrex not working pregnant migraine', 'n02cc04'],
  ['cough fever since yesterday on ramipril', 'c09ca06'],
  ['t2d egfr 44 albuminuria pregnant', 'a10bk03'],
  ['smoker depressed on wellbutrin still cannot quit', 'n07ba03'],
  ['croup severe stridor at rest cyanosis', 'h02ab02'],
])('%s does not call for %s first', (asked, code) => {
  expect(firstOf(asked)).not.toBe(code)
})

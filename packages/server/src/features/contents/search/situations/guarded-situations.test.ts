import { expect, it } from 'vitest'
import { bilingualQuestion } from '../bilingual.ts'
import { situationIn } from './situations.ts'

const codesOf = (asked: string, language: 'en' | 'fr') =>
  situationIn(asked, bilingualQuestion(asked, language).text)?.given.codes ?? []

it.each([
  ['stroke 2 hours, platelets 60', 'avc 2 heures, plaquettes à 60', 'b01ac06'],
  ['preterm labour 36 weeks', 'travail préterme 36 semaines', 'j01ce01'],
  ['preterm contractions 34+2 weeks', 'contractions prématurées 34+2 sem', 'h02ab01'],
  ['history of malignant hyperthermia, anesthesia', "antécédent d'hyperthermie maligne", 'n01ax10'],
  ['malignant hyperthermia crisis etco2 rising', 'crise hyperthermie maligne etco2 monte', 'm03ca01'],
  ['metoprolol overdose antidote', 'surdose métoprolol antidote', 'h04aa01'],
  ['migraine with aura which pill', 'migraine avec aura quelle pilule', 'g03ac01'],
  ['graves 8 weeks pregnant', 'graves 1er trimestre', 'h03ba02'],
  ['hyperthyroid 20 weeks pregnant graves', 'basedow 2e trimestre enceinte', 'h03bb02'],
  ['angioedema on ramipril alternative', 'angiooedème sous ieca par quoi remplacer', 'c08ca01'],
  ['surgical prophylaxis penicillin anaphylaxis', 'atbprophylaxie chx anaphylaxie péni', 'j01ff01'],
  ['mssa bacteremia mild rash to amoxicillin', "bactériémie sasm, rash à l'amox dans l'enfance", 'j01db04'],
  ['copd still exacerbating on laba lama eos 350', 'mpoc encore des eampoc sous laba-lama, éos 350', 'r03al08'],
  ['k 2.6 mg 0.5 on lasix', 'k 2,6 mg 0,5 sous lasix', 'b05xa05'],
  ['hot knee gram neg diplococci', 'genou rouge diplocoques gram nég', 'j01dd04'],
  ['cirrhotic vomiting blood drip', 'cirrhotique hématémèse perfusion', 'h01cb02'],
  ['nephrotic syndrome 4 yo', '1er épisode sd néphrotique 4 ans', 'h02ab07'],
  ['dka k 3.1 before insulin', 'acd k 3,1 avant insuline', 'b05xa01'],
  ['etoh withdrawal ciwa 22 tremulous', 'sevrage alcool ciwa 22 tremblements', 'n05ba01'],
  ['alcohol withdrawal cirrhosis ciwa 18', 'sevrage alcool cirrhose ciwa 18', 'n05ba06'],
  ['g1 8 weeks pregnant vomiting all day', '28 ans g1 8 sem vomit tte la journée quoi donner', 'r06aa59'],
  ['eliquis bleed', 'xarelto saignement', 'b02bd01'],
  ['pradaxa bleed', 'pradaxa hémorragie', 'v03ab37'],
  ['bleeding coumadin', 'saignement coumadin', 'b02ba01'],
  ['nausea, long qt', 'qt long, nausées', 'r06aa11'],
  ['inr 7 on warfarin no bleeding', 'rni 7 sous coumadin sans saignement', 'b02ba01'],
  ['acne wants birth control pill', 'acné veut une pilule contraceptive', 'g03aa12'],
  ['alcoholic ketoacidosis what to give', 'acidocétose alcoolique quoi donner', 'a11da01'],
  ['vancomycin infusion red and itchy', 'vancomycine perfusion rougeur et prurit', 'r06aa02'],
])('"%s" and « %s » call for %s first', (english, french, code) => {
  expect([codesOf(english, 'en')[0], codesOf(french, 'fr')[0]]).toEqual([code, code])
})

it.each([
  ['stroke 2 hours platelets 60', 'b01ad'],
  ['stroke 2 h platelets 30 what now', 'b01ac'],
  ['preterm labour 35 weeks', 'c08ca05'],
  ['family history malignant hyperthermia what for induction', 'm03ab01'],
  ['migraine with aura wants the pill', 'g03aa'],
  ['pressure 190/110 pill', 'g03ac'],
  ['carbamazepine and birth control pill', 'g03ac'],
  ['inr 7 on warfarin no bleeding', 'b01aa03'],
  ['vomiting blood hr 120 what now', 'b02aa02'],
  ['measles outbreak travel 8 month old baby', 'j07bd54'],
  ['bv allergic to metronidazole what now', 'g01af01'],
  ['bv allergic to metronidazole what now', 'p01ab01'],
  ['pneumonia on warfarin which antibiotic', 'j01db01'],
  ['hot flashes on tamoxifen what now', 'g02cx06'],
])('%s never calls for %s', (asked, code) => {
  expect(codesOf(asked, 'en').filter((each) => each.startsWith(code))).toEqual([])
})

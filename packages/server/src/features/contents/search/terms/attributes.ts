/** Words asked about a drug that its page answers without holding them. */
const attributes = `
about inr alcohol alcool grapefruit pamplemousse coffee cafe food nourriture milk lait sun soleil driving conduite after adult adults before convert conversion counter covered do does interact interacts age available availability best brand brands buy canada canadian capsule capsules caplet caplets child children class
company contraindication contraindications cost cover coverage covered cream daily dosage dose doses dosing drop drops drug drugs elderly
day extended formulary generic generics gel high how indication indications inhaler inhalation injectable injection interaction interactions
kid kids infant infants newborn newborns neonate neonates neonatal baby babies toddler toddlers teen teens adolescent adolescents breastfeeding lactation iv liquid list long low lotion max maximal maximum minimum mcg medication medications medicine medicines mg microgram milligram ml
g mcg µg ui units unites mmol meq
monograph nasal odb ointment once ontario oral patch pediatric paediatric pharmacare pen pill pills powder pregnancy pregnant price
prices product products puffer release renal safe short side effect effects slow solution spray starting strength strengths
subcutaneous supplement supplements suppository suspension syringe syrup tablet tablets tab tabs topical use uses used vaginal vial weight auto injector
autoinjector treatment therapy crush taper tapering stop missed switch switching alternative alternatives substitute equivalent equivalents versus vs compare
compared comparison name what which when why who can should i my patient patients give take taking odt dissolve dissolving im sc po prn bid tid daily quotidien
quotidienne jour maximale minimale nom ecraser remplacer substitut equivalent ou quoi pourquoi quand peut on est il ce que patient comparaison compare in of for the and or with to is a an
posologie dosage dose doses enfant enfants nourrisson adulte adultes pediatrique personne agee agees grossesse enceinte prix cout couverture
couvert couverte rembourse assurance medicament medicaments marque marques generique generiques comprime comprimes capsule capsules creme
onguent pommade gelee gouttes goutte timbre timbres sirop injectable injection suspension solution poudre liberation lente prolongee
rapide inhalateur inhalation aerosol vaporisateur nasal vaginal ovule auto injecteur stylo seringue fiole voie orale intraveineuse
cutanee effets secondaires indesirables interactions contre indications monographie force teneur liste chez pour par en
load loading bolus titrate titration adjust adjustment adjusted crcl clcr egfr dilution dilute diluent reconstitute reconstitution
infusion infuse drip rate compatible compatibility stability storage store fridge refrigerate expiry expired half life onset duration peak trough level levels monitoring monitor
lu eap code codes criteria criterion limited exceptional access authorization authorisation special exception ramq nihb trillium plan reimbursed reimbursement funded funding
din dins npn upc manufacturer manufacturers made makes shortage shortages backorder backordered back order ordered stock supply discontinued discontinue discontinuation recall
recalled recalls lot lots batch contaminated withdrawn difference differences different same better than between contain contains containing ingredient ingredients composition excipient excipients
gluten lactose latex preservative dye timing time apart interval weekly monthly yearly biweekly days weeks months hours year years yr yrs yo old month an ans annee annees kg many much often every long-term missed late qid qhs qam qod hs od
ac pc stat q4h q6h q8h q12h q24h mg/kg kg split chew swallow g-tube tube ng feeding reversal warning warnings precaution precautions black box
susp supp suppo oint inj caps cap sol soln liq neb gtt gtts amp ampoule ampule kit prefilled autoinjectors sl sublingual subling buccal transdermal rectal intrathecal intramuscular
intravenous regimen protocol schedule booster 2nd 3rd 1st senior seniors geriatric grapefruit breast feeding breastfeed nursing lactating
trimester conception driving travel trip trips voyage vacation vacances hold restart resume
penurie penuries rupture stock rappel rappels rappele retire retrait discontinue lot lots fabricant code codes exception critere criteres remboursement remboursable assure ajustement ajuster
charge bolus perfusion debit dilution reconstitution compatibilite stabilite conservation frigo refrigerateur peremption demi vie delai intervalle espacement entre difference avec sans
deuxieme troisieme premiere hebdo hebdomadaire mensuel mensuelle semaine semaines mois heures combien souvent couper croquer avaler sonde mise garde composition contient ingredient ingredients
allaitement allaite pamplemousse avant apres poids sublingual sublinguale intrathecal intramusculaire
quotidienne matin soir coucher repas debut arret cesser oublie oubliee oubli passage passer changer relais oral equiv fasting jeun meal meals
depart debuter entretien titrer hors remplissage resuscitation manque manquant introuvable couvre liste avion airplane trousse kit ampoule fiole generique biosimilaire biosimilar biosimilaires biosimilars`

export const drugAttributes = new Set(attributes.trim().split(/\s+/))

export type AskedKind = 'Decision' | 'Trial' | 'Article'

/** Kinds of content as they are asked for, in English; a decision does not always call itself one. */
export const kindWords: { pattern: RegExp; kind: AskedKind; isMereKind: boolean }[] = [
  {
    pattern:
      /\b(?:summary basis of decisions?|regulatory decisions?|(?<!shared |clinical )decisions?(?! (?:making|aids?|support|tools?|trees?|rules?)\b)|sbd|rds|ssr|summary safety reviews?|safety reviews?|notice of compliance|licen[cs]es?|approvals?|approved|authori[sz]ations?|autorisations?|health canada)\b/g,
    kind: 'Decision',
    isMereKind: true,
  },
  { pattern: /\b(?:clinical trials?|trials?|recruiting)\b/g, kind: 'Trial', isMereKind: true },
  // Inside of a question the word is a part of what it is about: "sleep study results".
  { pattern: /^stud(?:y|ies)\b|\bstud(?:y|ies)$/g, kind: 'Trial', isMereKind: true },
  { pattern: /^stud(?:y|ies)\b|\bstud(?:y|ies)$/g, kind: 'Article', isMereKind: true },
  {
    pattern:
      /\b(?:systematic reviews?|meta analys[ei]s|articles?|papers?|journals?|guidelines?|case reports?|randomi[sz]ed(?: (?:controlled|clinical))? trials?|rcts?)\b/g,
    kind: 'Article',
    isMereKind: false,
  },
]

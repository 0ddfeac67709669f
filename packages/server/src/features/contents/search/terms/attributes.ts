/** Words asked about a drug that its page answers without holding them. */
const attributes = `
about after adult adults before convert conversion counter covered do does interact interacts age available availability best brand brands buy canada canadian capsule capsules caplet caplets child children class
company contraindication contraindications cost cover coverage covered cream daily dosage dose doses dosing drop drops drug drugs elderly
day extended formulary generic generics gel high how indication indications inhaler inhalation injectable injection interaction interactions
kid kids infant infants newborn newborns neonate neonates neonatal baby babies toddler toddlers teen teens adolescent adolescents breastfeeding lactation iv liquid list long low lotion max maximal maximum minimum mcg medication medications medicine medicines mg microgram milligram ml
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
cutanee effets secondaires indesirables interactions contre indications monographie force teneur liste chez pour par en`

export const drugAttributes = new Set(attributes.trim().split(/\s+/))

export type AskedKind = 'Decision' | 'Trial' | 'Article'

/** Kinds of content as they are asked for, in English; a decision does not always call itself one. */
export const kindWords: { pattern: RegExp; kind: AskedKind; isMereKind: boolean }[] = [
  {
    pattern:
      /\b(?:summary basis of decisions?|regulatory decisions?|decisions?|sbd|rds|ssr|summary safety reviews?|safety reviews?|notice of compliance|approvals?|approved|authori[sz]ations?|autorisations?|refus(?:al|ed)|health canada)\b/g,
    kind: 'Decision',
    isMereKind: true,
  },
  { pattern: /\b(?:clinical trials?|trials?|recruiting)\b/g, kind: 'Trial', isMereKind: true },
  {
    pattern: /\b(?:systematic reviews?|meta analys[ei]s|articles?|papers?|guidelines?|case reports?)\b/g,
    kind: 'Article',
    isMereKind: false,
  },
]

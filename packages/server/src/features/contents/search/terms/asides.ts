import { rootOf } from '../roots.ts'

/** Words beside the name of a condition or a class, which change nothing of what is asked for. */

const setOf = (text: string) => new Set(text.trim().split(/\s+/))

/** How a drug is made and given. */
export const formWords = setOf(`
  cream creams ointment ointments lotion gel gels drop drops inhaler inhalers puffer puffers patch patches spray sprays tablet tablets capsule capsules
  injection injections injectable syrup syrups shampoo suppository suppositories liquid suspension foam nebulizer nebule lozenge lozenges mouthwash enema
  inhaled chewable sachet powder wash ovule ovules pessary pessaries`)

/** What asks for drugs. */
export const drugNouns = new Set([
  ...setOf(`
    drug drugs medication medications med meds medicine medicines pill pills chemo chemotherapy infusion shot shots treatment preventive antiviral antivirals
    antibiotic antibiotics antidote remedy remedies`),
  ...formWords,
])
export const asksForDrugs = new Set([
  ...drugNouns,
  ...setOf('for against vaccine vaccines vaccination immunization booster biologic biologics'),
])

/** What asks how much of a drug is given, by how the kidneys work. */
export const asksForDose = setOf(
  'dose doses dosing dosage crcl clcr egfr gfr clearance creatinine adjust adjusted adjustment',
)

/** What asks how a drug is had by who cannot swallow it. */
export const asksHowGiven = setOf('ng nasogastric gastrostomy crush crushed crushable')

/** What asks for drugs whatever else is said. */
export const asksAloud = new Set([
  ...drugNouns,
  ...setOf(`
    recall recalls recalled shortage shortages backorder backordered discontinued coverage covered formulary odb ramq eap nihb generic generics brand brands
    din rappel penurie rupture rembourse remboursement`),
  ...setOf(
    'something anything give take prescribe what which treat biologic biologics quoi donner prendre prescrire soigner',
  ),
])

export const treatmentWords = new Set([
  ...drugNouns,
  ...setOf(`
    something anything otc preventative prophylactic prophylaxis prevention prevent treatments treat treating treated therapy therapies agent agents
    biologic biologics monoclonal antibody antibodies eradication best first second third line for of against in the to used which what list options option
    management`),
])

/** They say who a drug is for and how it is had, not what it is for. */
export const askedBeside = setOf(`
  adult adults child children kid kids over counter generic covered coverage canada ontario odb cost price cheap available new daily once safe that is it
  a an i can give my patient patients`)

/** Where a drug is given: they say nothing of what it is for, unless its name has them. */
export const places = setOf('eye ear nasal topical oral ophthalmic otic')

/** Words that ask, and say how often, how long and how much. */
const asking = setOf(`
  one two three four single how when who does do did should could would may might will are was be been being has have had has having get gets getting give giving given gave take takes taking
  use using uses start starting stop need needs needed want wants prescribe prescribed prescribing prescription rx recommend recommended recommendation
  suggest suggestion choice choices choose pick alternative alternatives safe safely safest safety effective effectiveness good better strong stronger
  strongest weak quick quickly fast fastest cheap cheaper cheapest newer newest latest old older common usual standard dose doses dosing dosage regimen
  duration length long longer short course long-term longterm monotherapy combination add adjunct initial empiric empirical home
  via through ng nasogastric gastrostomy tube tubes feeding
  once twice daily weekly monthly yearly nightly bedtime night morning hour hours time times per every each max maximum min
  tid bid qid prn po iv im sc subcutaneous intravenous intramuscular oral topical rectal vaginal nasal buccal sublingual
  non prescription nonprescription free counter available availability sold buy called name names kind kinds type types help helps relieve relief reduce
  adjunct adjunctive switch switching step rid cure control lower heal soothe works working work remove remover removal combo combos combined code codes ramq lu eap nihb reimbursed reimbursement cost costs price prices shortage backorder recall er solution lacquer contact contacts exposure exposed resuscitation triple quadruple dual rescue trouble difficulty problem problems that keeps
  bridging bridge taper tapering wean weaning titrate titrating titration initiate initiating initiation restart resume continue
  hold stopped stopping started change changing convert conversion swap rotate rotation replace replacing substitute substitution instead insurance tonight today
  asap refer referral ok okay compatible many much often`)

const routes = setOf(
  'po iv im sc subcutaneous intravenous intramuscular oral topical rectal vaginal nasal buccal sublingual er solution lacquer',
)

/** Who it is for. */
const people = setOf(`
  child children kid kids baby babies infant infants newborn newborns neonate neonates neonatal toddler toddlers teen teens teenager teenagers adolescent
  adolescents youth adult adults elderly senior seniors older geriatric pediatric paediatric paediatrics pregnant pregnancy breastfeeding breastfed lactation
  lactating nursing mother mothers mom woman women man men male males female females girl girls boy boys son daughter patient patients person people someone
  preterm premature school preschool daycare trimester postpartum postmenopausal premenopausal menopausal household contacts partner partners
  couple spouse teacher worker workers student athlete dialysis hemodialysis
  cirrhosis cirrhotic frail immunocompromised immunosuppressed
  year years yr yrs yo old month months mo week weeks wk day days aged age ages young kg weighing weight-based inpatient outpatient hospital ward intensive clinic icu
  palliative hospice terminal care emergency kit office residents resident travel traveller traveler
  pharmacist nurse doctor ltc chsld ramadan fasting obese underweight rural community px pt hx facility term
  family families whole entire household husband wife dad father parent parents brother sister siblings roommate roommates friend client
  canada canadian ontario quebec alberta`)

/** How bad it is and how it goes. */
const course = setOf(`
  acute chronic severe mild moderate recurrent recurring refractory resistant uncontrolled persistent stubborn bad worse flare flares attack attacks episode
  episodes uncomplicated complicated suspected confirmed active newly diagnosed diagnosis symptom symptoms symptomatic disease disorder syndrome condition
  infected infectious inflamed painful swollen watery sudden constant frequent nighttime nocturnal daytime intermittent unilateral bilateral intractable
  breakthrough stable unstable untreated prior failed onset first second recurrence recurrences relapses stage stages grade class level intensity high low degree degrees
  post postoperative preoperative perioperative standby acting action release meal meals mealtime pangenotypic eosinophilic
  impairment impaired insufficiency infection relapse relapsing relapsed advanced early late stage metastatic plaque diffuse local localized generalized seasonal idiopathic primary secondary`)

/** What is found and done beside it, on a ward. */
const findings = setOf(`
  unconscious unresponsive obtunded comatose intubated ventilated unstable shocky crashing wide narrow qrs ecg ekg st elevation gcs sats sat spo2
  hr rr temp afebrile positive pos proven true documented access line admitted admit suspicion probable likely possible confirmed`)

const bodyParts = setOf(`
  gi gastrointestinal digestive
  mouth throat tongue lip lips skin scalp face facial foot feet toe toes hand hands finger fingers leg legs arm arms body nose nasal eye eyes eyelid ear ears
  groin neck back knee hip shoulder chest head genital vaginal anal rectal stomach gut nail nails kidney renal liver hepatic`)

const small = setOf(`
  a an the this that these those of in on at by to from with without and or as if so but than then while during after before due because about into over under
  my your our his her their its i me you we he she it they him them is are there here any some all no not only just also very really too s t won don doesn isn can couldn ll ve re m under between`)

const frenchSmall = setOf(
  'de d la le les l du des au aux un une et ou en dans avec pour ce cet cette ces son sa ses mon ma mes qui que est',
)

/** The same in French, which stays where the list of French names has none of them. */
const french = setOf(`
  enfant enfants bebe bebes nourrisson nourrissons nouveau ne nes petit petite petits adolescent adolescente adolescents ado ados adulte adultes aine aines ainee
  personne personnes agee agees age enceinte enceintes grossesse allaitement allaitante allaite femme femmes homme hommes fille garcon fils patient patiente
  patients patientes gens quelqu an ans annee annees mois semaine semaines jour jours heure heures fois deux trois quatre
  quel quelle quels quelles quoi comment quand pourquoi combien faut peut peux puis je donner donne prendre prend utiliser choix choisir meilleur meilleure
  meilleurs bon bonne sur sure securitaire securitaires efficace efficaces fort forte rapide lent nouveau nouvelle nouveaux disponible vente libre ordonnance
  prescrire dose doses posologie duree traitement traiter traite soigner soulager prevenir prevention medicament medicaments remede remedes
  produit produits comprime comprimes pilule pilules sirop creme onguent pommade gouttes timbre injection piqure vaporisateur inhalateur pompe suppositoire
  palliatif palliatifs soins urgence trousse voyage infecte infectee douloureux douloureuse enfle enflee soudain frequent frequents
  arrete arreter cesse passe enlever maison revient toujours encore
  ajustement ajustements ajuster clairance dfg dfge suivi suivis bilan bilans surveillance depart debut debuter initier initiale entretien maintien augmenter
  effort repos deja eu diminuer baisser titrer titration maximum maximale max minimum minimale alternative alternatives substitut remplacer remplacement switcher changer option
  options couvert couverte couverture rembourse remboursement exception prix cout gratuit penurie rappel ligne intention premiere deuxieme contact contacts famille
  garderie ecole maison dialyse repas stade action longue courte haute intensite
  par jour soir matin nuit quotidien quotidienne hebdomadaire mensuel mensuelle annuel annuelle`)

const frenchCourse = setOf(`
  aigu aigue aigus aigues chronique chroniques grave graves severe severes leger legere moderee modere recidivant recidivante recurrent recurrente recidive
  refractaire resistant resistante rebelle persistant persistante maladie trouble troubles syndrome infection crise crises poussee
  bouche gorge langue levre levres peau cuir chevelu visage pied pieds orteil main mains jambe jambes nez oeil yeux oreille oreilles dos genou tete ventre`)

/** What many conditions cause: it is treated for itself only where nothing else is named. */
const symptoms = setOf(
  'pain pains fever nausea vomiting itching itch dyspnea breathlessness fatigue tiredness tired weakness palpitations swelling edema cough itchy bleeding headache cramps rash mood sweating sleep diabetic diabetics asthmatic asthmatics alcoholic alcoholics',
)

/** Who a drug is for: between the words of a condition they are no part of it. */
export const isPerson = (word: string) => people.has(word)

export const isSymptom = (word: string) => symptoms.has(word)

/** What a drug may act upon: beside its name they are the name of no other. */
export const organs = setOf(
  'thyroid liver kidney heart lung brain eye eyes ear ears skin bone bones stomach blood muscle',
)

/** What food holds as well: beside the name of a drug they are what it bears upon. */
export const nutrients = setOf(
  'biotin calcium iron magnesium zinc potassium sodium selenium folate vitamin vitamins b12 b6 b1 d3 fer',
)

/** What is written about a condition and not asked of what it is treated with. */
const research = setOf(`
  survival mortality outcome outcomes prognosis prognostic prevalence incidence epidemiology burden disparities inequities trends cohort registry gene genes
  genetic genetics genomic mutation mutations polymorphism polymorphisms expression biomarker biomarkers marker markers protein proteins receptor receptors
  cell cells mouse mice rat rats murine animal model models modeling pathway pathways mechanism mechanisms signaling methylation microrna molecular
  imaging mri ct ultrasound radiograph segmentation classification prediction predictors predictor algorithm validation questionnaire scale score scores
  cognition cognitive perception perceptions attitudes attitude knowledge experience experiences beliefs awareness overuse underuse adherence satisfaction
  education curriculum training workforce policy economics economic histology pathogenesis pathophysiology etiology association associations correlation
  sequencing sensors wearable learning automation simulation`)

/** It asks and says nothing of which drug: "quick relief", "best choice". */
export const isMereAsking = (word: string) => asking.has(word) && !routes.has(word)

export const tellsOfResearch = (word: string) => research.has(word)

export const isSmall = (word: string) => small.has(word)

const holds = (words: Set<string>, word: string) => words.has(word) || words.has(rootOf(word))

/** It neither names a drug nor what one is for, and asks for drugs all the same. */
export const isAsking = (word: string) =>
  !holds(small, word) &&
  [treatmentWords, askedBeside, asking, asksForDose, people, french].some((words) => holds(words, word))
export const isAside = (word: string) =>
  isAsking(word) ||
  [small, frenchSmall, course, findings, bodyParts, places, frenchCourse].some((words) => holds(words, word)) ||
  /^\d+$|^q?\d+(?:h|d|j|w|wk|mo|m|yo)$/.test(word)

import { eighteenthLines } from './eighteenth-questions.ts'
import { eighthLines } from './eighth-questions.ts'
import { eleventhLines } from './eleventh-questions.ts'
import { fifteenthLines } from './fifteenth-questions.ts'
import { fifthLines } from './fifth-questions.ts'
import { fourteenthLines } from './fourteenth-questions.ts'
import { fourthLines } from './fourth-questions.ts'
import { nineteenthLines } from './nineteenth-questions.ts'
import { ninthLines } from './ninth-questions.ts'
import { secondLines } from './second-questions.ts'
import { seventeenthLines } from './seventeenth-questions.ts'
import { seventhLines } from './seventh-questions.ts'
import { sixteenthLines } from './sixteenth-questions.ts'
import { sixthLines } from './sixth-questions.ts'
import { tenthLines } from './tenth-questions.ts'
import { thirdLines } from './third-questions.ts'
import { thirteenthLines } from './thirteenth-questions.ts'
import { thirtiethLines } from './thirtieth-questions.ts'
import { thirtyEighthLines } from './thirty-eighth-questions.ts'
import { thirtyFifthLines } from './thirty-fifth-questions.ts'
import { thirtyFirstLines } from './thirty-first-questions.ts'
import { thirtyFourthLines } from './thirty-fourth-questions.ts'
import { thirtySecondLines } from './thirty-second-questions.ts'
import { thirtySeventhLines } from './thirty-seventh-questions.ts'
import { thirtySixthLines } from './thirty-sixth-questions.ts'
import { thirtyThirdLines } from './thirty-third-questions.ts'
import { twelfthLines } from './twelfth-questions.ts'
import { twentiethLines } from './twentieth-questions.ts'
import { twentyEighthLines } from './twenty-eighth-questions.ts'
import { twentyFifthLines } from './twenty-fifth-questions.ts'
import { twentyFirstLines } from './twenty-first-questions.ts'
import { twentyFourthLines } from './twenty-fourth-questions.ts'
import { twentyNinthLines } from './twenty-ninth-questions.ts'
import { twentySecondLines } from './twenty-second-questions.ts'
import { twentySeventhLines } from './twenty-seventh-questions.ts'
import { twentySixthLines } from './twenty-sixth-questions.ts'
import { twentyThirdLines } from './twenty-third-questions.ts'

/** What a clinical pharmacist asks, in both languages, and what must come first: `kind:words of it`, any of several. */
export interface ClinicalQuestion {
  english: string
  french: string
  answers: string[]
}

const lines = `
metformin = metformine = drug:metformin
warfarin = warfarine = drug:warfarin
lipitor = lipitor = drug:lipitor
ozempic = ozempic = drug:ozempic
tylenol = tylenol = drug:tylenol
synthroid = synthroid = drug:synthroid
amoxicillin dose child = dose d’amoxicilline chez l’enfant = drug:amoxicillin
amoxicillin suspension = amoxicilline en suspension = drug:amoxicillin
metformin 500 mg = metformine 500 mg = drug:metformin
apixaban 5 mg = apixaban 5 mg = drug:apixaban
ramipril 10 mg capsule = ramipril 10 mg capsule = drug:ramipril
salbutamol inhaler = salbutamol en inhalateur = drug:salbutamol
ventolin = ventolin = drug:ventolin
insulin glargine = insuline glargine = drug:insulin_glargine
lantus = lantus = drug:lantus
humira = humira = drug:humira
biosimilar adalimumab = adalimumab biosimilaire = drug:adalimumab
adalimumab biosimilars = biosimilaires de l’adalimumab = drug:adalimumab
eliquis = eliquis = drug:eliquis
xarelto 20 = xarelto 20 = drug:xarelto
advair diskus = advair diskus = drug:advair
symbicort turbuhaler = symbicort turbuhaler = drug:symbicort
levothyroxine 50 mcg = lévothyroxine 50 mcg = drug:levothyroxine
prednisone tablets = prednisone en comprimés = drug:prednisone
hydrocortisone cream = crème d’hydrocortisone = drug:hydrocortisone
clotrimazole vaginal = clotrimazole vaginal = drug:clotrimazole
nitroglycerin spray = nitroglycérine en vaporisateur = drug:nitroglycerin
fentanyl patch = timbre de fentanyl = drug:fentanyl
morphine injection = morphine injectable = drug:morphine
naloxone nasal spray = naloxone en vaporisateur nasal = drug:naloxone
epipen = epipen = drug:epipen
epinephrine auto-injector = auto-injecteur d’épinéphrine = drug:epinephrine
vitamin B12 injection = vitamine B12 injectable = drug:cyanocobalamin
folic acid 5 mg = acide folique 5 mg = drug:folic_acid
potassium chloride slow release = chlorure de potassium à libération lente = drug:potassium_chloride
iron sucrose = fer saccharose = drug:iron
ferric carboxymaltose = carboxymaltose ferrique = drug:ferric
ASA 81 = AAS 81 = drug:acetylsalicylic_acid
aspirin = aspirine = drug:acetylsalicylic_acid drug:aspirin
acetaminophen codeine = acétaminophène et codéine = drug:acetaminophen drug:codeine
tramadol acetaminophen = tramadol et acétaminophène = drug:tramadol
TMP-SMX = TMP-SMX = drug:trimethoprim
HCTZ = HCTZ = drug:hydrochlorothiazide
MTX = MTX = drug:methotrexate
5-FU = 5-FU = drug:fluorouracil
PEG 3350 = PEG 3350 = drug:polyethylene_glycol
NTG = NTG = drug:nitroglycerin
ASA = AAS = drug:acetylsalicylic_acid
INH = INH = drug:isoniazid
AZT = AZT = drug:zidovudine
6-MP = 6-MP = drug:mercaptopurine
MMF = MMF = drug:mycophenol
TXA = TXA = drug:tranexamic
SGLT2 inhibitors = inhibiteurs du SGLT2 = drug:gliflozin
PPI = IPP = drug:prazole
DOAC = AOD = drug:xaban drug:dabigatran
statins = statines = drug:statin
ACE inhibitor = IECA = drug:pril
ARB = ARA = drug:sartan
beta blocker = bêtabloquant = drug:olol drug:carvedilol
SSRI = ISRS = drug:citalopram drug:sertraline drug:fluoxetine drug:paroxetine drug:fluvoxamine
GLP-1 agonist = agoniste du GLP-1 = drug:glutide drug:exenatide drug:lixisenatide
DPP-4 inhibitors = inhibiteurs de la DPP-4 = drug:gliptin
loop diuretic = diurétique de l’anse = drug:furosemide drug:bumetanide drug:ethacryn
thiazide diuretics = diurétiques thiazidiques = drug:thiazide drug:chlorthalidone drug:indapamide
calcium channel blockers = bloqueurs des canaux calciques = drug:dipine drug:diltiazem drug:verapamil
benzodiazepines = benzodiazépines = drug:azepam drug:azolam drug:bromazepam drug:chlordiazepoxide
atypical antipsychotics = antipsychotiques atypiques = drug:apine drug:peridone drug:piprazole drug:lurasidone
bisphosphonates = bisphosphonates = drug:dron
fluoroquinolones = fluoroquinolones = drug:floxacin decision:fluoroquinolone
third generation cephalosporin = céphalosporine de troisième génération = drug:cef
macrolide antibiotic = antibiotique macrolide = drug:mycin
low molecular weight heparin = héparine de bas poids moléculaire = drug:parin
antiemetics = antiémétiques = drug:setron drug:dimenhydrinate drug:metoclopramide drug:aprepitant
inhaled corticosteroid = corticostéroïde inhalé = drug:fluticasone drug:budesonide drug:beclomethasone drug:ciclesonide drug:mometasone
LAMA = AMLA = drug:tropium drug:aclidinium drug:glycopyrronium drug:umeclidinium
triptans = triptans = drug:triptan
TNF inhibitor = anti-TNF = drug:adalimumab drug:etanercept drug:infliximab drug:golimumab drug:certolizumab
JAK inhibitor = inhibiteur de JAK = drug:citinib drug:upadacitinib
PCSK9 inhibitor = inhibiteur de PCSK9 = drug:evolocumab drug:alirocumab drug:inclisiran
oral contraceptive = contraceptif oral = drug:estradiol drug:norethindrone drug:levonorgestrel
flu vaccine = vaccin contre la grippe = drug:influenza drug:flu
shingles vaccine = vaccin contre le zona = drug:zoster drug:shingrix
NSAIDs = AINS = drug:profen drug:fenac drug:naproxen drug:indomethacin drug:oxicam drug:ketorolac
opioid agonist therapy = traitement par agonistes opioïdes = drug:methadone drug:buprenorphine
anti-obesity drugs = médicaments contre l’obésité = drug:orlistat drug:liraglutide drug:semaglutide drug:naltrexone drug:tirzepatide
metfromin = metfromine = drug:metformin
atorvastatin calcium 10mg = atorvastatine 10mg = drug:atorvastatin
lisinipril = lisinopryl = drug:lisinopril
amoxicilin clavulanate = amoxiciline clavulanate = drug:clavulan
gabapentine = gabapentine = drug:gabapentin
pantoprazol = pantoprazole = drug:pantoprazole
hydroxychloroquin = hydroxychloroquine = drug:hydroxychloroquine
levothyroxin = lévothyroxin = drug:levothyroxine
diabetes = diabète = drug:insulin drug:metformin drug:gli drug:diabet article:diabet trial:diabet decision:diabet
atrial fibrillation = fibrillation auriculaire = article:atrial_fibrillation trial:atrial_fibrillation
afib anticoagulation = anticoagulation dans la FA = article:atrial_fibrillation drug:xaban drug:warfarin trial:atrial_fibrillation
CHF = insuffisance cardiaque congestive = article:heart_failure trial:heart_failure
UTI = infection urinaire = article:urinary trial:urinary drug:nitrofurantoin drug:fosfomycin
gender gap heart failure = écart entre les sexes insuffisance cardiaque = article:gender_gap
cluster headache oxygen = oxygène dans l’algie vasculaire de la face = trial:oxygen
sodium oxybate cluster headache = oxybate de sodium algie vasculaire de la face = trial:oxybate
fremanezumab episodic cluster headache = frémanezumab céphalée en grappe épisodique = trial:fremanezumab
eptinezumab chronic cluster headache = eptinézumab céphalée en grappe chronique = trial:eptinezumab
LSD cluster headache = LSD algie vasculaire de la face = trial:lsd
cabotegravir rilpivirine long acting injection = cabotégravir rilpivirine injection à action prolongée = trial:cabotegravir drug:cabotegravir
NK-cell leukemia = leucémie à cellules NK = trial:nk-cell
Bexsero vaccine PorA = vaccin Bexsero PorA = article:bexsero
kidney stone recurrence risk factors = facteurs de risque de récidive de calculs rénaux = article:kidney_stone
acquired hemophilia A = hémophilie A acquise = article:acquired_hemophilia
length of stay STEMI Spain = durée de séjour STEMI Espagne = article:length_of_hospital_stay
tacrolimus pharmacokinetics thoracic transplantation = pharmacocinétique du tacrolimus en transplantation thoracique = article:tacrolimus
bleeding after colorectal polyp resection = saignement après résection de lésions colorectales = article:colorectal
hepatitis C positive donors = donneurs positifs pour l’hépatite C = article:hepatitis_c_positive_donors
triple negative breast cancer electroacupuncture = cancer du sein triple négatif électroacupuncture = article:triple-negative
synthetic cannabinoid seizure elderly = convulsions cannabinoïdes synthétiques personne âgée = article:cannabinoid
BRCA1 ovarian cancer interferon = BRCA1 cancer de l’ovaire interféron = article:brca1
pediatric kidney transplant adherence = adhésion au traitement greffe rénale pédiatrique = article:kidney_transplant
bariatric surgery Maori = chirurgie bariatrique Maoris = article:bariatric
access to medicines systematic review = accès aux médicaments revue systématique = article:access_to_medicines
brain tumor segmentation MRI = segmentation de tumeurs cérébrales IRM = article:brain_tumor
safety review fluoroquinolones = examen de l’innocuité des fluoroquinolones = decision:fluoroquinolone
keytruda decision = décision keytruda = decision:keytruda
entyvio regulatory decision = décision réglementaire entyvio = decision:entyvio
summary basis of decision cosentyx = sommaire des motifs de décision cosentyx = decision:cosentyx
safety review domperidone = examen de l’innocuité dompéridone = decision:domperidone
`

/** One question a line: English = French = answers. A dash where it is not asked in that language. */
export const questionsIn = (text: string): ClinicalQuestion[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', french = '', answers = ''] = line.split(' = ')
      return { english, french, answers: answers.split(' ').map((answer) => answer.replaceAll('_', ' ')) }
    })

export const questionLots: Record<string, ClinicalQuestion[]> = {
  first: questionsIn(lines),
  second: questionsIn(secondLines),
  third: questionsIn(thirdLines),
  fourth: questionsIn(fourthLines),
  fifth: questionsIn(fifthLines),
  sixth: questionsIn(sixthLines),
  seventh: questionsIn(seventhLines),
  eighth: questionsIn(eighthLines),
  ninth: questionsIn(ninthLines),
  tenth: questionsIn(tenthLines),
  eleventh: questionsIn(eleventhLines),
  twelfth: questionsIn(twelfthLines),
  thirteenth: questionsIn(thirteenthLines),
  fourteenth: questionsIn(fourteenthLines),
  fifteenth: questionsIn(fifteenthLines),
  sixteenth: questionsIn(sixteenthLines),
  seventeenth: questionsIn(seventeenthLines),
  eighteenth: questionsIn(eighteenthLines),
  nineteenth: questionsIn(nineteenthLines),
  twentieth: questionsIn(twentiethLines),
  twentyFirst: questionsIn(twentyFirstLines),
  twentySecond: questionsIn(twentySecondLines),
  twentyThird: questionsIn(twentyThirdLines),
  twentyFourth: questionsIn(twentyFourthLines),
  twentyFifth: questionsIn(twentyFifthLines),
  twentySixth: questionsIn(twentySixthLines),
  twentySeventh: questionsIn(twentySeventhLines),
  twentyEighth: questionsIn(twentyEighthLines),
  twentyNinth: questionsIn(twentyNinthLines),
  thirtieth: questionsIn(thirtiethLines),
  thirtyFirst: questionsIn(thirtyFirstLines),
  thirtySecond: questionsIn(thirtySecondLines),
  thirtyThird: questionsIn(thirtyThirdLines),
  thirtyFourth: questionsIn(thirtyFourthLines),
  thirtyFifth: questionsIn(thirtyFifthLines),
  thirtySixth: questionsIn(thirtySixthLines),
  thirtySeventh: questionsIn(thirtySeventhLines),
  thirtyEighth: questionsIn(thirtyEighthLines),
}

/** What is written short in charts and notes, and the words that it stands for: one a line. */
const lines = `
tx trt ttt = treatment
abx abtx atb atbs = antibiotic
gtt gtts = drops
mab mabs = monoclonal antibody
ppx prophy = prophylaxis
preg = pregnancy
pts = patients
pulm = pulmonary
postop post-op = postoperative
preop pre-op = preoperative
autoinjector autoinjectors auto-injector auto-injecteur = injection
wt = weight
wk wks = weeks
pos = positive
monoclonals = monoclonal antibody
outpt outpts = outpatient
inpt inpts = inpatient
w/d = withdrawal
etoh = alcohol
vax vaxx = vaccine
1st = first
2nd = second
3rd = third
dx = diagnosis
sx = symptoms
enceph = encephalopathy
toxo = toxoplasmosis
inj = injection
swallowed ingested = ingestion
mgmt mgt = management
hyperk hyperk+ = hyperkalemia
hypok hypok+ = hypokalemia
hyperna = hypernatremia
hypona = hyponatremia
hyperca = hypercalcemia
hypoca = hypocalcemia
hypomg = hypomagnesemia
hyperphos = hyperphosphatemia
hypophos = hypophosphatemia
w w/ = with
w/o = without
epi = epinephrine
lithiémie lithiemie lithémie lithemie = lithium
digoxinémie digoxinemie = digoxin
phénytoïnémie phénytoinémie phenytoinemie = phenytoin
vancomycinémie vancomycinemie = vancomycin
gentamicinémie gentamicinemie = gentamicin
tobramycinémie tobramycinemie = tobramycin
valproémie valproemie = valproic acid
carbamazépinémie carbamazepinemie = carbamazepine
phénobarbitalémie phenobarbitalemie = phenobarbital
tacrolémie tacrolemie = tacrolimus
cyclosporinémie cyclosporinemie = cyclosporine
théophyllinémie theophyllinemie = theophylline
`

const inFull = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [short = '', words = ''] = line.split(' = ')
      return short.split(' ').map((each) => [each, words] as const)
    }),
)

/** A tube is no laxative: "PEG tube", "G tube". */
const tubes = /(?<![\p{L}\p{N}])(?:peg|[gj]|ng|og|nj)[- ](?=tubes?(?!\p{L}))/giu

/** Alone, « vers » leads somewhere. */
const worms = /(?<!\p{L})vers intestinaux(?!\p{L})/giu

/** « Jardiance ou Forxiga » compares the two: in French « ou » is a small word that is passed over. */
const either = /^(\S+(?: \S+)?) ou (\S+(?: \S+)?)$/iu

/** "No BM for 5 days", « pas de selles depuis 5 jours ». */
const noStools =
  /(?<!\p{L})(?:no (?:bms?|bowel movements?|stools?|poop)|(?:not|hasn['’]?t|can['’]?t) poop(?:ed|ing)?|(?:pas|aucune?) (?:de )?selles?|(?:pas|plus) (?:all[ée]e?s? )?(?:à|a) la selle)(?!\p{L})/giu

/** "TCA OD", « intox tricycliques »: of other drugs "OD" is once a day. */
const overdosed =
  /(?<=^|\s)(tcas?|tricyclics?|bbs?|ccbs?|benzos?|opioids?|tylenol|apap|acetaminophen|asa|aspirin|iron|lithium|dig|digoxin|fentanyl|insulin) od(?=\s|$)/giu
const intoxicated = /(?<=^|\s)intox (?:(?:à|a|au|aux) (?:la |l['’])?)?/giu

/** "CK normal", « ferritine correcte »: what is found to be well asks for nothing. */
const found =
  /(?<=\s)(?:ck|cpk|ferritine?|tsh|lfts?|creat|creatinine|cr|b12|e[ck]g|ct|mri|irm|cbc|fsc|bun|lipase|troponine?|d-?dim[eè]res?|d-?dimers?) (?:is |are |are all |est )?(?:ok|normale?s?|wnl|fine|good|negative|correcte?s?|n[ée]gati(?:f|ve))(?=\s|$)/giu
const stepDown = /(?<=^|\s)step(?:ping)?[- ]?downs?(?=\s|$)/giu
const childPugh = /(?<=^|\s)child(?:[- ]?pugh)? ?[abc](?=\s|$)/giu

/** Of the words that begin so one alone is said for short. */
const lowSugar = /(?<=^|\s)hypos?(?=\s|$)(?! (?:thyro|tens|natr|kal|active|mania|vit))/giu

/** « TA basse »: alone « ta » is a small word. */
const bloodPressure = /(?<!\p{L})ta (?=basse|haute|[ée]lev[ée]e|\d)/giu

/** Who catches up is to be vaccinated; what grows is not. */
const catchingUp = /(?<!\p{L})(?:catch[- ]?ups?|rattrapages?)(?!\p{L}| growth)/giu

/** "33f chlamydia": a note begins with age and sex, and 33F is a serotype. */
const ageFirst =
  /^(?:(?:pt|px|patiente?) )?(\d{1,3})(?: ?(?:yo|y\/o|y)? ?[mf]| ?(?:yo|y\/o)| ?ans| ?year[- ]old(?: (?:wo)?man| (?:fe)?male)?)[,:]? (?=\S+)/iu

/** Of an adult the age changes little; who is young or old is told by a word. */
export const withAgeAside = (text: string): string =>
  text.replace(ageFirst, (_, age: string) => (Number(age) < 18 ? `${age} yo ` : Number(age) < 75 ? '' : 'elderly '))

/** "strep throat tx" → "strep throat treatment"; what is in quotes stays. */
export const withNotesInFull = (text: string): string =>
  text.includes('"')
    ? text
    : text
        .replace(either, '$1 vs $2')
        .replaceAll(tubes, 'feeding ')
        .replaceAll(worms, 'parasites intestinaux')
        .replaceAll(catchingUp, 'vaccine')
        .replaceAll(overdosed, '$1 overdose')
        .replaceAll(intoxicated, 'surdose ')
        .replaceAll(found, '')
        .replaceAll(stepDown, 'oral')
        .replaceAll(childPugh, 'cirrhosis')
        .replaceAll(lowSugar, 'hypoglycemia')
        .replaceAll(bloodPressure, 'tension artérielle ')
        .replaceAll(noStools, 'constipation')
        .replaceAll(/[^\s,;]+/gu, (word) => inFull.get(word.toLowerCase()) ?? word)

/** Drugs by the class that a condition or an antidote is named after: "morphine constipation" is of the opioids. */
const lines = `
opioid = morphine hydromorphone dilaudid oxycodone oxycontin percocet fentanyl codeine methadone heroin tramadol narcotic narcotics opiate opiates opioids statex hydromorph
benzodiazepine = benzo benzos lorazepam ativan diazepam valium midazolam versed clonazepam rivotril alprazolam xanax oxazepam temazepam
acetaminophen = tylenol
beta blocker = metoprolol lopressor propranolol inderal atenolol bisoprolol
calcium channel blocker = amlodipine norvasc diltiazem cardizem verapamil
sulfonylurea = gliclazide diamicron glyburide diabeta glimepiride
LMWH = enoxaparin lovenox dalteparin fragmin tinzaparin innohep
tricyclic = amitriptyline elavil nortriptyline imipramine clomipramine
local anesthetic = bupivacaine marcaine ropivacaine lidocaine xylocaine
`

const classByDrug = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', drugs = ''] = line.split(' = ')
      return drugs.split(' ').map((drug) => [drug, name.toLowerCase().split(' ')] as const)
    }),
)

/** The words with classes in the place of drugs, or none where no drug of these is named. */
export const inClasses = (words: string[]): string[] | undefined =>
  words.some((word) => classByDrug.has(word)) ? words.flatMap((word) => classByDrug.get(word) ?? [word]) : undefined

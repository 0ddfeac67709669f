/**
 * Drugs that are not sold here and substances that are none, whose names are a slip or two away from the name of a drug that is: none
 * of them is ever read as that other one. What their endings tell of (`drug-names.ts`) may still be a slip.
 */
const lines = `
ajmaline alverine amrinone anagliptin aprindine azatadine benorilate biapenem carpipramine cilnidipine clotiazepam cycloserine
dapoxetine dihydroergotoxine doripenem efalizumab eperisone gemifloxacin iproniazid itopride lisuride lomefloxacin mazindol
methisazone molindone nisoldipine pemoline perazine phentermine pitavastatin probucol quinidine roxatidine spiramycin streptozocin
sulfamethizole tacrine telithromycin terizidone tiapride tioconazole trimazosin
aspartame bromine cannabinol cellulose chloranil cystamine ergoline ergolines fluorine histidinol nicotinamidase nitrite nitrites
penicillinase peroxidase prolactin pyridoxamine relaxin thyroglobulin
`

const otherSubstances = new Set(lines.trim().split(/\s+/))

/** « cyclosérine », folded, as well as "cycloserine". */
export const isOtherSubstance = (word: string): boolean => otherSubstances.has(word)

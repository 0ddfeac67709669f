import { tidy } from '../../text/names.ts'

/** What a name is called by: "APO-ATORVASTATIN TABLETS 10 MG" and "APO-ATORVASTATIN" are one brand. */
export function brandOf(brandName: string): string {
  const words = tidy(brandName.toUpperCase()).split(' ')
  while (words.length > 1 && isNoBrandWord(words.at(-1) ?? '')) words.pop()
  const brand = words.filter((word, at) => at === 0 || at === words.length - 1 || !/^\d{2,}$/.test(word))
  return withoutStrength(brand.join(' ').replace(/[\s,;–-]+$/, ''))
}

/** "ATORVASTATIN-10" and "ATORVASTATIN-80" are one brand; "PEG-3350", "CO-TRIMOXAZOLE" and "VITAMIN B-12" are named by their number. */
const withoutStrength = (brand: string) => brand.replace(/(?<=\p{L}{5,})-\d{1,3}(?:\.\d+)?$/u, '')

/** Whether a product is called by what it holds: its place is then the ingredient's own page. */
export const isNamedByIngredient = (brand: string, bases: string[]): boolean =>
  bases.some((base) => [brand, baseIngredient(brand.replace(/ HCL$/, ''))].includes(base))

/** "ATORVASTATIN (ATORVASTATIN CALCIUM)" → "ATORVASTATIN", "LOSARTAN POTASSIUM" → "LOSARTAN". */
export function baseIngredient(ingredient: string): string {
  const words = beforeBracket(ingredient).split(' ')
  // Of sodium chloride, zinc oxide or dimethyl fumarate no drug would be left.
  if (noDrugAlone.has((words[0] ?? '').toUpperCase())) return words.join(' ')
  while (words.length > 1 && salts.has((words.at(-1) ?? '').toUpperCase())) words.pop()
  return words.join(' ')
}

/** "Chlorhydrate de diltiazem" → "Diltiazem", "Losartan potassique" → "Losartan"; "Chlorure de potassium" stays, as in English. */
export function baseIngredientFr(ingredient: string, english: string): string {
  const base = beforeBracket(ingredient)
  if (baseIngredient(english) === beforeBracket(english)) return base
  return base.replace(frenchSaltBefore, '').replace(frenchSaltAfter, '')
}

function beforeBracket(ingredient: string): string {
  const name = tidy(ingredient)
  return (/^([^(]{3,}?)\s*\(.*\)$/.exec(name)?.[1] ?? name).trim()
}

const salts = new Set(
  'HYDROCHLORIDE DIHYDROCHLORIDE HYDROBROMIDE SULFATE SULPHATE BISULFATE SODIUM DISODIUM POTASSIUM CALCIUM MAGNESIUM MALEATE FUMARATE HEMIFUMARATE TARTRATE BITARTRATE MESYLATE DIMESYLATE BESYLATE TOSYLATE ACETATE PHOSPHATE CITRATE SUCCINATE BROMIDE CHLORIDE LACTATE GLUCONATE ERBUMINE ARGININE XINAFOATE PROPIONATE MONOHYDRATE DIHYDRATE TRIHYDRATE HEMIHYDRATE HYDRATE ANHYDROUS'.split(
    ' ',
  ),
)
const noDrugAlone = new Set(
  'SODIUM DISODIUM TRISODIUM POTASSIUM CALCIUM MAGNESIUM ZINC IRON FERROUS FERRIC COPPER CUPRIC ALUMINUM SILVER LITHIUM BARIUM AMMONIUM MANGANESE SELENIUM SELENIOUS CHROMIC BISMUTH TITANIUM STRONTIUM HYDROGEN STANNOUS L-ARGININE ARGININE DIMETHYL DIROXIMEL'.split(
    ' ',
  ),
)
// "Chlohydrate" is how the source writes it for trazodone.
const frenchSaltBefore =
  /^(chlorhydrate|chlohydrate|dichlorhydrate|bromhydrate|sulfate|bisulfate|maléate|fumarate|hémifumarate|tartrate|bitartrate|mésylate|dimésylate|bésylate|tosylate|acétate|phosphate|citrate|succinate|bromure|chlorure|lactate|gluconate|xinafoate|propionate|hydrate|hémihydrate|monohydrate|dihydrate|trihydrate)( sodique| disodique)? (de |d'|du )/i
const frenchSaltAfter =
  / (sodique|disodique|potassique|calcique|magnésienne?|de (sodium|potassium|calcium|magnésium)|monohydraté|dihydraté|trihydraté|anhydre|erbumine|arginine)$/i

const formWords = new Set(
  'TABLET TABLETS TAB TABS CAPSULE CAPSULES CAP CAPS INJECTION INJECTABLE INJ SOLUTION SOL SUSPENSION SUSP SYRUP CREAM CRM OINTMENT ONT GEL LOTION DROPS LIQUID LIQ POWDER USP BP FOR POUR ORAL OF ENTERIC-COATED FILM-COATED DELAYED-RELEASE EXTENDED-RELEASE'.split(
    ' ',
  ),
)
const isNoBrandWord = (word: string) =>
  formWords.has(word.replace(/[,;.]$/, '')) ||
  /^[–-]$/.test(word) ||
  /^-?[\d.,/]+(%|MG|MCG|UG|G|GM|ML|L|UNITS?|IU|MEQ|MMOL)?([/-][\d.]*(MG|MCG|G|ML|L|H|HR|UNITS?|DOSE|ACT))*$/.test(
    word,
  ) ||
  /^(MG|MCG|G|ML|%|UNITS?|IU)(\/[\d.]*(ML|L|G|DOSE|ACT))?$/.test(word)

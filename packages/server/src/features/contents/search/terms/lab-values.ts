/** What a value of the laboratory, in Canadian units, tells of who has it: the name of the test, then up to or from which value what. */
interface LabValue {
  test: RegExp
  /** No such value is meant outside of these. */
  from: number
  to: number
  low?: [below: number, condition: string]
  high?: [from: number, condition: string]
}

const tests: LabValue[] = [
  { test: /inr|rni/, from: 1, to: 20, high: [4.5, 'high INR'] },
  { test: /k\+?|potassium|kali[ée]mie/, from: 1.5, to: 9, low: [3.5, 'hypokalemia'], high: [5.5, 'hyperkalemia'] },
  { test: /na\+?|sodium|natr[ée]mie/, from: 100, to: 180, low: [133, 'hyponatremia'], high: [148, 'hypernatremia'] },
  { test: /mg|magnesium|magn[ée]sium/, from: 0.1, to: 0.69, low: [0.7, 'hypomagnesemia'] },
  {
    test: /ionized calcium|ica|calcium ionis[ée]/,
    from: 0.3,
    to: 3,
    low: [1.1, 'hypocalcemia'],
    high: [1.4, 'hypercalcemia'],
  },
  {
    test: /(?:corrected )?(?:ca|calcium)|calc[ée]mie/,
    from: 1,
    to: 5,
    low: [2.1, 'hypocalcemia'],
    high: [2.7, 'hypercalcemia'],
  },
  {
    test: /phosphates?|phosphorus|phosphore|phosphat[ée]mie|phos|po4/,
    from: 0.1,
    to: 0.79,
    low: [0.8, 'hypophosphatemia'],
  },
  {
    test: /(?:blood )?(?:glucose|sugar)|bg|glyc[ée]mie/,
    from: 0.5,
    to: 60,
    low: [4, 'hypoglycemia'],
    high: [11, 'diabetes'],
  },
  { test: /a1c|hba1c/, from: 6.5, to: 20, high: [6.5, 'type 2 diabetes'] },
  { test: /tsh/, from: 0, to: 200, low: [0.3, 'hyperthyroidism'], high: [5, 'hypothyroidism'] },
  { test: /ferritine?/, from: 0, to: 29, low: [30, 'iron deficiency'] },
  { test: /(?:vitamine? )?b12/, from: 20, to: 150, low: [151, 'vitamin B12 deficiency'] },
  { test: /ldl/, from: 2.5, to: 15, high: [2.5, 'hyperlipidemia'] },
  { test: /tg|triglycerides?|triglyc[ée]rides?/, from: 2, to: 60, high: [2, 'hypertriglyceridemia'] },
  { test: /uric acid|acide urique|urates?/, from: 360, to: 1200, high: [360, 'hyperuricemia'] },
  { test: /platelets?|plt|plaquettes/, from: 1, to: 99, low: [100, 'thrombocytopenia'] },
  { test: /anc|neutrophils?|neutrophiles/, from: 0, to: 1.5, low: [1.51, 'neutropenia'] },
]

const valueAfter = (test: RegExp) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${test.source})(?: (?:of|is|at|à|de|=|:)|:|=)? ?(\d{1,4}(?:[.,]\d+)?)(?![\p{L}\p{N}/.,%-]| ?(?:mg|mcg|µg|g|meq|mmol|ml|units?|tab|ui|iu)(?!\p{L}))`,
    'giu',
  )
const values = tests.map((each) => ({ ...each, said: valueAfter(each.test) }))

const more = String.raw`(?:>=?|≥|(?:greater|more|higher) than|over|above|sup[ée]rieure? [àa]|plus (?:de|que)|au[- ]dessus de)`
const beforeValue = String.raw`(?=[ :=<]*(?:(?:of|is|at|à|de) )?(?:${more} ?)?\d)`

/** What the kidneys clear, by its usual abbreviations: « DFG 25 », "GFR of 25", « clairance de la créatinine à 20 ». */
const clearances: [said: RegExp, as: string][] = [
  [new RegExp(String.raw`(?<![\p{L}\p{N}])(?:dfge?|gfr)${beforeValue}`, 'giu'), 'egfr'],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:clcr|cl cr|(?:clairance|clearance)(?: de la cr[ée]atinine)?|creatinine clearance)${beforeValue}`,
      'giu',
    ),
    'crcl',
  ],
  // What is more than a value is told by a word: signs are no part of words.
  [
    new RegExp(String.raw`(?<=(?<![\p{L}\p{N}])(?:egfr|crcl))(?: (?:of|is|at|à|de))? ?${more} ?(?=\d)`, 'giu'),
    ' over ',
  ],
]

/** "BP 190/115", « TA 160/95 ». */
const bloodPressure =
  /(?<![\p{L}\p{N}])(?:bp|blood pressure|ta|tension|pression)(?: (?:of|is|at|à|de))? ?(\d{3})\/(\d{2,3})(?!\d)/giu

/** "K 6.2" → "hyperkalemia"; what is no value of somebody's blood stays. */
export function withValuesTold(text: string): string {
  if (!/\d/.test(text)) return text
  const told = values.reduce(
    (said, { said: pattern, from, to, low, high }) =>
      said.replaceAll(pattern, (whole, written: string) => {
        const value = Number(written.replace(',', '.'))
        if (value < from || value > to) return whole
        if (low && value < low[0]) return low[1]
        return high && value >= high[0] ? high[1] : whole
      }),
    clearances.reduce((said, [pattern, as]) => said.replaceAll(pattern, as), text),
  )
  return told.replaceAll(bloodPressure, (whole, upper: string, lower: string) => {
    if (Number(upper) >= 180 || Number(lower) >= 110) return 'hypertensive urgency'
    return Number(upper) >= 140 || Number(lower) >= 90 ? 'hypertension' : whole
  })
}

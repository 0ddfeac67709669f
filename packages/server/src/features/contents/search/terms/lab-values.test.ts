import { describe, expect, it } from 'vitest'
import { withValuesTold } from './lab-values.ts'

describe('a value of the laboratory', () => {
  it.each([
    ['K 6.2 ECG changes', 'hyperkalemia ECG changes'],
    ['potassium 2.8', 'hypokalemia'],
    ['kaliémie à 6,1', 'hyperkalemia'],
    ['Na 118 confused', 'hyponatremia confused'],
    ['INR 8 no bleeding', 'high INR no bleeding'],
    ['TSH 12', 'hypothyroidism'],
    ['TSH 0.01', 'hyperthyroidism'],
    ['A1c 9.5 on metformin', 'type 2 diabetes on metformin'],
    ['ferritin of 8', 'iron deficiency'],
    ['ferritine 12', 'iron deficiency'],
    ['corrected calcium 3.2', 'hypercalcemia'],
    ['glucose 2.4', 'hypoglycemia'],
    ['BP 200/120 no symptoms', 'hypertensive urgency no symptoms'],
    ['TA 155/92', 'hypertension'],
    ['LDL 4.2', 'hyperlipidemia'],
    ['plaquettes 18', 'thrombocytopenia'],
  ])('tells what somebody has: %s', (typed, told) => expect(withValuesTold(typed)).toBe(told))

  it.each([
    'potassium 20 meq',
    'vitamin K 5 mg',
    'magnesium 250 mg',
    'sodium chloride 0.9%',
    'K 4.1',
    'INR 2.5',
    'glucose 50 g',
    'calcium 500',
    'NCT05819398',
    'ca 125',
    'amoxicillin 500 mg 3 times',
  ])('is none in %s', (typed) => expect(withValuesTold(typed)).toBe(typed))
})

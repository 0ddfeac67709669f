import { describe, expect, it } from 'vitest'
import { baseIngredient, baseIngredientFr, brandOf, isNamedByIngredient } from './product-names.ts'

describe('names of groups', () => {
  it.each([
    ['CRESTOR - 10MG', 'CRESTOR'],
    ['CIPRALEX  -20MG', 'CIPRALEX'],
    ['APO-ATORVASTATIN TABLETS 10 MG', 'APO-ATORVASTATIN'],
    ['ADVAIR 250 DISKUS', 'ADVAIR DISKUS'],
    ['MITOMYCIN FOR INJECTION, USP', 'MITOMYCIN'],
    ['COLISTIMÉTHATE POUR INJECTION, USP', 'COLISTIMÉTHATE'],
    ['PULMICORT NEBUAMP 0.125 MG/ML', 'PULMICORT NEBUAMP'],
    ['EFFEXOR XR', 'EFFEXOR XR'],
    ['PARIET, ENTERIC-COATED TABLET', 'PARIET'],
    ['ATORVASTATIN-10', 'ATORVASTATIN'],
    ['ATORVASTATIN-80', 'ATORVASTATIN'],
    ['PEG-3350', 'PEG-3350'],
    ['TABLETS', 'TABLETS'],
  ])('finds the brand of %s in %s', (name, brand) => expect(brandOf(name)).toBe(brand))

  it.each([
    ['METFORMIN', ['METFORMIN'], true],
    ['METFORMIN HCL', ['METFORMIN'], true],
    ['LOSARTAN POTASSIUM', ['LOSARTAN'], true],
    ['METFORMIN FC', ['METFORMIN'], false],
    ['COZAAR', ['LOSARTAN'], false],
  ])('has the products called %s on the page of the ingredient %s: %s', (brand, bases, isNamed) =>
    expect(isNamedByIngredient(brand, bases)).toBe(isNamed),
  )

  it.each([
    ['ATORVASTATIN (ATORVASTATIN CALCIUM)', 'ATORVASTATIN'],
    ['LOSARTAN POTASSIUM', 'LOSARTAN'],
    ['SODIUM CHLORIDE', 'SODIUM CHLORIDE'],
    ['ZINC OXIDE', 'ZINC OXIDE'],
    ['DIMETHYL FUMARATE', 'DIMETHYL FUMARATE'],
    ['DISODIUM PHOSPHATE', 'DISODIUM PHOSPHATE'],
    ['STANNOUS CHLORIDE DIHYDRATE', 'STANNOUS CHLORIDE DIHYDRATE'],
  ])('finds the ingredient of %s in %s', (name, base) => expect(baseIngredient(name)).toBe(base))

  it.each([
    ['Chlorhydrate de diltiazem', 'DILTIAZEM HYDROCHLORIDE', 'diltiazem'],
    ['Chlohydrate de trazodone', 'TRAZODONE HYDROCHLORIDE', 'trazodone'],
    ['Gluconate de chlorhexidine', 'CHLORHEXIDINE GLUCONATE', 'chlorhexidine'],
    ["Monohydrate d'estétrol", 'ESTETROL MONOHYDRATE', 'estétrol'],
    ['Phosphate sodique de prednisolone', 'PREDNISOLONE SODIUM PHOSPHATE', 'prednisolone'],
    ['Docusate de sodium', 'DOCUSATE SODIUM', 'Docusate'],
    ['Losartan potassique', 'LOSARTAN POTASSIUM', 'Losartan'],
    ['Atorvastatine (Atorvastatine calcique)', 'ATORVASTATIN (ATORVASTATIN CALCIUM)', 'Atorvastatine'],
    ['Périndopril erbumine', 'PERINDOPRIL ERBUMINE', 'Périndopril'],
    ['Périndopril arginine', 'PERINDOPRIL ARGININE', 'Périndopril'],
    ['Chlorure de potassium', 'POTASSIUM CHLORIDE', 'Chlorure de potassium'],
    ['Fumarate de diméthyle', 'DIMETHYL FUMARATE', 'Fumarate de diméthyle'],
    ['Sulfate de magnésium', 'MAGNESIUM SULFATE', 'Sulfate de magnésium'],
  ])('finds the French ingredient of %s as the English does', (french, english, base) =>
    expect(baseIngredientFr(french, english)).toBe(base),
  )
})

import { describe, expect, it } from 'vitest'
import { baseIngredient, baseIngredientFr, brandOf } from './product-names.ts'

describe('names of groups', () => {
  it.each([
    ['CRESTOR - 10MG', 'CRESTOR'],
    ['CIPRALEX  -20MG', 'CIPRALEX'],
    ['APO-ATORVASTATIN TABLETS 10 MG', 'APO-ATORVASTATIN'],
    ['ADVAIR 250 DISKUS', 'ADVAIR DISKUS'],
    ['MITOMYCIN FOR INJECTION, USP', 'MITOMYCIN'],
    ['EFFEXOR XR', 'EFFEXOR XR'],
    ['TABLETS', 'TABLETS'],
  ])('finds the brand of %s in %s', (name, brand) => expect(brandOf(name)).toBe(brand))

  it.each([
    ['ATORVASTATIN (ATORVASTATIN CALCIUM)', 'ATORVASTATIN'],
    ['LOSARTAN POTASSIUM', 'LOSARTAN'],
    ['SODIUM CHLORIDE', 'SODIUM CHLORIDE'],
    ['ZINC OXIDE', 'ZINC OXIDE'],
  ])('finds the ingredient of %s in %s', (name, base) => expect(baseIngredient(name)).toBe(base))

  it.each([
    ['Chlorhydrate de diltiazem', 'DILTIAZEM HYDROCHLORIDE', 'diltiazem'],
    ['Losartan potassique', 'LOSARTAN POTASSIUM', 'Losartan'],
    ['Atorvastatine (Atorvastatine calcique)', 'ATORVASTATIN (ATORVASTATIN CALCIUM)', 'Atorvastatine'],
    ['Chlorure de potassium', 'POTASSIUM CHLORIDE', 'Chlorure de potassium'],
    ['Sulfate de magnésium', 'MAGNESIUM SULFATE', 'Sulfate de magnésium'],
  ])('finds the French ingredient of %s as the English does', (french, english, base) =>
    expect(baseIngredientFr(french, english)).toBe(base),
  )
})

import { describe, expect, it } from 'vitest'
import { frenchClassOf } from './class-names.ts'

const ingredient = (INGREDIENT: string, INGREDIENT_F: string) => ({ INGREDIENT, INGREDIENT_F })
const valsartan = ingredient('VALSARTAN', 'Valsartan')
const metformin = ingredient('METFORMIN HYDROCHLORIDE', 'Chlorhydrate de metformine')
const acetaminophen = ingredient('ACETAMINOPHEN', 'Acétaminophène')

describe('the French name of a therapeutic class', () => {
  it('is that of the ingredient it is called after', () => {
    expect(frenchClassOf('ACETAMINOPHEN', [acetaminophen])).toBe('Acétaminophène')
  })

  it('is put together of the ingredients and of words of the ATC', () => {
    expect(frenchClassOf('VALSARTAN AND DIURETICS', [valsartan])).toBe('Valsartan et diurétiques')
    expect(frenchClassOf('ACETAMINOPHEN, COMB EXCL PSYCHOLEPTICS', [acetaminophen])).toBe(
      'Acétaminophène, associations sans psycholeptiques',
    )
    expect(frenchClassOf('METFORMIN AND VALSARTAN', [metformin, valsartan])).toBe('Metformine et valsartan')
  })

  it('is unknown where a part of it is', () => {
    expect(frenchClassOf('VALSARTAN AND ALISKIREN', [valsartan])).toBeNull()
    expect(frenchClassOf('', [valsartan])).toBeNull()
  })
})

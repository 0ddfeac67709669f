import { describe, expect, it } from 'vitest'
import { frenchClassOf } from './class-names.ts'

const ingredient = (INGREDIENT: string, INGREDIENT_F: string) => ({ INGREDIENT, INGREDIENT_F })
const valsartan = ingredient('VALSARTAN', 'Valsartan')
const metformin = ingredient('METFORMIN HYDROCHLORIDE', 'Chlorhydrate de metformine')
const acetaminophen = ingredient('ACETAMINOPHEN', 'Acétaminophène')

describe('the French name of a therapeutic class', () => {
  it('is that of the ingredient it is called after', () => {
    expect(frenchClassOf({ TC_ATC: 'ACETAMINOPHEN' }, [acetaminophen])).toBe('Acétaminophène')
  })

  it('is put together of the ingredients and of words of the ATC', () => {
    expect(frenchClassOf({ TC_ATC: 'VALSARTAN AND DIURETICS' }, [valsartan])).toBe('Valsartan et diurétiques')
    expect(frenchClassOf({ TC_ATC: 'ACETAMINOPHEN, COMB EXCL PSYCHOLEPTICS' }, [acetaminophen])).toBe(
      'Acétaminophène, associations sans psycholeptiques',
    )
    expect(frenchClassOf({ TC_ATC: 'METFORMIN AND VALSARTAN' }, [metformin, valsartan])).toBe('Metformine et valsartan')
  })

  it('is known for groups, vaccines and other names of a substance, however the source sets its commas', () => {
    expect(frenchClassOf({ TC_ATC: 'INFLUENZA, LIVE ATTENUATED' }, [])).toBe('Grippe, vivant atténué')
    expect(frenchClassOf({ TC_ATC: 'CICLOSPORIN' }, [])).toBe('Ciclosporine')
    expect(frenchClassOf({ TC_ATC: 'LEVODOPA,DECARBOXYLASE INHIBITOR, AND COMT INHIBITOR' }, [])).toBe(
      'Lévodopa, inhibiteur de la décarboxylase et inhibiteur de la COMT',
    )
    expect(frenchClassOf({ TC_ATC: 'NITROUS OXIDE,COMBINATIONS' }, [])).toBe('Protoxyde d’azote, associations')
  })

  it('is the source’s own where it gives one', () => {
    expect(frenchClassOf({ TC_ATC: 'CICLOSPORIN', TC_ATC_F: 'CYCLOSPORINE' }, [])).toBe('Cyclosporine')
  })

  it('is unknown where a part of it is', () => {
    expect(frenchClassOf({ TC_ATC: 'VALSARTAN AND ALISKIREN' }, [valsartan])).toBeNull()
    expect(frenchClassOf({ TC_ATC: '' }, [valsartan])).toBeNull()
  })
})

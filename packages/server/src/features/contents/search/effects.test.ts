import { expect, it } from 'vitest'
import { bilingualQuestion } from './bilingual.ts'
import { effectsIn } from './effects.ts'
import { effectsInFrench } from './terms/french/effects.ts'
import { effects } from './terms/index.ts'

it('what a drug may do is known by any of its names, its words in any order', () => {
  expect(effectsIn('fluoroquinolone detachment of the retina')).toEqual([])
  expect(effectsIn('zoledronic acid jaw osteonecrosis')).toMatchObject([{ term: 'jaw osteonecrosis' }])
  expect(effectsIn('domperidone qt')[0]?.others).toContain('abnormal heart rhythm')
  for (const name of effects.flat()) expect(effectsIn(name).length, name).toBeGreaterThan(0)
})

it('a part of the name of a condition is no effect', () => {
  expect(effectsIn('nitrofurantoin urinary tract infection')).toEqual([])
})

it('every French name of an effect is understood', () => {
  const names = effectsInFrench.trim().split('\n')
  for (const french of names.flatMap((line) => line.split(' = ')[1]?.split(' | ') ?? [])) {
    const { text } = bilingualQuestion(french, 'fr')
    expect(effectsIn(text).length, `${french} → ${text}`).toBeGreaterThan(0)
  }
})

import { expect, it } from 'vitest'
import { looksLikeDrugName } from './drug-names.ts'

it('knows the names of drugs by their stems, misspelt before the stem too', () => {
  const names =
    'atorvastatin nivolumab nivolimab metoprolol ramipril candesartin amoxicilline cefalexin apixaban sertraline'

  expect(names.split(' ').filter((name) => !looksLikeDrugName(name))).toEqual(['candesartin'])
})

it('takes no ordinary word for one', () => {
  const words = `depression palpitations pneumonia medicine vaccine migraine anemia program protein cirrhosis therapy
    pregnancy hypertension diabetes insulin asthma infection children delivery division surgery adolescent hormone`

  expect(words.split(/\s+/).filter(looksLikeDrugName)).toEqual([])
})

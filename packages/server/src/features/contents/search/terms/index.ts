import { care } from './care.ts'
import { conditions } from './conditions.ts'
import { moreConditions } from './more-conditions.ts'
import { words } from './words.ts'

/** One thing with its names in both languages, the usual ones first. */
export interface Concept {
  english: string[]
  french: FrenchName[]
}

export interface FrenchName {
  name: string
  /** It is another word in English, or an abbreviation of another: taken for this only in a French question. */
  isAmbiguous: boolean
}

export const concepts: Concept[] = [conditions, moreConditions, care, words]
  .join('\n')
  .split('\n')
  .filter(Boolean)
  .map(conceptOf)

function conceptOf(line: string): Concept {
  const [english = '', french = ''] = line.split(' = ')
  return {
    english: english.split(' | '),
    french: french.split(' | ').map((written) => {
      const name = written.replace('!', '')
      return { name, isAmbiguous: name !== written || name === name.toUpperCase() }
    }),
  }
}

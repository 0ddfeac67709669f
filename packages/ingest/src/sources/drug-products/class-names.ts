import { substanceName, tidy, upperFirst } from '../../text/names.ts'
import { baseIngredient, baseIngredientFr } from './product-names.ts'

/** Words of the ATC that are no ingredients. */
const classWords: Record<string, string> = {
  'ACETYLSALICYLIC ACID': 'acide acétylsalicylique',
  'ALENDRONIC ACID': 'acide alendronique',
  ANTIINFECTIVES: 'anti-infectieux',
  'ARTIFICIAL TEARS AND OTHER INDIFFERENT PREPARATIONS.': 'larmes artificielles et autres préparations neutres',
  'BETA-LACTAMASE INHIBITOR': 'inhibiteur de la bêta-lactamase',
  'BISMUTH PREPARATIONS': 'préparations de bismuth',
  'COAGULATION FACTOR IX': 'facteur IX de coagulation',
  'COAGULATION FACTOR VIII': 'facteur VIII de coagulation',
  'COMBINATIONS OF ANTIBIOTICS': 'associations d’antibiotiques',
  'COMBINATIONS OF PROTECTIVES AGAINST UV-RADIATION': 'associations de produits de protection contre les rayons UV',
  'DECARBOXYLASE INHIBITOR': 'inhibiteur de la décarboxylase',
  DIURETICS: 'diurétiques',
  'ELECTROLYTES WITH CARBOHYDRATES': 'électrolytes avec glucides',
  ESTROGEN: 'œstrogène',
  EXPECTORANTS: 'expectorants',
  'GLYCERYL TRINITRATE': 'trinitrate de glycéryle',
  'GRASS POLLEN': 'pollen de graminées',
  'HEMODIALYTICS, CONCENTRATES': 'solutions d’hémodialyse, concentrés',
  'INSULIN (HUMAN)': 'insuline (humaine)',
  'LEVOTHYROXINE SODIUM': 'lévothyroxine sodique',
  'MULTIENZYMES (LIPASE, PROTEASE ETC)': 'multienzymes (lipase, protéase, etc.)',
  'MYCOPHENOLIC ACID': 'acide mycophénolique',
  'OPIUM DERIVATIVES': 'dérivés de l’opium',
  PARACETAMOL: 'acétaminophène',
  'ACETAMINOPHEN (PARACETAMOL)': 'acétaminophène (paracétamol)',
  'RISEDRONIC ACID': 'acide risédronique',
  'SOFT PARAFFIN AND FAT PRODUCTS': 'paraffine molle et corps gras',
  'SOLVENTS AND DILUTING AGENTS, INCL IRRIGAT SOLUT': 'solvants et diluants, solutions d’irrigation comprises',
  'TECHNICAL DISINFECTANTS': 'désinfectants techniques',
  'VALPROIC ACID': 'acide valproïque',
}

const combinations: [ending: RegExp, french: string][] = [
  [/, COMB(?:INATIONS)? EXCL\.? PSYCHOLEPTICS$/, ', associations sans psycholeptiques'],
  [/, COMB(?:INATIONS)? WITH PSYCHOLEPTICS$/, ', associations avec psycholeptiques'],
  [/, COMBINATIONS$/, ', associations'],
]

type Row = Record<string, string>

/**
 * A therapeutic class in French. The source leaves it empty, so it is put together of the product's own ingredients and
 * the words above; null where a part is unknown.
 */
export function frenchClassOf(atcName: string, ingredients: Row[]): string | null {
  const french = inFrench(tidy(atcName).toUpperCase(), ingredients)
  return french ? upperFirst(french) : null
}

function inFrench(name: string, ingredients: Row[]): string | undefined {
  const known = classWords[name] ?? ingredientIn(name, ingredients)
  if (known) return known
  for (const [ending, words] of combinations) {
    const first = ending.test(name) && inFrench(name.replace(ending, ''), ingredients)
    if (first) return first + words
  }
  const parts = name.split(/,? AND |, /)
  if (parts.length < 2) return undefined
  const words = parts.map((part) => classWords[part] ?? ingredientIn(part, ingredients))
  return words.includes(undefined) ? undefined : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`
}

function ingredientIn(name: string, ingredients: Row[]): string | undefined {
  const row = ingredients.find(({ INGREDIENT = '' }) => baseIngredient(INGREDIENT).toUpperCase() === name)
  const french = row && baseIngredientFr(row.INGREDIENT_F ?? '', row.INGREDIENT ?? '')
  return french ? lowerFirst(substanceName(french)) : undefined
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

import { withoutAccents } from '@materia/language/accents.ts'

/** Endings of medical words that are the same word in both languages. */
const endings: [french: RegExp, english: string][] = [
  [/[ée]mies?$/u, 'emia'],
  [/uries?$/u, 'uria'],
  [/algies?$/u, 'algia'],
  [/pl[ée]gies?$/u, 'plegia'],
  [/phagies?$/u, 'phagia'],
  [/rragies?$/u, 'rrhage'],
  [/rrh[ée]es?$/u, 'rrhea'],
  [/pn[ée]es?$/u, 'pnea'],
  [/tomies?$/u, 'tomy'],
  [/plasties?$/u, 'plasty'],
  [/scopies?$/u, 'scopy'],
  [/graphies?$/u, 'graphy'],
  [/pathies?$/u, 'pathy'],
  [/trophies?$/u, 'trophy'],
  [/m[ée]galies?$/u, 'megaly'],
  [/m[ée]tries?$/u, 'metry'],
  [/logies?$/u, 'logy'],
  [/phobies?$/u, 'phobia'],
  [/phylaxies?$/u, 'phylaxis'],
  [/lepsies?$/u, 'lepsy'],
  [/(?<=.{3})[ée]nies?$/u, 'enia'],
  [/thermies?$/u, 'thermia'],
  [/plasies?$/u, 'plasia'],
  [/phasies?$/u, 'phasia'],
  [/sth[ée]sies?$/u, 'sthesia'],
  [/mn[ée]sies?$/u, 'mnesia'],
  [/kin[ée]sies?$/u, 'kinesia'],
  [/th[ée]rapies?$/u, 'therapy'],
  [/cardies?$/u, 'cardia'],
  [/philies?$/u, 'philia'],
  [/malacies?$/u, 'malacia'],
  [/ectasies?$/u, 'ectasia'],
  [/somnies?$/u, 'somnia'],
  [/(?<!o)tonies?$/u, 'tonia'],
  [/oxies?$/u, 'oxia'],
  [/pepsies?$/u, 'pepsia'],
  [/opsies?$/u, 'opsy'],
  [/plexies?$/u, 'plexy'],
  [/(?<=r|h)exies?$/u, 'exia'],
  [/ataxies?$/u, 'ataxia'],
  [/par[ée]sies?$/u, 'paresis'],
  [/ptysies?$/u, 'ptysis'],
  [/ur[ée]sies?$/u, 'uresis'],
  [/ph[ée]r[èe]ses?$/u, 'pheresis'],
  [/g[ée]n[èe]ses?$/u, 'genesis'],
  [/cent[èe]ses?$/u, 'centesis'],
  [/[ée]m[èe]ses?$/u, 'emesis'],
  [/(?<=.{2})lyses?$/u, 'lysis'],
  [/(?<=.{3})iases?$/u, 'iasis'],
  [/(?<=.{3})(?<!bio)g[èe]nes?$/u, 'gen'],
  [/(?<=.{3})m[èe]tres?$/u, 'meter'],
  [/(?<=.{4})grammes?$/u, 'gram'],
  [/(?<=.{3})ités?$/u, 'ity'],
  // Typed without accents, « fertilite » is no inflammation.
  [/(?<=bil|til|gil|ual|ortal|ormal|oxic|orbid|dens|ever|rematur|imilar|apac|ficac|ntens|ivers)ites?$/u, 'ity'],
  [/(?<=.{4})isations?$/u, 'ization'],
  [/(?<=.{3})ismes?$/u, 'ism'],
  [/(?<=.{3})oïdes?$/u, 'oid'],
  [/(?<=.{3})illaires?$/u, 'illary'],
  [/(?<=.{3})laires?$/u, 'lar'],
  [/(?<=.{3})aires?$/u, 'ary'],
  [/(?<=.{4})oires?$/u, 'ory'],
  [/(?<=.{3})iques?$/u, 'ic'],
  [/(?<=.{4})i(?:els?|elles?)$/u, 'ial'],
  [/(?<=.{4})nn(?:els?|elles?)$/u, 'nal'],
  [/(?<=.{3})(?<!e)aux$|(?<=.{4})ales?$/u, 'al'],
  [/(?<=.{4})i?(?:eux|euses?)$/u, 'ious'],
  [/(?<=.{4})(?:ifs?|ives?)$/u, 'ive'],
  [/(?<=.{4})teurs?$/u, 'tor'],
  [/(?<=.{4})(?<!syndr|sympt|gén|som|microbi|dipl|fant|idi|hippodr)[oô]mes?$/u, 'oma'],
  [/(?<=.{4})(?<!gluc|fruct|lact|dextr|sacchar|cellul|galact)oses?$/u, 'osis'],
  [/(?<=.{4})(?<![cu])ites?$/u, 'itis'],
]

/** Where the languages spell the stem otherwise. */
const stems: [french: RegExp, english: string][] = [
  [/œ|æ/gu, 'e'],
  [/ophtalm/u, 'ophthalm'],
  [/rhumat/u, 'rheumat'],
  [/^chimio/u, 'chemo'],
  [/rythm/u, 'rhythm'],
]

/** What ends so and is another word, or the same one, in English. */
const others = new Set(
  (
    'favorite granite graphite hypocrite nitrite réussite satellite sulfite technique unique boutique pratique afrique ' +
    'amérique belgique mexique affaire horaire bancaire grammaire scolaire sanitaire anniversaire salaire travaux taux niveaux ' +
    'animaux hôpitaux moteur auteur hauteur lecteur porteur logiciel essentiel objectif motif victoire histoire mâchoire ' +
    'chrome arôme idiome axiome massif tarif actif active native olive rive live drive five alive motive'
  ).split(' '),
)

/** "hypoalbuminémie" → "hypoalbuminemia"; none where the ending tells nothing. */
export function regularEnglish(french: string): string | undefined {
  const word = french.toLowerCase()
  if (others.has(word)) return undefined
  const [ending, english] = endings.find(([each]) => each.test(word)) ?? []
  if (!ending || !english) return undefined
  const stem = stems.reduce((text, [french, as]) => text.replace(french, as), word.replace(ending, ''))
  return withoutAccents(stem) + english
}

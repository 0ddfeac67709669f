/** Names of articles and trials for what the pages of drugs call otherwise: without its ester, or as other countries do. */
const pageNames: Record<string, string> = {
  'acetyl salicylic acid': 'acetylsalicylic acid',
  adrenaline: 'epinephrine',
  albuterol: 'salbutamol',
  aspirin: 'acetylsalicylic acid',
  azilsartan: 'azilsartan medoxomil',
  baloxavir: 'baloxavir marboxil',
  candesartan: 'candesartan cilexetil',
  ciclosporin: 'cyclosporine',
  dabigatran: 'dabigatran etexilate',
  '5-fluorouracil': 'fluorouracil',
  glibenclamide: 'glyburide',
  noradrenaline: 'norepinephrine',
  olmesartan: 'olmesartan medoxomil',
  paracetamol: 'acetaminophen',
  pethidine: 'meperidine',
  rapamycin: 'sirolimus',
}

export const asPagesNameIt = (name: string): string => pageNames[name.toLowerCase()] ?? name

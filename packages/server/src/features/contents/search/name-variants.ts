const blocking = [
  '% inhibitor',
  '% blocker',
  '% antagonist',
  '% blocking agent',
  'anti %',
  'anti % antibody',
  '% biologic',
  '% antibody',
]

/** How else a name is said: "heparin antidote" is "reversal of heparin", "typhoid vaccine" a shot, "cholesterol drug" a pill. */
const variants: [ending: RegExp, forms: string[]][] = [
  [
    / antidote$/,
    [
      '% antidote',
      'antidote for %',
      'antidote to %',
      'antidote %',
      '% reversal',
      'reversal of %',
      'reversal %',
      'reverse %',
    ],
  ],
  [
    / vaccine$/,
    ['% vaccine', '% shot', '% booster', '% vaccination', '% immunization', 'vaccine for %', 'vaccine against %'],
  ],
  [/ (?:drug|medication)$/, ['% drug', '% medication', '% med', '% pill', '% medicine', '% tablet']],
  [/(?: receptor)? (?:inhibitor|blocker|antagonist)$/, [...blocking, '% receptor antagonist', '% receptor blocker']],
  [/(?: receptor)? agonist$/, ['% agonist', '% receptor agonist', '% analog', '% mimetic']],
  [/ analog(?:ue)?$/, ['% analog', '% agonist']],
]

export function variantsOf(name: string): string[] {
  const [ending, forms] = variants.find(([each]) => each.test(name)) ?? []
  if (!ending || !forms) return []
  const rest = name.replace(ending, '')
  // "beta 3" and "PDE5" are said for what acts on them, "renin" is not.
  return [...forms.map((form) => form.replace('%', rest)), ...(actedOn.test(name) && /\d/.test(rest) ? [rest] : [])]
}

const actedOn = /(?:inhibitor|blocker|antagonist|agonist)$/

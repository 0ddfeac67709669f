/** A question for what else than a drug there is, in its words. */
export interface AskedAlternative {
  /** What begins with the name of the drug, as it was typed. */
  instead: string
  /** What is said before it. */
  rest: string
  /** The drug stands anywhere in it. */
  isAnywhere?: true
}

const article = String.raw`(?:(?:the|an?|my|la|le|les|une?|des|du|de la)\s+|[dl]['’]\s*)?`
const name = String.raw`(?<name>[^\s,;:.?!()]+(?:\s+[^\s,;:.?!()]+){0,5})`
const before = String.raw`(?<![\p{L}\p{N}])`

const forms = [
  String.raw`(?:alternatives?|substitutes?|replacements?|(?:other|another) (?:options?|choices?|drugs?|meds?|medications?))\s+(?:to|for|of|than|besides)`,
  '(?:instead of|other than|what else (?:than|besides)|something else (?:than|besides))',
  String.raw`(?:switch(?:ing|ed)?|chang(?:e|ing|ed)|convert(?:ing|ed)?|transition(?:ing|ed)?|mov(?:e|ing))\s+(?:away\s+)?(?:from|off(?:\s+of)?)`,
  String.raw`(?<!\bwho )(?:can['’]?t|cannot|can not|unable to|(?:doesn|don)['’]?t|not able to)\s+(?:take|tolerate)`,
  String.raw`(?:alternatives?|substituts?|remplacements?|solutions? de rechange|autres? options?)\s+(?:à|a|au|aux|pour|de|du|des|que)`,
  String.raw`(?:à|a) la place (?:de|du|des)|au lieu (?:de|du|des)|(?:quoi d['’]\s*)?autre(?: chose)? que`,
  "(?:changer|remplacer|substituer)(?: (?:de|du))?|change(?= (?:la|le|l['’]))",
  String.raw`(?:ne\s+)?tol[èe]re(?:nt)?\s+(?:pas|mal)`,
].map((said) => new RegExp(String.raw`${before}(?:${said})(?:\s+|(?<=['’]))${article}${name}`, 'iu'))

/** "Lyrica alternative", « champix rupture alternative ». */
const behind =
  /^(?<name>[^\s,;:.?!()]+(?: [^\s,;:.?!()]+){0,2}?)(?: (?:backorder|back order|shortage|rupture|pénurie|penurie))? (?:alternatives?|substitutes?|substituts?)$/iu

/** "Diclectin not working next step", « metformine suffit plus quoi ajouter ». */
const failing = new RegExp(
  String.raw`^(?<name>[^\s,;:.?!()]+(?: [^\s,;:.?!()]+){0,2}?) (?:${[
    String.raw`(?:is |are )?(?:not|isn['’]t|aren['’]t|no longer) (?:working|helping|effective|enough)(?: any ?more)?`,
    String.raw`(?:does|do)(?:n['’]t| not) (?:work|help)(?: any ?more)?`,
    '(?:ineffective|inefficace)',
    String.raw`(?:ne )?(?:marche|fonctionne|aide|suffit|suffisent|marchent) (?:pas|plus)`,
  ].join(
    '|',
  )})(?: (?:what|next|now|quoi|prochaine|que) ?(?:else|step|what|next|now|ajouter|donner|faire|d['’]autre|étape|etape)?)?$`,
  'iu',
)

/** "Ramipril cough, switch to", « rash à l’allopurinol quoi d’autre »: what is wrong stands beside the drug. */
const atEnd = new RegExp(
  String.raw`^(?<name>.+?),? (?:${[
    'what else|what instead|(?:switch|change) to(?: what)?|(?:other|another) (?:options?|choices?)',
    '(?:stopped|held) (?:(?:so )?(?:start|give) what|what now|now what|what next)',
    String.raw`quoi d['’]autre|(?:on )?change(?:r)? pour(?: quoi)?|autres? (?:choix|options?)`,
    String.raw`(?:remplac[ée]e?r? )?par quoi(?: (?:on )?(?:(?:le|la|les|peut-on) |l['’])?(?:remplacer|remplace|substituer|changer))?`,
    String.raw`(?:quoi|que) (?:donner|mettre|prendre|prescrire|utiliser) (?:à la place|d['’]autre|sinon)`,
    String.raw`(?:on )?(?:donne|met|prend|donner|mettre|prendre) quoi(?: (?:à la place|d['’]autre|sinon))`,
    '(?:cess|arrêt|arret)[ée]e? (?:on )?(?:met|donne|prend) quoi',
  ].join('|')})$`,
  'iu',
)

/** Who took too much of a drug, bleeds of it or missed it is to have no other, and of a brand that is gone there may be the same drug. */
const harmed =
  /(?<!\p{L})(?:overdose|od|toxicity|poisoning|intox\p{L}*|surdose|bleed\p{L}*|saign\p{L}*|h[ée]morragie|missed|forgot|oubli\p{L}*|antidote|reversal|interaction|withdrawal|sevrage|discontinued|discontinu[ée]e?|recall\p{L}*|rappel\p{L}*)(?!\p{L})/iu

/** "Diclectin failed still vomiting", « Diclectin marche pas vomit encore ». */
const goingOn =
  /^(?<name>[^\s,;:.?!()]+(?: [^\s,;:.?!()]+)?) (?:failed|not working|didn['’]?t (?:work|help)|(?:ne )?(?:marche|fonctionne|aide) pas),? (?:still|encore|toujours|\p{L}+ (?:encore|toujours))(?!\p{L})/iu

/** Another product of the same drug is asked for, or what it is given with. */
const ofSameDrug =
  /(?<!\p{L})(?:generics?|g[ée]n[ée]riques?|biosimilars?|biosimilaires?|brands?|marques?|equivalents?|[ée]quivalents?|dose|doses)(?!\p{L})/iu

/** What is gone over to is asked about: "switch from citalopram to venlafaxine". */
const toAnother = /\s(?:to|par|vers|à|au)\s/iu
const overTo = /\s(?:to|par|vers)\s/iu

export function alternativeIn(question: string): AskedAlternative | undefined {
  if (question.includes('"') || ofSameDrug.test(question)) return undefined
  for (const form of [...forms, behind, failing]) {
    const found = form.exec(question)
    const instead = found?.groups?.['name']
    if (!found || !instead || toAnother.test(` ${instead} `)) continue
    return { instead, rest: question.slice(0, found.index).trim() }
  }
  if (harmed.test(question)) return undefined
  const [ended, goes] = [atEnd, goingOn].map((form) => form.exec(question.replace(/[\s?!.]+$/u, '')))
  const [instead, isAnywhere] = [ended?.groups?.['name'] ?? goes?.groups?.['name'], ended !== null]
  if (!instead || (isAnywhere ? overTo : toAnother).test(` ${instead} `)) return undefined
  return {
    instead,
    rest: goes && !ended ? question.slice(goes[0].length).trim() : '',
    ...(isAnywhere && { isAnywhere }),
  }
}

const switching = String.raw`(?:switch(?:ing|ed)?|chang(?:e|ing|ed)|convert(?:ing|ed)?|conversion|transition(?:ing|ed)?|mov(?:e|ing)|rotat(?:e|ing|ion)|go(?:ing)?)`
const frenchSwitching = '(?:passer|switch(?:er)?|changer)'
const frenchSwitch = '(?:passage|transition|conversion|rotation|relais|changement)'
const ofFrench = String.raw`(?:de (?:la |l['’])?|du |des |d['’])`
const some = String.raw`(\S+(?: \S+){0,3}?)`
const other = String.raw`(\S+(?: \S+){0,3})`

/** From which drug to which: the one that is to be given is asked about. */
const switches: RegExp[] = [
  new RegExp(String.raw`${before}${switching}(?: (?:patients?|over))? from ${some} to ${other}$`, 'iu'),
  new RegExp(
    String.raw`^${some} to ${other} (?:switch(?:ing)?|conversion|transition|rotation|cross[- ]?taper(?:ing)?)$`,
    'iu',
  ),
  new RegExp(
    String.raw`${before}(?:${frenchSwitching} ${ofFrench}|${frenchSwitch} ${ofFrench}?)${some} (?:à|a|au|aux|vers) (?:la |le |l['’])?${other}$`,
    'iu',
  ),
  new RegExp(
    String.raw`${before}(?:changer|remplacer|substituer) (?:la |le |les |l['’])?${some} (?:par|pour) (?:de )?(?:la |le |les |du |l['’])?${other}$`,
    'iu',
  ),
]

/** "Switch from citalopram to venlafaxine" → "venlafaxine switch citalopram": of two drugs the first stands first. */
export function withTargetFirst(text: string): string {
  if (text.includes('"')) return text
  return switches.reduce((said, each) => said.replace(each, '$2 switch $1'), text)
}

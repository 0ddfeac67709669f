import { wordsOf } from '../../../../platform/search/index.ts'

/** A question parted into what is wanted and what is not. */
export interface Negated {
  wanted: string
  /** What follows the words that deny it, as it was typed. */
  unwanted: string
  /** Who it does harm to is told beside what is asked: the words stay. */
  isReason: boolean
  /** They are allergic to it, or it did not help: another is to be given. */
  isForOther?: true
  /** It did not help, whether it is a drug or anything else that was done. */
  hasFailed?: true
}

// What ends the name of what is not wanted.
const ends = String.raw`(?=\s+(?:for|in|with|to|and|or|that|which|during|pour|chez|dans|avec|contre|et|ou|qui|en)\s|[,;:.?!)]|$)`
const name = String.raw`((?:[^\s,;:.?!()]+)(?:\s+[^\s,;:.?!()]+){0,3}?)${ends}`
const small = String.raw`(?:(?:the|an?|any|de la|le|la|les|une?|des|du|de)\s+|[dl]['’]\s*)?`
// Nobody denies anything in a longer question.
const mostCharacters = 300

const needing = '(?:need(?:ing)?|requir(?:e|ing)|caus(?:e|ing)|contain(?:ing)?|interact(?:ing)? with|affect(?:ing)?)'
const denials = [
  String.raw`(?:other than|instead of|rather than|apart from|except(?: for)?|excluding|without(?: any)?|with no|with (?:less|fewer|low|lower|minimal)|less|fewer|least(?: likely to cause)?|low(?:er)? risk of|minimal|(?:but )?not(?: an?)?|(?:that )?(?:does|do|will|is)(?:n['’]t| not)|avoid(?:ing)?|alternatives? to|substitutes? for|no)(?:\s+${needing})?`,
  String.raw`(?:autres? qu(?:e|['’])|au lieu d(?:e|u|es|['’])|plutôt qu(?:e|['’])|à part|sauf|excepté|sans|(?:avec )?(?:moins|peu|le moins) d(?:e|['’])|faible risque d(?:e|['’])|(?:mais )?pas(?: d(?:e|u|['’]))?|(?:alternatives?|substituts?|solution de rechange) (?:à|au|aux)|non(?=\s))`,
]
const afterDenial = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${denials.join('|')})(?:\s+|(?<=['’]))${small}${name}`,
  'iu',
)
/** « qui ne cause pas de somnolence », « qui n’endort pas ». */
const frenchVerb = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:qui\s+)?n(?:e\s+|['’])(?:(?:cause|donne|contient|nécessite|exige|demande|requiert|provoque|soit|est)\s+pas\s+${small}${name}|(endort|assomme)\s+pas)`,
  'iu',
)
/** "non-drowsy", "sulfa-free". */
const joined = /(?<![\p{L}\p{N}])non[- ]?(?=\p{L})([\p{L}-]+)|([\p{L}]+)-free(?!\p{L})/iu
/** "penicillin allergy", « allergique à la pénicilline ». */
const reason = new RegExp(
  String.raw`(\p{L}[\p{L}-]*)\s+(?:allergy|allergic|intolerance|intolerant|rash|hives|anaphylaxis)(?!\p{L}|\s+(?:aux?|à|a|from|to|with|on)\s)|(?:allergic to|intolerant (?:to|of)|can['’]?t (?:take|tolerate)|(?:rash|hives|anaphylaxis|reaction) (?:from|to|with|on)|(?:rash|urticaire|anaphylaxie|r[ée]action|[ée]ruption) (?:aux?|à|a|sous|avec)|(?:allergi(?:e|ques?)|intol[ée]ran(?:ce|te?s?)|anaphylaxie)(?: (?:aux?|à|a))?)\s+${small}${name}`,
  'iu',
)

/** "hives not better with Reactine", « hypertension mal contrôlée sous ramipril ». */
const failures = [
  String.raw`(?:second|2nd|third|3rd|next)[- ](?:line|step|option|choice)s?\s+(?:after|to|beyond)`,
  String.raw`(?:fail(?:ed|ing|s)|(?:treatment|therapy) failure)(?:\s+(?:of|on|with|to))?|despite|(?:refractory|resistant) to|(?:uncontrolled|poorly controlled)\s+(?:on|with)`,
  String.raw`(?:not|no)\s+(?:much\s+)?(?:better|improv\w+|respond\w*|response|relief|relieved|work\w*|control\w*)\s+(?:w/?|with|on|to|from|by)`,
  String.raw`still\s+(?:there|present|alive|itchy|sick|febrile|coughing|wheezing|swollen|bleeding|high|in pain|not better|symptomatic)\s+(?:after|on|with|despite)`,
  String.raw`(?:encore|toujours)\s+(?:l[àa]|vivants?|pr[ée]sente?s?|malades?|fi[ée]vreu(?:x|se)|symptomatiques?|enfl[ée]e?s?|mal|[ée]lev[ée]e?s?)\s+(?:apr[èe]s|avec|sous|malgr[ée])`,
  String.raw`inadequate\s+(?:response|control)\s+(?:to|on|with)`,
  String.raw`(?:2e|2ème|2ième|deuxième|seconde|3e|troisième)\s+(?:ligne|choix|intention)\s+apr[èe]s`,
  String.raw`[ée]checs?(?:\s+(?:de|du|à|a|au|aux|avec|sous))?|malgr[ée]|(?:r[ée]fractaires?|r[ée]sistante?s?)\s+(?:à|a|au|aux)`,
  String.raw`(?:pas|non|mal|peu)\s+(?:mieux|am[ée]lior\p{L}+|contr[ôo]l\p{L}+|soulag\p{L}+)\s+(?:avec|sous|par)`,
  String.raw`ne\s+r[ée]pond(?:ent)?\s+pas\s+(?:à|a|au|aux)`,
]
/** "PPH oxytocin not enough", « diabète metformine insuffisante ». */
const failedAfter = new RegExp(
  String.raw`(?<=\s)([\p{L}]+)\s+(?:${[
    String.raw`(?:(?:is|was|are)\s+)?(?:not|isn['’]t|wasn['’]t|no longer)\s+(?:enough|working|helping|effective|sufficient)`,
    String.raw`(?:doesn|didn|don|hasn)['’]?t\s+(?:work(?:ed)?|help(?:ed)?)`,
    String.raw`(?:with no|without)\s+(?:success|effect|response|relief|improvement)`,
    String.raw`sans\s+(?:succ[èe]s|effet|r[ée]sultat|r[ée]ponse|soulagement|am[ée]lioration)`,
    'insufficient|ineffective|insuffisant(?:e|s|es)?|inefficaces?',
    String.raw`(?:ne\s+)?(?:marche|fonctionne|aide|suffit|suffisent)\s+(?:pas|plus)`,
    String.raw`pas\s+(?:assez|suffisant(?:e|s|es)?|efficaces?)`,
  ].join('|')})(?!\p{L})`,
  'iu',
)
const failed = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${failures.join('|')})\s+${small}${name}`, 'iu')

/** The question without what it denies, where it denies something: "statin other than Lipitor" → statin, without Lipitor. */
export function negatedIn(question: string): Negated | undefined {
  const typed = question.slice(0, mostCharacters)
  for (const denied of [failed, failedAfter, frenchVerb, afterDenial, joined, reason]) {
    const found = denied.exec(typed)
    const unwanted = found?.slice(1).find((part) => part !== undefined)
    if (!found || !unwanted) continue
    const wanted = `${typed.slice(0, found.index)} ${question.slice(found.index + found[0].length)}`.replaceAll(
      /\s+/g,
      ' ',
    )
    if (wordsOf(wanted).length > 0) {
      const hasFailed = denied === failed || denied === failedAfter
      const isReason = denied === reason || hasFailed
      const isForOther =
        hasFailed || (isReason && /allerg|rash|hives|anaphyla|urticaire|r[ée]action|[ée]ruption/iu.test(found[0]))
      return {
        wanted: wanted.trim(),
        unwanted,
        isReason,
        ...(isForOther && { isForOther }),
        ...(hasFailed && { hasFailed }),
      }
    }
  }
  return undefined
}

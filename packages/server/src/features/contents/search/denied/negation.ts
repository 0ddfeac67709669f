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
/** "penicillin allergy", "ACE inhibitor allergy", « allergique à la pénicilline ». */
const reason = new RegExp(
  String.raw`((?:\p{L}[\p{L}-]*\s+(?=(?:inhibitors?|blockers?|antibiotics?|drugs?)\s))?\p{L}[\p{L}-]*)\s+(?:allergy|allergic|intolerance|intolerant|rash|hives|anaphylaxis)(?!\p{L}|\s+(?:aux?|à|a|from|to|with|on)\s)|(?:allergic to|intolerant (?:to|of)|(?<!\bwho )can['’]?t (?:take|tolerate)|(?:rash|hives|anaphylaxis|reaction) (?:from|to|with|on)|(?:rash|urticaire|anaphylaxie|r[ée]action|[ée]ruption) (?:aux?|à|a|sous|avec)|(?:allergi(?:e|ques?)|intol[ée]ran(?:ce|te?s?)|anaphylaxie)(?: (?:aux?|à|a))?)\s+${small}${name}`,
  'iu',
)

/** "hives not better with Reactine", « hypertension mal contrôlée sous ramipril ». */
const failures = [
  String.raw`(?:second|2nd|third|3rd|next)[- ](?:line|step|option|choice)s?\s+(?:after|to|beyond)`,
  String.raw`(?:fail(?:ed|ing|s)|(?:treatment|therapy) failure)(?:\s+(?:of|on|with|to))?|despite|(?:refractory|resistant) to|(?:uncontrolled|poorly controlled)\s+(?:on|with)`,
  String.raw`(?:not|no)\s+(?:much\s+)?(?:better|improv\w+|respond\w*|response|relief|relieved|work\w*|control\w*)\s+(?:w/?|with|on|to|from|by|after(?:\s+\d+\s*(?:d|days?|h|hrs?|hours?|weeks?|wks?)(?:\s+(?:of|on))?)?)`,
  String.raw`still\s+(?:there|present|alive|itchy|sick|febrile|coughing|wheezing|swollen|bleeding|high|in pain|not better|symptomatic)\s+(?:after|on|with|despite)`,
  String.raw`(?:encore|toujours)\s+(?:l[àa]|vivants?|pr[ée]sente?s?|malades?|fi[ée]vreu(?:x|se)|symptomatiques?|enfl[ée]e?s?|mal|[ée]lev[ée]e?s?)\s+(?:apr[èe]s|avec|sous|malgr[ée])`,
  String.raw`(?:maxed(?: out)?(?: on)?|already on)`,
  String.raw`inadequate\s+(?:response|control)\s+(?:to|on|with)`,
  String.raw`(?:2e|2ème|2ième|deuxième|seconde|3e|troisième)\s+(?:ligne|choix|intention)\s+apr[èe]s`,
  String.raw`[ée]checs?(?!\s+x ?\d)(?:\s+(?:de|du|à|a|au|aux|avec|sous))?|malgr[ée]|(?:r[ée]fractaires?|r[ée]sistante?s?)\s+(?:à|a|au|aux)`,
  String.raw`(?:pas|non|mal|peu)\s+(?:mieux|am[ée]lior\p{L}+|contr[ôo]l\p{L}+|soulag\p{L}+)\s+(?:avec|sous|par|apr[èe]s(?:\s+\d+\s*(?:j|jours?|h|heures?|sem|semaines?)(?:\s+(?:de|sous))?)?)`,
  String.raw`ne\s+r[ée]pond(?:ent)?\s+pas\s+(?:à|a|au|aux)`,
]
/** "PPH oxytocin not enough", « diabète metformine insuffisante ». */
const failedAfter = new RegExp(
  String.raw`(?<=\s|^)([\p{L}]+)\s+(?:${[
    String.raw`(?:(?:is|was|are)\s+)?(?:not|isn['’]t|wasn['’]t|no longer)\s+(?:enough|working|helping|effective|sufficient)`,
    String.raw`(?:doesn|didn|don|hasn)['’]?t\s+(?:work(?:ed)?|help(?:ed)?)`,
    String.raw`(?:did|does|doing|do)\s+(?:absolutely\s+)?nothing|(?:is\s+)?not\s+(?:touching|cutting|holding)(?:\s+it)?`,
    String.raw`(?:(?:once|twice|x ?\d)\s+)?(?:(?:with no|without|no)\s+(?:success|luck|effect|response|relief|help|improvement)|failed)`,
    String.raw`(?:x ?\d\s+)?sans\s+(?:succ[èe]s|effet|r[ée]sultat|r[ée]ponse|soulagement|am[ée]lioration)`,
    'insufficient|ineffective|insuffisant(?:e|s|es)?|inefficaces?',
    String.raw`[ée]checs?(?:\s+x ?\d)?(?=\s*(?:[,;.!?]|$))`,
    String.raw`(?:ne\s+)?(?:marche|fonctionne|aide|suffit|suffisent)\s+(?:pas|plus)`,
    String.raw`(?:n['’](?:a|ont)\s+)?(?:fait|font|fai|donne|donn[ée])\s+rien|n['’](?:a|ont)\s+rien\s+(?:fait|donn[ée])`,
    String.raw`(?:au max(?:imum)?|maxed(?: out)?|at max(?:imum)?(?: dose)?)`,
    String.raw`pas\s+(?:assez|suffisant(?:e|s|es)?|efficaces?)`,
  ].join('|')})(?!\p{L})`,
  'iu',
)
const failed = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${failures.join('|')})\s+${small}${name}`, 'iu')

/**
 * The question without what it denies, "statin other than Lipitor" → statin, without Lipitor, in each way to read that, the likeliest
 * first: "metformin failed gestational diabetes" is read in two.
 */
export function negationsIn(question: string): Negated[] {
  const typed = question.slice(0, mostCharacters)
  return [failed, failedAfter, frenchVerb, afterDenial, joined, reason].flatMap((denied) => {
    const found = denied.exec(typed)
    const unwanted = found?.slice(1).find((part) => part !== undefined)
    if (!found || !unwanted) return []
    const rest = question.slice(found.index + found[0].length)
    const wanted = `${typed.slice(0, found.index)} ${rest}`.replaceAll(/\s+/g, ' ').trim()
    if (wordsOf(wanted).length === 0 && wordsOf(unwanted).length === 1) return []
    const hasFailed = denied === failed || denied === failedAfter
    const isReason = denied === reason || hasFailed
    const isForOther =
      hasFailed || (isReason && /allerg|rash|hives|anaphyla|urticaire|r[ée]action|[ée]ruption/iu.test(found[0]))
    return { wanted, unwanted, isReason, ...(isForOther && { isForOther }), ...(hasFailed && { hasFailed }) }
  })
}

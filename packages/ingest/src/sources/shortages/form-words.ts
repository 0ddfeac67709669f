import type { Language } from '@materia/contract/languages.ts'
import { tidy } from '../../text/names.ts'

interface Form {
  /** What the record's own form says where it is this one. */
  is: RegExp
  en: string
  fr: string
}

const plain = (en: string, fr = en): Form => ({ is: new RegExp(en, 'i'), en, fr })

const forms: Record<string, Form> = {
  tab: plain('tablet', 'comprimé'),
  tabs: { is: /tablet/i, en: 'tablets', fr: 'comprimés' },
  srt: { is: /tablet/i, en: 'extended-release tablet', fr: 'comprimé à libération prolongée' },
  cap: plain('capsule'),
  caps: { is: /capsule/i, en: 'capsules', fr: 'capsules' },
  // A powder and a solution are injected alike.
  inj: { is: /./, en: 'injection', fr: 'injection' },
  liq: plain('liquid', 'liquide'),
  sol: plain('solution'),
  soln: plain('solution'),
  susp: plain('suspension'),
  syr: plain('syrup', 'sirop'),
  oint: plain('ointment', 'pommade'),
  crm: plain('cream', 'crème'),
  lot: plain('lotion'),
  supp: plain('suppository', 'suppositoire'),
  pws: { is: /powder/i, en: 'powder for solution', fr: 'poudre pour solution' },
}

/** Said before the form in English and behind it in French. */
const kinds: Record<string, { en: string; fr: string; many: string }> = {
  fc: { en: 'film-coated', fr: 'pelliculé', many: 'pelliculés' },
  er: { en: 'extended-release', fr: 'à libération prolongée', many: 'à libération prolongée' },
}

const shortened = new RegExp(
  `(^| |\\()(?:- )?(?:(FC|ER) (?=tab|cap))?(${Object.keys(forms).join('|')})\\.?(?=$|[ ),])`,
  'gi',
)

/** Reports shorten the form in a product's name, "25 mg Tab": here in words, or left out where the record's own form is another. */
export function withFormInWords(name: string, form: string | null, language: Language): string {
  const worded = name.replace(shortened, (_, before: string, kind: string | undefined, short: string) => {
    const known = forms[short.toLowerCase()]
    const worded = known && (!form || known.is.test(form)) ? known[language] : ''
    return before + (worded && kind ? ofKind(worded, kind, language) : worded)
  })
  return tidy(worded.replace('()', ''))
}

function ofKind(form: string, kind: string, language: Language): string {
  const known = kinds[kind.toLowerCase()]
  if (!known) return form
  return language === 'en' ? `${known.en} ${form}` : `${form} ${form.endsWith('s') ? known.many : known.fr}`
}

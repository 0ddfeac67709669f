import { wordsOf } from '../../../../platform/search/index.ts'

export interface Harming {
  who: RegExp
  unless?: RegExp
  codes: string[]
  /** Better none than one of these. */
  isNoneBetter?: true
  /** What is given where all that is usual, some of which begins so, would harm. */
  instead?: { of: string; codes: string[] }
  /** Not even where their class is asked for. */
  isEvenNamed?: true
}

/** Who is told of, and what the codes begin with of drugs that may harm them: what is usual for a condition is not first for everybody. */
const harming: Harming[] = [
  {
    who: /(?:^| )(?:pregnan[a-z]*|enceintes?|grossesse|gravid[a-z]*|ttc|trying to conceive)(?: |$)/,
    unless:
      /(?:^| )(?:(?:not|non|pas|never|no) (?:pregnan|enceint)|ectopi|geu|molar|molaire|abort|avort|terminat|miscarr|fausse|after pregnan|contracep|test|depo|iud|sterilet)/,
    codes:
      'l04aa06 l04ax03 l01aa01 l01ba01 b01aa03 b01ae07 b01af n03ag01 n03ax11 d10ba01 d05bb02 c09 c10aa c03da j01aa j01ma j05ap01 a10bk a10bj m05ba h02bx g02cx g03aa g03ab g03b g03hb g03xa01 g04cb a10bx16 a08aa62 a02bb01 c02kx c10ab c10ax15 c07ab03 d10ad d05ax05 l04aa13 l04aa32 l04aa40 l04ae l04af l04ak l04ax02 l04ax04 l04ax06 l04ax07 l01xx05 m01a n02ba n02ca n06ab05 j02ac p01ba03 p02ca p02cf j07bd j07bk j07bl m05bx g03xc h05aa',
    isNoneBetter: true,
  },
  {
    who: /(?:^| )(?:(?:egfr|crcl|clcr|dfge?|gfr) (?:of |is |at |a |de )?(?:[12]?\d)|dialys[a-z]*|hemodialys[a-z]*|esrd|ckd ?[45]|stage [45] ckd|irc ?[45]|insuffisance renale (?:terminale|severe|avancee)|end stage (?:renal|kidney)[a-z ]*)(?: |$)/,
    codes:
      'm01a j01xe01 n05an01 a10ba b01ae07 m05ba c03da a10bb01 l01ba01 l04ax03 m03bx01 n02ab02 n02aa01 c07aa07 a06ag01 n07bb03 m04ac01',
  },
  {
    who: /(?:^| )(?:dialys[a-z]*|hemodialys[a-z]*|esrd|(?:egfr|crcl|clcr|dfge?|gfr) (?:of |is |at |a |de )?1?\d)(?: |$)/,
    codes: 'a10bk a02ab a02ad a12cc',
  },
  {
    // In place of metformin sugar is to be lowered, which gliflozins hardly do there.
    who: /(?:^| )metformine? (?:.* )?(?:egfr|dfge?|gfr) [12]?\d(?: |$)|(?:^| )(?:egfr|dfge?|gfr) [12]?\d (?:.* )?metformine?(?: |$)/,
    codes: 'a10bk',
  },
  {
    who: /(?:^| )(?:warfarin[a-z]*|coumadin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|lixiana|dabigatran|pradaxa|anticoagul[a-z]*|blood thinner[a-z]*|bariatri[a-z]*|gastric bypass)(?: |$)/,
    codes: 'm01a n02ba',
  },
  {
    who: /(?:^| )(?:heart failure|hfref|chf|insuffisance cardiaque|icfer)(?: |$)/,
    codes: 'm01a c08d a10bg a10bh03 c01bc c01bd07 c02ca c02dc n02ba01',
  },
  { who: /(?:^| )(?:asthma[a-z]*|asthme|asthmatiques?)(?: |$)/, codes: 'c07aa c07ag s01ed c01eb10 g02ad04' },
  {
    who: /(?:^| )(?:g6pd|favism[a-z]*)(?: |$)/,
    codes: 'p01ba03 j04ba02 d10ax05 v03ab17 v03af07 g04bx06 a07ec01 j01xe01 j01e',
    isNoneBetter: true,
  },
  {
    who: /(?:^| )(?:myasthen[a-z]*)(?: |$)/,
    codes: 'j01ma j01fa j01gb j01xb c07a s01ed b05xa05 c01ba m01cc01 m03ax01 p01b',
  },
  {
    who: /(?:^| )(?:parkinson[a-z]*|lewy)(?: |$)/,
    codes: 'a03fa01 n05aa n05ab n05ad n05ae n05af n05ag n05ah03 n05ax n07ca03 r06ad02',
  },
  {
    who: /(?:^| )(?:child|children|kids?|toddlers?|infants?|baby|babies|newborns?|neonat[a-z]*|p(?:a)?ediatric[a-z]*|enfants?|bebes?|nourrissons?|bambins?|(?<!(?:depuis|pendant|since|for|over|past|apres|il y a) )(?:[1-9]|1[01]) ?(?:yo|y o|ans?|mois|mo|(?:year|yr|month)s? old))(?: |$)/,
    unless: /(?:^| )(?:kawasaki|mis c|rheumatic|rhumatisme|childbearing|child [abc])(?: |$)/,
    codes: 'r05c r05d r05f r01ba r06ab n02ba n02be51 n02aj06 n02aj13 n02ax02 j01aa j01m a07da r06ad02',
    isNoneBetter: true,
    instead: { of: 'r05', codes: ['n02be01', 'm01ae01'] },
  },
  {
    who: /(?:^| )(?:newborns?|neonat[a-z]*|nouveau ne)(?: |$)/,
    unless: /(?:^| )(?:gonococc[a-z]*|gonorr[a-z]*|ophthalmia)(?: |$)/,
    codes: 'j01dd04 j01e j01x n02aa08 r01a',
  },
  {
    who: /(?:^| )(?:long qt|qt long|qtc (?:of |is |at |a |de )?(?:4[6-9]\d|[5-7]\d\d))(?: |$)/,
    codes:
      'j01fa j01m j02ac a04aa a03fa03 n05aa n05ad n05ae n06aa n06ab04 n06ab10 n07bc02 c01ba c01bd c07aa07 p01b p01cx01',
  },
  {
    who: /(?:^| )(?:maois?|imao|phenelzine|nardil|tranylcypromine|parnate)(?: |$)/,
    codes: 'n06ab n06ax n06aa n06ba n02ab02 n02aj13 n02ax02 n02cc n05be n03af01 r05da r05f r01aa r01ba a08aa62',
    isNoneBetter: true,
  },
  { who: /(?:^| )(?:hemophil[a-z]*|von willebrand|dengue)(?: |$)/, codes: 'm01a n02ba b01ac' },
  {
    who: /(?:^| )(?:coronar[a-z]*|cad|mcas|heart attack|infarct[a-z]*|post mi|angina|angor|stroke|avc)(?: |$)/,
    codes: 'm01a n02cc n02ca c01bc r01ba',
  },
  { who: /(?:^| )(?:cirrho[a-z]*)(?: |$)/, codes: 'm01a n02ba n03ag01 n05ba01 l04ax03' },
  {
    who: /(?:^| )(?:breastfe[a-z]*|breast feeding|lactating|allait[a-z]*)(?: |$)/,
    codes:
      'n02aa08 n02aj06 n02aj13 n02ax02 n02ba n02ca r05da04 r01ba c01bd01 c10aa d10ba01 g03aa g03ab l01ba01 l04ax03 n05an01',
  },
  {
    who: /(?:^| )(?:hyperkal[a-z]*|(?:k|potassium) (?:of |is |at |a |de )?(?:5 [5-9]|[67](?: \d)?))(?: |$)/,
    codes: 'c09 c03d a12b j01e m01a',
  },
  {
    who: /(?:^| )(?:breast (?:cancer|ca)|cancer du sein)(?: |$)/,
    unless: /(?:^| )(?:history|family|familia[a-z]*|risk[a-z]*|risque[a-z]*)(?: |$)/,
    codes: 'g02b g03a g03c g03d g03f',
    isNoneBetter: true,
    isEvenNamed: true,
  },
  { who: /(?:^| )(?:gout|goutte)(?: |$)/, codes: 'c03aa c03ba c03c n02ba j04ak01' },
  {
    who: /(?:^| )(?:elderly|geriatric[a-z]*|aines?|personnes? agees?)(?: |$)/,
    codes: 'r06aa r06ad n06aa m03ba m03bx08 n05ba01 a03b a10bb01 g04bd04 n02ab02 n07ca03',
  },
].map(({ codes, ...each }) => ({ ...each, codes: codes.split(' ') }) as Harming)

export const harmingIn = (typed: string): Harming[] => {
  const said = wordsOf(typed).join(' ')
  return harming.filter(({ who, unless }) => who.test(said) && !unless?.test(said))
}

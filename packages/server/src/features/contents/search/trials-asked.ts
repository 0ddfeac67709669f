import type { trialStatuses } from '@materia/contract'

type TrialStatus = (typeof trialStatuses)[number]

/** What a question for trials says of how far they are, and the question without it. */
export interface TrialsAsked {
  wanted: string
  statuses: TrialStatus[]
}

const wordsOfAny = (parts: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}"“«:-])(?:${parts.join('|')})(?![\p{L}\p{N}"”»])`, 'iu')

const nouns = '(?:trials?|essais?|stud(?:y|ies)|[ée]tudes?)'
const isNamed = wordsOfAny([nouns])
const asksForTrials = wordsOfAny([nouns, 'recruiting', 'enroll?ing', 'recrutement', 'qui recrut(?:e|ent)'])
const sponsoring = wordsOfAny([
  'sponsored by',
  'sponsors?',
  'commandit[ée]e?s? par',
  'parrain[ée]e?s? par',
  'promoteurs?',
])

/** « Arthrite active » is not how far a trial is: such words stand beside its name. */
const besideNoun = (words: string) => [
  String.raw`(?:${words})(?=(?:\s+[\p{L}-]+){0,3}\s+${nouns})`,
  String.raw`(?<=${nouns}\s(?:cliniques?\s)?)(?:${words})`,
]

/** The first that is said holds. */
const sayings: [statuses: TrialStatus[], parts: string[]][] = [
  [['Not yet recruiting'], ['not yet recruiting', 'pas encore en recrutement', 'recrutement [àa] venir']],
  [
    ['Active, not recruiting'],
    [
      'active,? not recruiting',
      '(?:no longer|not) recruiting',
      'en cours, recrutement termin[ée]',
      'ne recrutent? plus',
    ],
  ],
  [['Enrolling by invitation'], ['enroll?ing by invitation', '(?:recrutement )?sur invitation']],
  [
    ['Recruiting'],
    [
      '(?:(?:now|actively|currently|still) )?(?:recruiting|enroll?ing)(?: patients| participants| now)?',
      'open (?:for|to) (?:recruitment|enroll?ment)',
      'en(?: cours de)? recrutement',
      'qui recrut(?:e|ent)',
    ],
  ],
  [
    ['Recruiting', 'Active, not recruiting', 'Enrolling by invitation'],
    besideNoun('ongoing|active|current|en cours|acti(?:f|fs|ve|ves)'),
  ],
  [
    ['Terminated'],
    [
      'terminated(?: early)?',
      String.raw`interromp\p{L}+`,
      'termin[ée]e?s? pr[ée]matur[ée]ment',
      ...besideNoun('stopped(?: early)?|halted|arr[êe]t[ée]e?s?'),
    ],
  ],
  [['Completed'], ['completed', 'termin[ée]e?s?', ...besideNoun('finished|compl[ée]t[ée]e?s?')]],
  [['Withdrawn'], ['withdrawn', 'retir[ée]e?s?']],
  [['Suspended'], ['suspended', 'suspendue?s?']],
]
const patterns = sayings.map(([statuses, parts]) => ({ statuses, pattern: wordsOfAny(parts) }))

/** "recruiting lupus trials", « essais terminés sur la migraine »: no trial holds how far it is among its words. */
export function trialsAsked(typed: string): TrialsAsked {
  if (!asksForTrials.test(typed)) return { wanted: typed, statuses: [] }
  const said = patterns.find(({ pattern }) => pattern.test(typed))
  const without = (said ? typed.replace(said.pattern, ' ') : typed).replace(sponsoring, ' ')
  const wanted = isNamed.test(without) ? without : `${without} trials`
  return { wanted: wanted.replaceAll(/\s+/g, ' ').trim(), statuses: said?.statuses ?? [] }
}

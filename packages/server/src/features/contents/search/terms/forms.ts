/** How products are made and where they are given, as the Drug Product Database says it: patterns of their forms and routes. */
export interface AskedForm {
  form?: string
  route?: string
}

const injected = '(?:subcutaneous|intramuscular|intravenous|intra-?articular|intravitreal|intradermal|intrathecal)'
const drops = '(?:drops|solution|suspension|emulsion|liquid)'
const solid = '(?:tablet|capsule|caplet)'
const drinkable = '(?:liquid|syrup|suspension|solution|elixir|drops)'

/** By the words that ask for them. */
const asked: [words: string, wanted: AskedForm][] = [
  ['patch patches', { form: 'patch' }],
  ['cream creams', { form: 'cream' }],
  ['ointment ointments', { form: 'ointment' }],
  ['lotion', { form: 'lotion' }],
  ['gel gels', { form: 'gel' }],
  ['foam', { form: 'foam' }],
  ['shampoo', { form: 'shampoo' }],
  ['suppository suppositories', { form: 'suppositor' }],
  ['enema', { form: 'enema' }],
  ['lozenge lozenges', { form: 'lozenge' }],
  ['tablet tablets pill pills capsule capsules', { form: solid, route: 'oral' }],
  ['syrup syrups liquid suspension', { form: drinkable, route: 'oral' }],
  ['drop drops', { form: drops, route: '(?:ophthalmic|otic|oral)' }],
  ['spray sprays', { form: '(?:spray|aerosol|solution|metered)', route: '(?:nasal|sublingual|buccal|topical)' }],
  ['inhaler inhalers puffer puffers inhaled nebulizer nebule', { route: 'inhalation' }],
  [
    'injection injections injectable shot shots infusion needle subcutaneous intramuscular intravenous',
    { route: injected },
  ],
  ['solution lacquer', { form: '(?:solution|lacquer|liquid)' }],
  ['eye ophthalmic', { route: '(?:ophthalmic|intravitreal|intraocular)' }],
  ['ear otic', { route: 'otic' }],
  ['nasal', { route: 'nasal' }],
  ['po', { route: 'oral' }],
  ['iv', { route: 'intravenous' }],
  ['im', { route: 'intramuscular' }],
  ['sc subcut subq', { route: 'subcutaneous' }],
  ['sl', { route: 'sublingual' }],
  ['topical', { route: 'topical' }],
  ['oral', { route: 'oral' }],
  ['vaginal ovule ovules pessary pessaries', { route: 'vaginal' }],
  ['rectal', { route: 'rectal' }],
]

const byWord = new Map(asked.flatMap(([words, wanted]) => words.split(' ').map((word) => [word, wanted] as const)))

/** The forms that a question asks for: a product must be as each of them says. */
export const formsIn = (words: string[]): AskedForm[] => [...new Set(words.flatMap((word) => byWord.get(word) ?? []))]

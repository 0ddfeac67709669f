import pg from 'pg'
import { type BilingualQuestion, questionSets } from './languages/questions.ts'
import { report, say } from './report.ts'
import { openProduct, type RunningProduct } from './search/product.ts'
import { withRealFiles } from './search/real-files.ts'

const shown = 5
const budget = { success: 0.9, difference: 0.05 }
/**
 * `languages [--keep DIR] [--data DIR]`: the same questions in English and in French over the sources' real files, as an
 * English and as a French reader ask them: the share that has its answer among the first five.
 */
export const benchLanguages = (args: string[]): Promise<void> => withRealFiles(args, measure)

async function measure(folder: string): Promise<void> {
  const product = await openProduct(folder, { factors: 'on' })
  try {
    const items = await listItems(product.databaseUrl)
    say(`${items.size} items; the answer is among the first ${shown}`)
    for (const [name, questions] of Object.entries(questionSets)) {
      const ask = (language: 'en' | 'fr', asked: 'english' | 'french') =>
        share(product, items, { language, questions, wording: (question) => question[asked] })
      const english = await ask('en', 'english')
      const french = await ask('fr', 'french')
      const crossed = await ask('en', 'french')
      const asked = `${name}, ${questions.length} questions`
      report(`${asked} in English, answered among ${shown}`, english, { digits: 3 })
      report(`${asked} in French, answered among ${shown}`, french, { digits: 3, atLeast: budget.success })
      // Counted in questions: of two shares the difference is never quite a twentieth.
      const difference = Math.round((english - french) * questions.length) / questions.length
      report(`${asked}, English less French`, difference, { digits: 3, atMost: budget.difference })
      report(`${asked} in French, asked by who reads English`, crossed, { digits: 3 })
    }
  } finally {
    await product.close()
  }
}

type Items = Map<string, { key: string; title: string }>

async function share(
  product: RunningProduct,
  items: Items,
  {
    language,
    questions,
    wording,
  }: { language: 'en' | 'fr'; questions: BilingualQuestion[]; wording: (question: BilingualQuestion) => string },
): Promise<number> {
  await product.setLanguage(language)
  let answered = 0
  for (const question of questions) {
    const found = await product.search(wording(question), shown)
    const isAnswered = found.some((id) => isAnswer(question, items.get(id)))
    if (isAnswered) answered++
    else say(`  ${language}: not among the first ${shown}: ${wording(question)}`)
  }
  return answered / questions.length
}

const isAnswer = ({ answers }: BilingualQuestion, item: { key: string; title: string } | undefined): boolean =>
  answers.some((answer) => {
    const [, part] = /^title:(.*)$/.exec(answer) ?? []
    return part === undefined ? item?.key === answer : item?.title.includes(part)
  })

async function listItems(databaseUrl: string): Promise<Items> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; key: string; title: string }>(
      `select i.id, i.source_key as key, v.title
       from content_items i join content_versions v on v.id = i.current_version_id where i.source_key is not null`,
    )
    return new Map(rows.map(({ id, key, title }) => [id, { key, title }]))
  } finally {
    await client.end()
  }
}

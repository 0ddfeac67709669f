import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type ClinicalQuestion, questionLots, questionsIn } from './clinical/questions.ts'
import { report, say } from './report.ts'
import { openProduct, type RunningProduct } from './search/product.ts'
import { withRealFiles } from './search/real-files.ts'

const shown = 5
const notAsked = '-'
const budget = { first: 0.9, amongFive: 0.97 }

/**
 * `clinical [--keep DIR] [--data DIR] [--questions FILE]`: clinicians' questions over the sources' real files, in both languages: the share
 * that has what was meant first, and among the first five, of the questions that these files can answer.
 */
export async function benchClinical(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, strict: false, options: { questions: { type: 'string' } } })
  const lots =
    typeof values.questions === 'string'
      ? { given: questionsIn(await readFile(values.questions, 'utf8')) }
      : questionLots
  await withRealFiles(args, (folder) => measure(folder, lots))
}

async function measure(folder: string, lots: Record<string, ClinicalQuestion[]>): Promise<void> {
  const product = await openProduct(folder, { factors: 'on' })
  try {
    await product.settle()
    const items = await listItems(product.databaseUrl)
    for (const [name, asked] of Object.entries(lots)) {
      const answerable = asked.filter((question) => items.values().some((item) => isAnswer(question, item)))
      const absent = asked.filter((question) => !answerable.includes(question)).map(wordsOf)
      if (absent.length > 0) say(`${name}: nothing in these files answers ${absent.join('; ')}`)
      for (const language of ['english', 'french'] as const) {
        const inLanguage = answerable.filter((question) => question[language] !== notAsked)
        await measureIn(product, items, { name, asked: inLanguage, language })
      }
    }
  } finally {
    await product.close()
  }
}

const wordsOf = ({ english, french }: ClinicalQuestion) => (english === notAsked ? french : english)

async function measureIn(
  product: RunningProduct,
  items: Items,
  { name, asked, language }: { name: string; asked: ClinicalQuestion[]; language: 'english' | 'french' },
): Promise<void> {
  await product.setLanguage(language === 'english' ? 'en' : 'fr')
  const places: number[] = []
  for (const question of asked) {
    const found = (await product.search(question[language], shown)).map((id) => items.get(id))
    const place = found.findIndex((item) => item && isAnswer(question, item))
    places.push(place)
    if (place !== 0)
      say(`  ${place < 0 ? 'not found' : `at ${place + 1}`}: ${question[language]} → ${found[0]?.title ?? 'nothing'}`)
  }
  const first = places.filter((place) => place === 0).length / places.length
  const amongFive = places.filter((place) => place >= 0).length / places.length
  const what = `${name}, ${asked.length} questions in ${language} over ${items.size} items`
  report(`${what}, first`, first, { digits: 3, atLeast: budget.first })
  report(`${what}, among ${shown}`, amongFive, { digits: 3, atLeast: budget.amongFive })
}

interface Item {
  kind: string
  title: string
  /** Its title; of drugs also what they contain. */
  about: string
}
type Items = Map<string, Item>

const isAnswer = ({ answers }: ClinicalQuestion, { kind, about }: Item): boolean =>
  answers.some((answer) => {
    const [, wanted, words = ''] = /^(\w+):(.*)$/.exec(answer) ?? []
    return wanted === kind && about.includes(words)
  })

async function listItems(databaseUrl: string): Promise<Items> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string } & Item>(`
      with named as (
        select i.id, string_agg(line ->> 'name', ' ') as ingredients
        from content_items i
        join content_versions v on v.id = i.current_version_id
        cross join lateral jsonb_array_elements(v.details -> 'drugIngredients') line
        where i.type = 'Drug' group by i.id
      ), contained as (
        select id, ingredients from named
        union all
        select l.to_id, string_agg(distinct n.ingredients, ' ')
        from content_links l join named n on n.id = l.from_id group by l.to_id
      )
      select i.id, case when i.type like 'Drug%' then 'drug' else lower(i.type::text) end as kind, v.title,
             lower(concat_ws(' ', v.title, c.ingredients)) as about
      from content_items i
      join content_versions v on v.id = i.current_version_id
      left join contained c on c.id = i.id`)
    return new Map(rows.map((row) => [row.id, row]))
  } finally {
    await client.end()
  }
}

import type { Readable } from 'node:stream'
import { jsonRecords } from '../../formats/json.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import { partialDate } from '../../text/dates.ts'

export type DecisionFields = Record<string, unknown>

export interface DecisionRecord {
  /** RDS00001, SBD00001, SSR00001. */
  linkId: string
  type: 'Regulatory' | 'Basis' | 'SafteyReview'
  /** Drugs and devices count their summaries apart, with the same numbers. */
  isDevice: boolean
  detail: 'list' | 'french' | 'english'
  fields: DecisionFields
}

export type DecisionEntry =
  | { kind: 'decision'; record: DecisionRecord; index: number; line: number }
  | { kind: 'broken'; key: string | null; index: number; line: number; reason: string; excerpt: string }

const types = { RDS: 'Regulatory', SBD: 'Basis', SSR: 'SafteyReview' } as const
const detailKeys = [
  'reason_decision',
  'purpose',
  'summary_text1',
  'notice_decision',
  'what_approved',
  'overview',
  'key_findings',
  'what_app_for',
]

/** Health Canada's summary reports: a list (array of short records) or one full record. */
export async function* parseDecisions(stream: Readable, file: string): AsyncGenerator<DecisionEntry> {
  for await (const { text, index, line } of jsonRecords(stream, { file })) {
    const broken = (key: string | null, reason: string): DecisionEntry => ({
      kind: 'broken',
      key,
      index,
      line,
      reason,
      excerpt: text.slice(0, 300),
    })
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch (error) {
      yield broken(null, `Expected JSON: ${(error as Error).message}.`)
      continue
    }
    if (!isFields(value)) {
      yield broken(null, 'Expected a record in braces.')
      continue
    }
    const fields = snakeCased(value)
    const linkId = fields.link_id
    if (index === 1 && linkId === undefined)
      throw new NotInFormat(`${file}, line ${line}`, 'expected summary reports: records with a "link_id".')
    const prefix = typeof linkId === 'string' ? /^(RDS|SBD|SSR)\d{5}$/.exec(linkId)?.[1] : undefined
    if (typeof linkId !== 'string' || !prefix) {
      yield broken(
        typeof linkId === 'string' ? linkId : null,
        `Expected a "link_id" such as RDS00001, found ${JSON.stringify(linkId) ?? 'none'}.`,
      )
      continue
    }
    const problem = nameProblem(fields) ?? dayProblem(fields)
    if (problem) {
      yield broken(linkId, problem)
      continue
    }
    yield {
      kind: 'decision',
      record: {
        linkId,
        type: types[prefix as keyof typeof types],
        isDevice: fields.is_md === true || /^RDS1\d{4}$/.test(linkId),
        detail: detailOf(fields),
        fields,
      },
      index,
      line,
    }
  }
}

function nameProblem(fields: DecisionFields): string | undefined {
  const name = fields.drug_name ?? fields.brand_name
  return typeof name === 'string' && name.trim()
    ? undefined
    : 'Expected the product\'s name in "drug_name" or "brand_name".'
}

const issueDays = ['date_decision', 'date_issued', 'review_date'] as const

function dayProblem(fields: DecisionFields): string | undefined {
  const name = issueDays.find((each) => fields[each] && !partialDate(fields[each]))
  return name && `Expected a day as YYYY-MM-DD in "${name}", found ${JSON.stringify(fields[name])}.`
}

function detailOf(fields: DecisionFields): DecisionRecord['detail'] {
  if (!detailKeys.some((key) => key in fields)) return 'list'
  const words = Object.values(fields)
    .filter((value) => typeof value === 'string')
    .join(' ')
  const french = words.match(/\b(le|la|les|des|une|est|dans|pour|du|par)\b/gi)?.length ?? 0
  const english = words.match(/\b(the|of|and|was|for|is|in|to|with|by)\b/gi)?.length ?? 0
  return french > english ? 'french' : 'english'
}

/** Older replies name their fields LinkId instead of link_id. */
function snakeCased(value: DecisionFields): DecisionFields {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      snakeKey(key),
      Array.isArray(inner) ? inner.map((each) => (isFields(each) ? snakeCased(each) : each)) : inner,
    ]),
  )
}

const snakeKey = (key: string) => key.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
const isFields = (value: unknown): value is DecisionFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

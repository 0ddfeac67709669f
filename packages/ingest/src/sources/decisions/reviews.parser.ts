import type { Readable } from 'node:stream'
import { type CsvRow, csvRows } from '../../formats/csv.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import { partialDate } from '../../text/dates.ts'
import { tidy } from '../../text/names.ts'
import { storableText } from '../../text/plain.ts'

/** A line of Health Canada's list of summary safety reviews, which knows no numbers. */
export interface SafetyReview {
  title: string
  date: string
  link: string
  line: number
}

export type ReviewEntry =
  | { kind: 'review'; review: SafetyReview }
  | { kind: 'broken'; line: number; reason: string; excerpt: string }

const columns = ['Title', 'Date', 'Link']

export async function* parseReviews(stream: Readable, file: string): AsyncGenerator<ReviewEntry> {
  let isHeader = true
  for await (const row of csvRows(stream, file)) {
    if (!isHeader) {
      yield readReview(row)
      continue
    }
    isHeader = false
    const found = row.cells.map((cell) => cell.trim())
    if (found.join().toLowerCase() !== columns.join().toLowerCase())
      throw new NotInFormat(
        `${file}, line ${row.line}`,
        `expected the columns ${columns.join(', ')}, found ${found.join(', ')}.`,
      )
  }
  if (isHeader) throw new NotInFormat(file, `expected the columns ${columns.join(', ')}, found nothing.`)
}

function readReview({ cells, line }: CsvRow): ReviewEntry {
  const [title = '', day = '', link = ''] = cells.map((cell) => tidy(storableText(cell)))
  const broken = (reason: string): ReviewEntry => ({
    kind: 'broken',
    line,
    reason,
    excerpt: cells.join(',').slice(0, 300),
  })
  if (!title) return broken('Expected the title of a review in "Title".')
  const date = partialDate(day)
  if (!date) return broken(`Expected a date as YYYY-MM-DD in "Date", found "${day}".`)
  const address = addressOf(link)
  if (!address) return broken(`Expected the address of a page in "Link", found "${link}".`)
  return { kind: 'review', review: { title, date, link: address, line } }
}

/** Older lines leave the scheme out. */
function addressOf(link: string): string | undefined {
  const address = /^www\./i.test(link) ? `https://${link}` : link
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) ? address : undefined
}

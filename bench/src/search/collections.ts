import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export interface Collection {
  name: string
  documents: { key: string; title: string; text: string }[]
  queries: { key: string; text: string }[]
  /** Grades by query and document. */
  judgements: Map<string, Map<string, number>>
}

/** Two formats: BEIR's (`corpus.jsonl`, `queries.jsonl`, `qrels/test.tsv`) and SMART's (`X.ALL`, `X.QRY`, `X.REL`). */
export async function readCollection(folder: string): Promise<Collection> {
  if (existsSync(join(folder, 'corpus.jsonl'))) return readBeir(folder)
  const file = (await readdir(folder)).find((name) => name.endsWith('.ALL'))
  if (!file) throw new Error(`No collection of a known format lies in ${folder}.`)
  return readSmart(folder, basename(file, '.ALL'))
}

async function readBeir(folder: string): Promise<Collection> {
  const corpus = await readJsonLines<{ _id: string; title?: string; text: string }>(join(folder, 'corpus.jsonl'))
  const asked = await readJsonLines<{ _id: string; text: string }>(join(folder, 'queries.jsonl'))
  const lines = (await readFile(join(folder, 'qrels', 'test.tsv'), 'utf8')).trim().split('\n').slice(1)
  const judgements = gradesOf(
    lines.map((line) => line.split('\t')).map(([query, document, grade]) => [query, document, grade]),
  )
  return {
    name: basename(folder),
    documents: corpus.map(({ _id, title, text }) => ({ key: _id, title: title ?? '', text })),
    queries: asked.filter(({ _id }) => judgements.has(_id)).map(({ _id, text }) => ({ key: _id, text })),
    judgements,
  }
}

async function readSmart(folder: string, name: string): Promise<Collection> {
  const [documents, queries] = [
    await readRecords(join(folder, `${name}.ALL`)),
    await readRecords(join(folder, `${name}.QRY`)),
  ]
  const lines = (await readFile(join(folder, `${name}.REL`), 'utf8')).trim().split('\n')
  const judgements = gradesOf(
    lines.map((line) => line.trim().split(/\s+/)).map(([query, , document, grade]) => [query, document, grade]),
  )
  return {
    name: basename(folder),
    documents: documents.map(({ key, text }) => ({ key, title: '', text })),
    queries: queries.filter(({ key }) => judgements.has(key)),
    judgements,
  }
}

async function readRecords(path: string): Promise<{ key: string; text: string }[]> {
  const records = (await readFile(path, 'utf8')).split(/^\.I /m).slice(1)
  return records.map((record) => {
    const [key = '', text = ''] = record.split(/\r?\n\.W\r?\n/)
    return { key: key.trim(), text: text.trim() }
  })
}

async function readJsonLines<Line>(path: string): Promise<Line[]> {
  const lines = (await readFile(path, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Line)
}

function gradesOf(lines: (string | undefined)[][]): Map<string, Map<string, number>> {
  const judgements = new Map<string, Map<string, number>>()
  for (const [query = '', document = '', grade = '0'] of lines) {
    const grades = judgements.get(query) ?? new Map<string, number>()
    grades.set(document, Number(grade))
    judgements.set(query, grades)
  }
  return judgements
}

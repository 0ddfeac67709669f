import { DatabaseSync } from 'node:sqlite'

export interface Fts5 {
  put(documents: Iterable<{ title: string; text: string }>): void
  /** Row numbers from 0, in the order the documents were put. */
  search(text: string, limit: number): number[]
  close(): void
}

/** SQLite's own full-text search, any word, ranked by bm25: the measure beside which ours is printed. */
export function openFts5(path: string): Fts5 {
  const database = new DatabaseSync(path)
  database.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000; pragma mmap_size = 4000000000',
  )
  database.exec(
    `create virtual table if not exists documents using fts5(title, text, tokenize = 'porter unicode61', content = '')`,
  )
  const insert = database.prepare('insert into documents (rowid, title, text) values (?, ?, ?)')
  const select = database.prepare(
    'select rowid from documents where documents match ? order by bm25(documents) limit ?',
  )
  let rows = 0
  return {
    put(documents) {
      database.exec('begin')
      for (const { title, text } of documents) insert.run(rows++, title, text)
      database.exec('commit')
      database.exec(`insert into documents (documents) values ('optimize')`)
    },
    search(text, limit) {
      const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
      if (words.length === 0) return []
      const match = words.map((word) => `"${word}"`).join(' OR ')
      return select.all(match, limit).map((row) => Number(row.rowid))
    },
    close: () => database.close(),
  }
}

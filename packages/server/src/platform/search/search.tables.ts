declare module '../db/db.ts' {
  interface Tables {
    search_documents: {
      ord: number
      id: string
      class: number
      type: number
      audiences: string[] | null
      rank: number
      published_on: string
      length: number
      terms: number[]
      facets: string[]
      popularity: number
    }
    search_texts: { ord: number; words: string }
    search_titles: { ord: number; nth: number; folded: string; label: string }
    search_fresh: { ord: number; version: number }
    search_synonyms: { source: string; term: string; synonym: string[] }
  }
}

export {}

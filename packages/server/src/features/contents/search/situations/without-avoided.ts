import type { Db } from '../../../../platform/db/db.ts'
import { wordsOf } from '../../../../platform/search/index.ts'
import { listCodesOf } from '../drug-classes.queries.ts'
import { namesInEnglish } from '../drug-names.ts'

/** Texts without the names of drugs whose codes begin with one that is avoided. */
export async function withoutAvoided(
  db: Db,
  texts: string[],
  { avoided, groupTypes }: { avoided: string[]; groupTypes: number[] },
): Promise<string[]> {
  if (avoided.length === 0) return texts
  const names = [...new Set(texts.flatMap(wordsOf).flatMap(namesInEnglish))]
  const found = await listCodesOf(db, names, groupTypes)
  const unwanted = new Set(
    found.filter(({ code }) => avoided.some((each) => code.startsWith(each))).map(({ name }) => name),
  )
  const isWanted = (word: string) => !namesInEnglish(word).some((name) => unwanted.has(name))
  return texts.map((text) => wordsOf(text).filter(isWanted).join(' '))
}

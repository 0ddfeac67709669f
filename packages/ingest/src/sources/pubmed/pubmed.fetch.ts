import { NotInFormat } from '../../formats/refusal.ts'
import { folderUrl } from '../../settings.ts'
import type { FetchContext, Fetched } from '../../source-definition.ts'
import { seriesNumber } from './pubmed.mapper.ts'

/** The update files that came after the last one imported; on the first run the newest few. */
export async function fetchPubmed({ fetcher, settings, marks, tell }: FetchContext): Promise<Fetched> {
  const address = folderUrl(settings.MATERIA_IMPORT_PUBMED_URL)
  const index = await fetcher.text(address, 'index.html')
  const names = [...new Set(index.match(/pubmed\d{2}n\d{4}\.xml\.gz(?!\.)/g))].sort(
    (one, other) => seriesNumber(one) - seriesNumber(other),
  )
  if (names.length === 0) throw new NotInFormat(address, 'expected a list of files such as pubmed26n1335.xml.gz.')
  const last = await marks.find('last-file')
  const wanted = last
    ? names.filter((name) => seriesNumber(name) > seriesNumber(last))
    : names.slice(-settings.MATERIA_IMPORT_PUBMED_FILES)
  tell(wanted.length > 0 ? `${wanted.length} files to fetch.` : 'Nothing new.')
  const paths: string[] = []
  for (const name of wanted) paths.push(await fetcher.save(new URL(name, address).href, name))
  const newest = wanted.at(-1)
  return { paths, marks: newest ? { 'last-file': newest } : {} }
}

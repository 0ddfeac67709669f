import { z } from 'zod'
import { readJson } from '../../formats/json-value.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import { FetchFailed } from '../../input/fetcher.ts'
import type { ImportSettings } from '../../settings.ts'
import { folderUrl } from '../../settings.ts'
import type { FetchContext, Fetched } from '../../source-definition.ts'

const Page = z.object({ total: z.int(), data: z.array(z.unknown()) })
const reportsPerPage = 100

export const missingAccount = (settings: ImportSettings): string | undefined =>
  settings.MATERIA_IMPORT_SHORTAGES_EMAIL && settings.MATERIA_IMPORT_SHORTAGES_PASSWORD
    ? undefined
    : 'Drug Shortages Canada needs an account: set MATERIA_IMPORT_SHORTAGES_EMAIL and MATERIA_IMPORT_SHORTAGES_PASSWORD, or give a file with --from.'

/** Page after page of every report, last updated first. */
export async function fetchShortages({ fetcher, settings, tell }: FetchContext): Promise<Fetched> {
  const api = new URL('api/v1/', folderUrl(settings.MATERIA_IMPORT_SHORTAGES_URL))
  const headers = { 'auth-token': await signIn(api, settings) }
  const paths: string[] = []
  for (let offset = 0; ; offset += reportsPerPage) {
    const url = new URL('search', api)
    url.search = new URLSearchParams({
      limit: String(reportsPerPage),
      offset: String(offset),
      orderby: 'updated_date',
      order: 'desc',
    }).toString()
    const name = `page-${String(offset).padStart(6, '0')}.json`
    const page = readJson(await fetcher.text(url.href, name, headers), Page)
    if ('reason' in page)
      throw new NotInFormat(url.href, `expected a page of reports: {"total", "data": […]}. ${page.reason}`)
    const { data, total } = page.value
    if (data.length > 0) paths.push(await fetcher.save(url.href, name, headers))
    if (offset % (10 * reportsPerPage) === 0) tell(`${offset + data.length} of ${total} reports.`)
    if (data.length === 0 || offset + reportsPerPage >= total) return { paths }
  }
}

async function signIn(api: URL, settings: ImportSettings): Promise<string> {
  const url = new URL('login', api)
  const body = new URLSearchParams({
    email: settings.MATERIA_IMPORT_SHORTAGES_EMAIL ?? '',
    password: settings.MATERIA_IMPORT_SHORTAGES_PASSWORD ?? '',
  })
  const reply = await fetch(url, { method: 'POST', body }).catch((error: unknown) => {
    throw new FetchFailed(url.href, error)
  })
  const token = reply.headers.get('auth-token')
  if (!reply.ok || !token) throw new FetchFailed(url.href, new Error(`The account was not accepted (${reply.status}).`))
  return token
}

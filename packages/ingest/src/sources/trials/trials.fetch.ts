import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { readJson } from '../../formats/json-value.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import { FetchFailed } from '../../input/fetcher.ts'
import type { FetchContext, Fetched } from '../../source-definition.ts'

const Page = z.object({ studies: z.array(z.unknown()), nextPageToken: z.string().optional() })
const studiesPerPage = 100
// The registry posts by day, in its own time zone: the last day is asked for again.
const overlapMs = 2 * 86_400_000

/** Page after page, from the day of the last fetch on. */
export async function fetchTrials({ fetcher, settings, marks, tell }: FetchContext): Promise<Fetched> {
  const since = await marks.find('since')
  const paths: string[] = []
  let firstPath: string | undefined
  for (let token: string | undefined, number = 1; ; number++) {
    const url = pageUrl(settings.MATERIA_IMPORT_TRIALS_URL, since, token)
    const name = `page-${String(number).padStart(5, '0')}.json`
    const text = await fetcher.text(url, name).catch((error: unknown) => {
      throw token && error instanceof FetchFailed && error.isRefused ? outdated(url, error) : error
    })
    const page = readJson(text, Page)
    if ('reason' in page)
      throw new NotInFormat(url, `expected a page of studies: {"studies": […], "nextPageToken"}. ${page.reason}`)
    const path = await fetcher.save(url, name)
    firstPath ??= path
    if (page.value.studies.length > 0) paths.push(path)
    if (number % 10 === 0) tell(`${number} pages fetched.`)
    token = page.value.nextPageToken
    if (!token) return { paths, marks: { since: await dayBefore(firstPath) } }
  }
}

/** Pages kept from a fetch that was stopped lead on for a while only; they go, and the next import begins anew. */
const outdated = (url: string, cause: FetchFailed) =>
  new NotInFormat(url, 'the pages before it have become too old. Import again: it begins with the first page.', {
    cause,
  })

/** The first page may be kept from a fetch that was stopped: what changed since then is not in it. */
async function dayBefore(page: string): Promise<string> {
  const { mtimeMs } = await stat(page)
  return new Date(mtimeMs - overlapMs).toISOString().slice(0, 10)
}

function pageUrl(address: string, since: string | undefined, token: string | undefined): string {
  const url = new URL(address)
  url.searchParams.set('format', 'json')
  url.searchParams.set('pageSize', String(studiesPerPage))
  if (since) url.searchParams.set('filter.advanced', `AREA[LastUpdatePostDate]RANGE[${since},MAX]`)
  if (token) url.searchParams.set('pageToken', token)
  return url.href
}

import { Readable } from 'node:stream'
import { jsonRecords } from '../../formats/json.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import { FetchFailed } from '../../input/fetcher.ts'
import { folderUrl } from '../../settings.ts'
import type { FetchContext, Fetched } from '../../source-definition.ts'

const kinds = ['regulatorydecision', 'basisdecision', 'safetyreview'] as const

/** The three lists, then each record whole in both languages. */
export async function fetchDecisions({ fetcher, settings, tell }: FetchContext): Promise<Fetched> {
  const paths: string[] = []
  for (const kind of kinds) {
    const address = new URL(`${kind}/?lang=en&type=json`, folderUrl(settings.MATERIA_IMPORT_DECISIONS_URL)).href
    const list = await fetcher.text(address, `${kind}.json`)
    const linkIds = await linkIdsIn(list, address)
    tell(`${kind}: ${linkIds.length} records.`)
    for (const linkId of linkIds) {
      const whole = `${address}&id=${linkId}`
      const english = await fetcher.save(whole, `${linkId}.json`).catch(missing(tell))
      const french = await fetcher.save(whole.replace('lang=en', 'lang=fr'), `${linkId}_fr.json`).catch(missing(tell))
      paths.push(...[english, french].filter((path) => path !== undefined))
    }
    // The short records first: the whole ones then say more.
    paths.unshift(await fetcher.save(address, `${kind}.json`))
  }
  return { paths }
}

/** A record that is listed but not there leaves its line in the list. */
const missing = (tell: (line: string) => void) => (error: unknown) => {
  if (!(error instanceof FetchFailed && error.isMissing)) throw error
  tell(error.message)
  return undefined
}

async function linkIdsIn(list: string, address: string): Promise<string[]> {
  const linkIds = new Set<string>()
  for await (const { text } of jsonRecords(Readable.from([list]), { file: address })) {
    const linkId = /"(?:link_id|LinkId)"\s*:\s*"((?:RDS|SBD|SSR)\d{5})"/.exec(text)?.[1]
    if (linkId) linkIds.add(linkId)
  }
  if (linkIds.size === 0) throw new NotInFormat(address, 'expected a list of records with a "link_id".')
  return [...linkIds].sort()
}

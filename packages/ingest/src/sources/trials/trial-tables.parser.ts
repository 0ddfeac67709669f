import type { Readable } from 'node:stream'
import { csvRows } from '../../formats/csv.ts'
import { reasonOf } from '../../formats/json-value.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import { Study, type TrialEntry, wholeNumber } from './trials.parser.ts'

const needed = ['NCT Number', 'Study Title', 'Study Status']

/** The site's download as a table. It has no age but groups of ages, no criteria and no headings: these stay unknown. */
export async function* parseTrialTable(stream: Readable, file: string): AsyncGenerator<TrialEntry> {
  let header: string[] | undefined
  let index = 0
  for await (const { cells, line } of csvRows(stream, file)) {
    if (!header) {
      header = headerOf(cells, file)
      continue
    }
    index++
    const read = Study.safeParse(studyOf(header, cells))
    if (read.success && cells.length >= header.length) {
      yield { kind: 'trial', study: read.data, index, line }
      continue
    }
    const reason = read.success ? `Expected ${header.length} cells, found ${cells.length}.` : reasonOf(read.error)
    const excerpt = cells.join(',').slice(0, 300)
    yield { kind: 'broken', nctId: /NCT\d{8}/.exec(excerpt)?.[0] ?? null, index, line, reason, excerpt }
  }
  if (!header) throw new NotInFormat(file, 'the file is empty.')
}

function headerOf(cells: string[], file: string): string[] {
  const header = cells.map((cell) => cell.trim())
  const missing = needed.filter((name) => !header.includes(name))
  if (missing.length === 0) return header
  throw new NotInFormat(
    `${file}, line 1`,
    `expected the columns of ClinicalTrials.gov; missing: ${missing.join(', ')}.`,
  )
}

function studyOf(header: string[], cells: string[]): unknown {
  const cell = (name: string) => cells[header.indexOf(name)]?.trim() || undefined
  const list = (name: string) =>
    cell(name)
      ?.split('|')
      .flatMap((each) => each.trim() || [])
  const dated = (name: string) => (cell(name) ? { date: cell(name) } : undefined)
  return {
    protocolSection: {
      identificationModule: {
        nctId: cell('NCT Number'),
        briefTitle: cell('Study Title'),
        acronym: cell('Acronym'),
        orgStudyIdInfo: { id: list('Other IDs')?.[0] },
      },
      statusModule: {
        overallStatus: cell('Study Status'),
        startDateStruct: dated('Start Date'),
        completionDateStruct: dated('Completion Date'),
        studyFirstPostDateStruct: dated('First Posted'),
        lastUpdatePostDateStruct: dated('Last Update Posted'),
      },
      sponsorCollaboratorsModule: { leadSponsor: cell('Sponsor') ? { name: cell('Sponsor') } : undefined },
      descriptionModule: { briefSummary: cell('Brief Summary') },
      conditionsModule: { conditions: list('Conditions') },
      designModule: {
        studyType: cell('Study Type'),
        phases: list('Phases'),
        enrollmentInfo: { count: wholeNumber(cell('Enrollment')) },
      },
      armsInterventionsModule: { interventions: list('Interventions')?.map(interventionOf) },
      eligibilityModule: { sex: cell('Sex') },
      contactsLocationsModule: { locations: list('Locations')?.map(siteOf) },
    },
  }
}

/** "DRUG: Metformin". */
function interventionOf(text: string) {
  const [, type, name] = /^([A-Z_]+): (.+)$/s.exec(text) ?? []
  return type && name ? { type, name } : { name: text }
}

// Sites of the United States always have a state, those of Canada and Australia may have none; of other countries the
// table does not tell a state from a city.
const provinces =
  /^(Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland( and Labrador)?|Northwest Territories|Nova Scotia|Nunavut|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon( Territory)?)$/
const australianStates =
  /^(Australian Capital Territory|New South Wales|Northern Territory|Queensland|South Australia|Tasmania|Victoria|Western Australia)$/
const states = new Map([
  ['Canada', provinces],
  ['Australia', australianStates],
  ['United States', /./],
])
const facilityWords = /\d|hospital|h[oô]pital|clini(c|que)|institut|investigational|health|medical cent/i

/** "General Hospital, Ward 3, Toronto, Ontario, M5G 2C4, Canada": read from its end, the facility may hold commas. */
function siteOf(text: string) {
  const parts = text.split(', ')
  const last = parts.pop()
  const country = last && /\bof$/.test(last) ? `${parts.pop()}, ${last}` : last
  const zip = /\d/.test(parts.at(-1) ?? '') && parts.length > 1 ? parts.pop() : undefined
  const isState = states.get(country ?? '')?.test(parts.at(-1) ?? '')
  const state = isState && parts.length > 1 ? parts.pop() : undefined
  const city = facilityWords.test(parts.at(-1) ?? '') ? undefined : parts.pop()
  return { facility: parts.join(', ') || undefined, city, state, zip, country }
}

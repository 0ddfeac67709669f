import type { Readable } from 'node:stream'
import { reasonOf } from '../../formats/json-value.ts'
import { child, childrenOf, textOf, type XmlElement, xmlRecords } from '../../formats/xml.ts'
import { isoDate, monthNumber } from '../../text/dates.ts'
import { Study, type TrialEntry, wholeNumber } from './trials.parser.ts'

/** The XML of the registry's former site, a study a file; the people named in it are not read. */
export function parseFormerTrials(stream: Readable, file: string): AsyncGenerator<TrialEntry> {
  let index = 0
  return xmlRecords(stream, {
    file,
    roots: ['clinical_study'],
    records: ['clinical_study'],
    read: (element): TrialEntry => {
      index++
      const read = Study.safeParse(studyOf(element))
      const { line } = element
      if (read.success) return { kind: 'trial', study: read.data, index, line }
      const nctId = said(element, 'id_info', 'nct_id') ?? null
      return {
        kind: 'broken',
        nctId,
        index,
        line,
        reason: reasonOf(read.error),
        excerpt: textOf(element).slice(0, 300),
      }
    },
  })
}

function studyOf(study: XmlElement): unknown {
  return {
    protocolSection: {
      identificationModule: {
        nctId: said(study, 'id_info', 'nct_id'),
        briefTitle: said(study, 'brief_title'),
        officialTitle: said(study, 'official_title'),
        acronym: said(study, 'acronym'),
        orgStudyIdInfo: { id: said(study, 'id_info', 'org_study_id') },
      },
      statusModule: {
        statusVerifiedDate: writtenDate(said(study, 'verification_date')),
        overallStatus: statusCode(said(study, 'overall_status')),
        startDateStruct: dated(study, 'start_date'),
        completionDateStruct: dated(study, 'completion_date'),
        studyFirstPostDateStruct: dated(study, 'study_first_posted', 'study_first_submitted', 'firstreceived_date'),
        lastUpdatePostDateStruct: dated(study, 'last_update_posted', 'last_update_submitted', 'lastchanged_date'),
      },
      sponsorCollaboratorsModule: sponsorOf(said(study, 'sponsors', 'lead_sponsor', 'agency')),
      descriptionModule: {
        briefSummary: said(study, 'brief_summary', 'textblock'),
        detailedDescription: said(study, 'detailed_description', 'textblock'),
      },
      conditionsModule: { conditions: allSaid(study, 'condition'), keywords: allSaid(study, 'keyword') },
      designModule: {
        studyType: said(study, 'study_type'),
        phases: phasesOf(said(study, 'phase')),
        enrollmentInfo: { count: wholeNumber(said(study, 'enrollment')) },
      },
      armsInterventionsModule: { interventions: childrenOf(study, 'intervention').flatMap(interventionOf) },
      eligibilityModule: {
        eligibilityCriteria: said(study, 'eligibility', 'criteria', 'textblock'),
        healthyVolunteers: acceptsHealthy(said(study, 'eligibility', 'healthy_volunteers')),
        sex: said(study, 'eligibility', 'gender')?.toUpperCase(),
        minimumAge: said(study, 'eligibility', 'minimum_age'),
        maximumAge: said(study, 'eligibility', 'maximum_age'),
      },
      contactsLocationsModule: { locations: childrenOf(study, 'location').map(siteOf) },
    },
    derivedSection: {
      conditionBrowseModule: { meshes: headingsOf(study, 'condition_browse') },
      interventionBrowseModule: { meshes: headingsOf(study, 'intervention_browse') },
    },
  }
}

const said = (element: XmlElement, ...path: string[]) => textOf(child(element, ...path)).trim() || undefined

const allSaid = (element: XmlElement, name: string) =>
  childrenOf(element, name).flatMap((each) => textOf(each).trim() || [])

const headingsOf = (study: XmlElement, name: string) =>
  childrenOf(child(study, name), 'mesh_term').map((each) => ({ term: textOf(each).trim() }))

/** "Active, not recruiting" → "ACTIVE_NOT_RECRUITING", as it is coded today. */
function statusCode(words: string | undefined): string | undefined {
  if (words === 'Unknown status') return 'UNKNOWN'
  return words?.toUpperCase().replace(/[^A-Z]+/g, '_')
}

/** "Phase 2/Phase 3" → PHASE2, PHASE3; "N/A" → NA. */
function phasesOf(words: string | undefined): string[] | undefined {
  if (words === 'N/A') return ['NA']
  return words?.split('/').map((each) =>
    each
      .trim()
      .toUpperCase()
      .replace(/ (?=\d)/, '')
      .replace(/ /g, '_'),
  )
}

function sponsorOf(name: string | undefined) {
  return name ? { leadSponsor: { name } } : undefined
}

function interventionOf(element: XmlElement) {
  const name = said(element, 'intervention_name')
  const type = said(element, 'intervention_type')
    ?.toUpperCase()
    .replace(/[^A-Z]+/g, '_')
  return name ? [{ type, name }] : []
}

function siteOf(location: XmlElement) {
  const place = (name: string) => said(location, 'facility', 'address', name)
  return {
    facility: said(location, 'facility', 'name'),
    status: statusCode(said(location, 'status')),
    city: place('city'),
    state: place('state'),
    zip: place('zip'),
    country: place('country'),
  }
}

function acceptsHealthy(words: string | undefined): boolean | undefined {
  return words === undefined ? undefined : /^(yes|accepts)/i.test(words)
}

/** The first of these dates that stands there. */
function dated(study: XmlElement, ...names: string[]) {
  const date = names.map((name) => writtenDate(said(study, name))).find(Boolean)
  return date ? { date } : undefined
}

/** "March 5, 2019" → "2019-03-05", "March 2019" → "2019-03". */
function writtenDate(text: string | undefined): string | undefined {
  const [, month, day, year] = /^([A-Za-z]+) (?:(\d{1,2}), )?(\d{4})$/.exec(text ?? '') ?? []
  const number = month && monthNumber(month)
  if (!number || !year) return undefined
  return isoDate(year, number, day)?.slice(0, day ? undefined : 7)
}

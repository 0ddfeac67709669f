import type { TrialDetails } from '@materia/contract/contents/kinds/trial.schemas.ts'
import { areasOfHeadings } from '../../areas.ts'
import type { SourcedVersion } from '../../source-definition.ts'
import { dayOf, partialDate } from '../../text/dates.ts'
import { headline, tidy } from '../../text/names.ts'
import { outlineHtml, outlineText } from '../../text/outline.ts'
import { shortened } from '../../text/plain.ts'
import { asPagesNameIt } from '../substance-names.ts'
import type { Study } from './trials.parser.ts'

// Their place in these lists is the id on the wire: add at the end only.
const statuses: [code: string, words: string][] = [
  ['RECRUITING', 'Recruiting'],
  ['NOT_YET_RECRUITING', 'Not yet recruiting'],
  ['ENROLLING_BY_INVITATION', 'Enrolling by invitation'],
  ['ACTIVE_NOT_RECRUITING', 'Active, not recruiting'],
  ['COMPLETED', 'Completed'],
  ['SUSPENDED', 'Suspended'],
  ['TERMINATED', 'Terminated'],
  ['WITHDRAWN', 'Withdrawn'],
  ['UNKNOWN', 'Unknown status'],
  ['AVAILABLE', 'Available'],
  ['NO_LONGER_AVAILABLE', 'No longer available'],
  ['TEMPORARILY_NOT_AVAILABLE', 'Temporarily not available'],
  ['APPROVED_FOR_MARKETING', 'Approved for marketing'],
  ['WITHHELD', 'Withheld'],
]
const sexes: [code: string, words: string][] = [
  ['ALL', 'All'],
  ['FEMALE', 'Female'],
  ['MALE', 'Male'],
]
const phaseWords: Record<string, string> = {
  NA: 'Not applicable',
  EARLY_PHASE1: 'Early phase 1',
  PHASE1: 'Phase 1',
  PHASE2: 'Phase 2',
  PHASE3: 'Phase 3',
  PHASE4: 'Phase 4',
}
const yearsIn: Record<string, number> = {
  Year: 1,
  Month: 12,
  Week: 365.25 / 7,
  Day: 365.25,
  Hour: 8766,
  Minute: 525_960,
}

export const trialKey = (nctId: string) => `nct:${nctId}`

export function trialVersion({ protocolSection: protocol, derivedSection: derived }: Study): SourcedVersion<'Trial'> {
  const { nctId, officialTitle, acronym } = protocol.identificationModule
  const title = headline(protocol.identificationModule.briefTitle ?? officialTitle ?? nctId)
  const conditions = protocol.conditionsModule?.conditions ?? []
  const keywords = protocol.conditionsModule?.keywords ?? []
  const headings = (derived?.conditionBrowseModule?.meshes ?? []).map(({ term }) => term)
  const substances = (derived?.interventionBrowseModule?.meshes ?? []).map(({ term }) => term)
  const summary = outlineText(protocol.descriptionModule?.briefSummary ?? '')
  const details = detailsOf(protocol, {
    nctId,
    title,
    summary,
    conditions,
    substances,
    keywords: [...keywords, ...headings],
  })
  return {
    type: 'Trial',
    sourceKey: trialKey(nctId),
    title,
    summary: summary ? shortened(tidy(summary), 500) : null,
    byline: details.sponsor,
    extraSearchInfo: words([
      nctId,
      acronym,
      protocol.identificationModule.orgStudyIdInfo?.id,
      ...headings,
      ...substances,
    ]),
    sourceName: 'ClinicalTrials.gov',
    sourceUrl: `https://clinicaltrials.gov/study/${nctId}`,
    publishedOn: dayOf(
      partialDate(protocol.statusModule.studyFirstPostDateStruct?.date ?? protocol.statusModule.studyFirstSubmitDate),
    ),
    sourceDate: dayOf(
      partialDate(protocol.statusModule.lastUpdatePostDateStruct?.date ?? protocol.statusModule.lastUpdateSubmitDate),
    ),
    details,
    areasOfInterest: areasOfHeadings({ title, headings: [...conditions, ...keywords], derived: headings }),
    feedWeight: recruitsInCanada(details) ? recruitingWeight : 0,
  }
}

/** In days: a trial that a patient may join stands before one as new that is over or far away. */
const recruitingWeight = 90

const recruitsInCanada = ({ trialStatusType, locations }: TrialDetails) =>
  trialStatusType === 'Recruiting' && locations.some(({ country }) => country === 'Canada')

function detailsOf(
  protocol: Study['protocolSection'],
  known: Record<'nctId' | 'title' | 'summary', string> & Record<'conditions' | 'keywords' | 'substances', string[]>,
): TrialDetails {
  const { statusModule, eligibilityModule, designModule } = protocol
  const officialTitle = protocol.identificationModule.officialTitle
  const [statusId, status] = lookUp(statuses, statusModule.overallStatus)
  const [sexId, sex] = lookUp(sexes, eligibilityModule?.sex)
  const [minAge, minAgeUnits, minAgeInYears] = age(eligibilityModule?.minimumAge)
  const [maxAge, maxAgeUnits, maxAgeInYears] = age(eligibilityModule?.maximumAge)
  return {
    nctID: known.nctId,
    trialTitle: known.title,
    officialTitle: officialTitle ? headline(officialTitle) : null,
    trialStatusId: statusId,
    trialStatusType: status,
    lastVerifiedDate: partialDate(statusModule.statusVerifiedDate) ? (statusModule.statusVerifiedDate ?? null) : null,
    genderTypeId: sexId,
    gender: sex,
    minAge,
    minAgeUnits,
    minAgeInYears,
    maxAge,
    maxAgeUnits,
    maxAgeInYears,
    metaDescription: known.summary ? shortened(tidy(known.summary), 300) : null,
    metaKeywords: [...new Set(known.keywords.map(tidy))],
    locations: (protocol.contactsLocationsModule?.locations ?? []).map((site) => ({
      facility: site.facility ?? null,
      address: site.zip ?? null,
      city: site.city ?? null,
      state: site.state ?? null,
      country: site.country ?? null,
      status: lookUp(statuses, site.status)[1],
    })),
    conditions: known.conditions,
    interventions: (protocol.armsInterventionsModule?.interventions ?? []).map(({ type, name }) =>
      type ? `${spoken(type)}: ${name}` : name,
    ),
    phases: (designModule?.phases ?? [])
      .filter((phase) => phase !== 'NA')
      .map((phase) => phaseWords[phase] ?? spoken(phase)),
    studyType: designModule?.studyType ? spoken(designModule.studyType) : null,
    sponsor: protocol.sponsorCollaboratorsModule?.leadSponsor?.name ?? null,
    enrollment: designModule?.enrollmentInfo?.count ?? null,
    startDate: statusModule.startDateStruct?.date ?? null,
    completionDate: statusModule.completionDateStruct?.date ?? null,
    acceptsHealthyVolunteers: eligibilityModule?.healthyVolunteers ?? null,
    eligibility: eligibilityModule?.eligibilityCriteria ? outlineHtml(eligibilityModule.eligibilityCriteria) : null,
    description: outlineHtml(descriptionOf(protocol.descriptionModule ?? {})) || null,
    substances: substancesOf(protocol, known.substances),
  }
}

type Description = NonNullable<Study['protocolSection']['descriptionModule']>

/** Some registrants begin the detailed description with the brief one: nothing is said twice. */
function descriptionOf({ briefSummary = '', detailedDescription = '' }: Description): string {
  if (tidy(detailedDescription).startsWith(tidy(briefSummary))) return detailedDescription
  return [briefSummary, detailedDescription].filter(Boolean).join('\n\n')
}

const substancesMax = 40
// Surveys of a product's use register it as something other.
const given = new Set(['DRUG', 'BIOLOGICAL', 'COMBINATION_PRODUCT', 'DIETARY_SUPPLEMENT', 'OTHER'])
const notGiven =
  /placebo|control|sham|standard of care|usual care|vehicle|comparator|^(normal )?saline$|^sodium chloride$|^water$|^(dextrose|glucose)$/i

/** What the registry derives from the interventions, and what these name themselves. */
function substancesOf(protocol: Study['protocolSection'], derived: string[]): string[] {
  const names = (protocol.armsInterventionsModule?.interventions ?? []).map(({ name }) => name.toLowerCase())
  const whole = derived.filter((term) => !notGiven.test(term) && !isPartOfNames(term.toLowerCase(), names))
  return [...new Set([...whole, ...givenIn(protocol)].map(asPagesNameIt))].slice(0, substancesMax)
}

/** The registry derives calcitonin from "Calcitonin-Gene Related Peptide", which is another substance. */
function isPartOfNames(term: string, names: string[]): boolean {
  const holding = names.filter((name) => name.includes(term))
  return (
    holding.length > 0 &&
    holding.every((name) =>
      name
        .split(term)
        .slice(1)
        .every((rest) => /^-\p{L}/u.test(rest)),
    )
  )
}

/** "Metformin 500 mg tablets and Placebo" → "Metformin": what is left after doses and forms names a drug or nothing. */
function givenIn({ armsInterventionsModule }: Study['protocolSection']): string[] {
  return (armsInterventionsModule?.interventions ?? [])
    .filter(({ type }) => type && given.has(type))
    .flatMap(({ name }) => name.slice(0, 300).split(/\s*(?:[+/,;()]|\band\b|\bplus\b|\bwith\b|\bor\b)\s*/i))
    .map((part) =>
      part
        .replace(/\s+\d.*$/, '')
        .replace(formWords, '')
        .trim(),
    )
    .filter((name) => name.length > 3 && !notGiven.test(name))
}

const formWords =
  /\s+(?:oral|intravenous|iv|tablets?|capsules?|injections?|infusions?|solution|cream|gel|formulations?|therapy|treatment|hydrochloride|sodium)\b.*$/i

/** "6 Months" → [6, "Months", 0.5]. */
function age(text: string | undefined): [number | null, string | null, number | null] {
  const [, amount, unit, plural] =
    /^(\d+(?:\.\d+)?)\s+(Year|Month|Week|Day|Hour|Minute)(s?)$/.exec(text?.trim() ?? '') ?? []
  const perYear = unit && yearsIn[unit]
  if (!amount || !perYear) return [null, null, null]
  return [Number(amount), `${unit}${plural}`, Math.round((Number(amount) / perYear) * 10_000) / 10_000]
}

function lookUp(list: [string, string][], code: string | undefined): [number | null, string | null] {
  if (!code) return [null, null]
  const at = list.findIndex(([known]) => known === code)
  return at < 0 ? [null, spoken(code)] : [at + 1, list[at]?.[1] ?? null]
}

/** "DIETARY_SUPPLEMENT" → "Dietary supplement". */
const spoken = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).toLowerCase().replace(/_/g, ' ')

const words = (list: (string | undefined)[]) => [...new Set(list.filter(Boolean))].join(' · ') || null

import { type TrialDetails, trialStatuses } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import type { Text } from '@materia/language'
import { contentText } from '../messages.ts'
import { joined, type Kinds, substanceIdentifiers } from './kind.ts'
import { withDrugs } from './substances.ts'
import { withoutMarkup } from './without-markup.ts'

export const trial: Kinds['Trial'] = {
  searchClass: 4,
  searchWords: (details) =>
    [
      details.nctID,
      details.officialTitle,
      details.sponsor,
      ...details.conditions,
      ...details.interventions,
      ...details.metaKeywords,
      ...canadianPlacesOf(details),
      withoutMarkup(details.description ?? ''),
    ]
      .filter(Boolean)
      .join(' '),
  facets: ({ trialStatusType, sponsor, locations }) => ({
    status: [trialStatuses.find((status) => status === trialStatusType) ?? null],
    company: [sponsor],
    recruitingInCanada: [
      trialStatusType === 'Recruiting' && locations.some(({ country }) => country === 'Canada') ? 'true' : null,
    ],
  }),
  fields: ({ sponsor, locations, phases }) => ({
    company: [sponsor],
    place: locations.flatMap(({ city, state, country }) => [city, state, country]),
    phase: phases.map((phase) => phase.replace(/phase/i, '')),
  }),
  passage: ({ description, conditions, interventions }) =>
    [withoutMarkup(description ?? ''), conditions.join(', '), interventions.join(', ')].filter(Boolean).join(' · '),
  identifiers: ({ nctID, substances }) => [
    { scheme: 'nct', value: nctID.toUpperCase() },
    ...substanceIdentifiers(substances),
  ],
  factLine: (details, language) =>
    joined([
      details.conditions.slice(0, 2).join(', '),
      details.phases.map((phase) => inLanguage(phase, language)).join('/'),
      sitesOf(details)?.in(language),
    ]),
  statusWord: ({ trialStatusType }, language) => trialStatusType && inLanguage(trialStatusType, language),
  complete: withDrugs,
}

/** The registry's statuses and phases, as it words them in English; "Phase 3" is the same in both. */
const known = new Map(
  (
    [
      'trialRecruiting',
      'trialNotYetRecruiting',
      'trialEnrollingByInvitation',
      'trialActiveNotRecruiting',
      'trialCompleted',
      'trialSuspended',
      'trialTerminated',
      'trialWithdrawn',
      'trialUnknownStatus',
      'trialAvailable',
      'trialNoLongerAvailable',
      'trialTemporarilyNotAvailable',
      'trialApprovedForMarketing',
      'trialWithheld',
      'phaseEarlyPhase1',
    ] as const
  ).map((key) => [contentText(key).in('en'), contentText(key)]),
)

const inLanguage = (words: string, language: Language) => known.get(words)?.in(language) ?? words

/** Where in Canada: a city is asked for like any word. */
const canadianPlacesOf = ({ locations }: TrialDetails): Set<string> =>
  new Set(
    locations
      .filter(({ country }) => country === 'Canada')
      .flatMap(({ city, state }) => [city, state])
      .filter((place) => place !== null),
  )

function sitesOf({ locations }: TrialDetails): Text | null {
  const canadian = locations.filter((site) => site.country === 'Canada').length
  if (canadian > 0) return contentText('canadianSites', { count: canadian })
  return locations.length > 0 ? contentText('sites', { count: locations.length }) : null
}

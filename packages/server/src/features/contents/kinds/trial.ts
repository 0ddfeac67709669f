import type { TrialDetails } from '@materia/contract'
import { storedCount } from '../facts.ts'
import { withoutMarkup } from './decision.ts'
import { joined, type Kinds, substanceIdentifiers } from './kind.ts'
import { withDrugs } from './substances.ts'

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
      withoutMarkup(details.description ?? ''),
    ]
      .filter(Boolean)
      .join(' '),
  passage: ({ description, conditions, interventions }) =>
    [withoutMarkup(description ?? ''), conditions.join(', '), interventions.join(', ')].filter(Boolean).join(' · '),
  identifiers: ({ nctID, substances }) => [
    { scheme: 'nct', value: nctID.toUpperCase() },
    ...substanceIdentifiers(substances),
  ],
  factLine: (details) =>
    joined([details.conditions.slice(0, 2).join(', '), details.phases.join('/'), sitesIn(details)]),
  statusWord: ({ trialStatusType }) => trialStatusType,
  complete: withDrugs,
}

function sitesIn({ locations }: TrialDetails): string | null {
  const canadian = locations.filter((place) => place.country === 'Canada').length
  if (canadian > 0) return storedCount('canadianSites', canadian)
  return locations.length > 0 ? storedCount('sites', locations.length) : null
}

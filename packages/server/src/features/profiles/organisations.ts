import type { Organisation, OrganisationUpdate } from '@materia/contract'

const blank: Organisation = {
  kind: null,
  website: null,
  contactEmail: null,
  contactPhone: null,
  spokesperson: null,
}

/** Voice-of and sponsor accounts belong to organisations, not to people. */
export const isOrganisation = (roles: string[]) => roles.includes('VoiceOf') || roles.includes('Sponsor')

export const organisationOf = (roles: string[], stored: Organisation | null): Organisation | null =>
  isOrganisation(roles) ? { ...blank, ...stored } : null

/** Fields left out stay as they are; empty ones are nothing. */
export function changedOrganisation(stored: Organisation | null, update: OrganisationUpdate): Organisation {
  const given = Object.entries(update).filter(([, value]) => value !== undefined)
  return { ...blank, ...stored, ...Object.fromEntries(given.map(([field, value]) => [field, value || null])) }
}

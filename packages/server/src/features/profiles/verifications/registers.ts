import type { Province, UserType } from '@materia/contract'

/** Public registers of the colleges of physicians; they change, so that `MATERIA_REGISTERS` can name others. */
const physicians: Record<Province, string> = {
  AB: 'https://search.cpsa.ca/',
  BC: 'https://www.cpsbc.ca/public/registrant-directory',
  MB: 'https://member.cpsm.mb.ca/member/profilesearch',
  NB: 'https://cpsnb.alinityapp.com/client/publicdirectory',
  NL: 'https://cpsnl.alinityapp.com/client/publicdirectory',
  NS: 'https://cpsnsphysiciansearch.azurewebsites.net/',
  NT: 'https://www.hss.gov.nt.ca/en/services/professional-licensing',
  NU: 'https://nuphysicians.ca/license-and-registration',
  ON: 'https://register.cpso.on.ca/',
  PE: 'https://cpspei.alinityapp.com/client/publicdirectory',
  QC: 'https://www.cmq.org/fr/bottin',
  SK: 'https://www.cps.sk.ca/imis/',
  YT: 'https://www.yukonmedicalcouncil.ca',
}

/** Nurse practitioners and students have registers and schools of their own, which only the setting knows. */
const prefixes: Record<UserType, string> = {
  Doctor: '',
  MedicalResident: '',
  NursePractitioner: 'NP-',
  MedicalStudent: 'STUDENT-',
}

export function registerOf(
  { MATERIA_REGISTERS: named }: { MATERIA_REGISTERS: Record<string, string> },
  { province, userType }: { province: Province; userType: UserType | null },
): string | null {
  const prefix = prefixes[userType ?? 'Doctor']
  return named[`${prefix}${province}`] ?? (prefix === '' ? physicians[province] : null)
}

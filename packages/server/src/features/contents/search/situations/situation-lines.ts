import { bedsideSituations } from './bedside-situations.ts'
import { clinicSituations } from './clinic-situations.ts'
import { crisisSituations } from './crisis-situations.ts'
import { emergencySituations } from './emergency-situations.ts'
import { failedSituations } from './failed-situations.ts'
import { guardedSituations } from './guarded-situations.ts'
import { homeSituations } from './home-situations.ts'
import { hospitalSituations } from './hospital-situations.ts'
import { officeSituations } from './office-situations.ts'
import { wardSituations } from './ward-situations.ts'

/** The first that holds is taken: what is told by more findings stands before what is told by fewer. */
export const situationLines: string[] = [
  guardedSituations,
  hospitalSituations,
  bedsideSituations,
  crisisSituations,
  homeSituations,
  officeSituations,
  failedSituations,
  emergencySituations,
  wardSituations,
  clinicSituations,
].flatMap((text) => text.trim().split('\n'))

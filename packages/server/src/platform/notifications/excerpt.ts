import { plainText } from '@materia/contract'

const excerptLength = 200

/** As much as a notification shows of what somebody wrote. Half a surrogate pair at its end would be no JSON to PostgreSQL. */
export const excerptOf = (text: string): string => plainText(text).slice(0, excerptLength).toWellFormed()

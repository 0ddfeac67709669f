import { cancerCare } from './cancer-care.ts'
import { cancersByLine } from './cancers-by-line.ts'
import { consultations } from './consultations.ts'
import { dentistry } from './dentistry.ts'
import { germs } from './germs.ts'
import { littleKnownUses } from './little-known-uses.ts'
import { mothersAndChildren } from './mothers-and-children.ts'
import { nursing } from './nursing.ts'
import { organs } from './organs.ts'
import { resuscitation } from './resuscitation.ts'

/** What hospitals treat, as the rare diseases are listed: names that the other lists lack. */
export const wards = [
  resuscitation,
  cancerCare,
  cancersByLine,
  germs,
  mothersAndChildren,
  organs,
  consultations,
  littleKnownUses,
  dentistry,
  nursing,
].join('\n')

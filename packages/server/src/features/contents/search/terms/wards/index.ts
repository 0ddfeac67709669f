import { cancerCare } from './cancer-care.ts'
import { cancersByLine } from './cancers-by-line.ts'
import { dentistry } from './dentistry.ts'
import { furtherConditions } from './further-conditions.ts'
import { furtherUses } from './further-uses.ts'
import { germs } from './germs.ts'
import { mothersAndChildren } from './mothers-and-children.ts'
import { nights } from './nights.ts'
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
  furtherConditions,
  furtherUses,
  dentistry,
  nights,
].join('\n')

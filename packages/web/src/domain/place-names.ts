import { withoutAccents } from '@materia/language/accents.ts'
import { domainMessages } from './messages.ts'

/** Those whose names differ in French, by either name. */
const provinces = {
  britishcolumbia: 'BC',
  colombiebritannique: 'BC',
  newbrunswick: 'NB',
  nouveaubrunswick: 'NB',
  newfoundlandandlabrador: 'NL',
  terreneuveetlabrador: 'NL',
  northwestterritories: 'NT',
  territoiresdunordouest: 'NT',
  novascotia: 'NS',
  nouvelleecosse: 'NS',
  princeedwardisland: 'PE',
  ileduprinceedouard: 'PE',
  quebec: 'QC',
} as const

const plain = (name: string) => withoutAccents(name).replaceAll(/[\s-]/g, '').toLowerCase()

const isProvince = (name: string): name is keyof typeof provinces => Object.hasOwn(provinces, name)

/** A province as the viewer's language calls it; anything else stays as it is. */
export function provinceName(written: string): string {
  const name = plain(written)
  return isProvince(name) ? domainMessages()(`provinces.${provinces[name]}`) : written
}

/** A place as somebody typed it, its province in the viewer's language; said once where both have one name. */
export function placeName(written: string): string {
  const at = written.lastIndexOf(',') + 1
  if (at === 0) return written
  const [town, province] = [written.slice(0, at - 1), written.slice(at).trim()]
  return plain(town) === plain(province) ? town : `${town}, ${provinceName(province)}`
}

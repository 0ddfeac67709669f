import { markGone } from '@materia/server/features/contents/index.ts'
import type { InputFile } from '../../input/input.ts'
import { folderUrl } from '../../settings.ts'
import type { Entry, Source, Unit } from '../../source-definition.ts'
import { dayOf } from '../../text/dates.ts'
import { bindDecisionsToDrugs } from '../decisions/links.ts'
import { type Extract, inspectExtracts } from './drug-product-files.ts'
import { drugKey, mapProduct, notForPeople, type ProductExtra } from './drug-products.mapper.ts'
import { parseDrugProducts } from './drug-products.parser.ts'
import { writeProducts } from './drug-products.writer.ts'
import { deleteDrugGroupsOf } from './groups.queries.ts'
import { bindDrugGroups } from './groups.ts'
import { bindDrugNames } from './names.ts'

export const drugProducts: Source<ProductExtra> = {
  name: 'drug-products',
  title: 'Health Canada Drug Product Database',
  keepsSightings: true,
  async plan(files: InputFile[]) {
    const { extracts, releasedOn, ignored } = await inspectExtracts(files)
    return {
      units: extracts.map((extract) => unitOf(extract, releasedOn)),
      passedOver: ignored,
    }
  },
  address: (settings) => settings.MATERIA_IMPORT_DRUG_PRODUCTS_URL,
  async fetch({ fetcher, settings }) {
    const paths: string[] = []
    for (const name of ['allfiles.zip', 'allfiles_ap.zip', 'allfiles_dr.zip', 'allfiles_ia.zip'])
      paths.push(await fetcher.save(new URL(name, folderUrl(settings.MATERIA_IMPORT_DRUG_PRODUCTS_URL)).href, name))
    return { paths }
  },
  write: writeProducts,
  async gone(tx, keys, at) {
    await deleteDrugGroupsOf(tx, keys)
    return markGone(tx, keys, at)
  },
  async bind(importer) {
    await bindDrugGroups(importer)
    await bindDrugNames(importer)
    await bindDecisionsToDrugs(importer)
  },
}

function unitOf(extract: Extract, releasedOn: string): Unit<ProductExtra> {
  const date = dayOf(releasedOn) ?? new Date(0)
  return {
    name: extract.name,
    fingerprint: extract.fingerprint,
    sizeBytes: extract.sizeBytes,
    wholePart: { part: extract.state, date },
    read: (onRead) => entriesOf(extract, releasedOn, date, onRead),
  }
}

async function* entriesOf(
  extract: Extract,
  releasedOn: string,
  date: Date,
  onRead: (bytes: number) => void,
): AsyncGenerator<Entry<ProductExtra>> {
  const file = extract.files.get('drug')?.input.name ?? extract.name
  for await (const entry of parseDrugProducts(extract, onRead)) {
    if (entry.kind === 'broken') {
      const { code, line, reason, excerpt } = entry
      yield { kind: 'broken', key: code && drugKey(code), place: `${file}, line ${line}`, reason, excerpt }
      continue
    }
    const place = `${file}, line ${entry.product.line}`
    const reason = notForPeople(entry.product)
    if (reason) {
      yield { kind: 'left-out', place, reason }
      continue
    }
    const { version, ...extra } = mapProduct(entry.product, releasedOn)
    yield { kind: 'record', key: version.sourceKey, place, date, version, extra }
  }
}

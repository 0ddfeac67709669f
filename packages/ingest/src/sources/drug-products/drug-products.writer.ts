import { putReports } from '@materia/server/features/safety/index.ts'
import type { Tx } from '@materia/server/platform/db/db.ts'
import type { SourcedVersion, WriteCounts } from '../../source-definition.ts'
import { writeVersions } from '../../write-versions.ts'
import { putCompanies } from './companies.queries.ts'
import type { ProductRecord } from './drug-products.mapper.ts'
import { putDrugGroups } from './groups.queries.ts'
import { listDrugStatuses } from './status-changes.queries.ts'
import { statusChanges } from './status-changes.ts'

/** Writes companies first, because a drug's version names its company by id; and tells whose status has changed. */
export async function writeProducts(tx: Tx, records: ProductRecord[], now: Date): Promise<WriteCounts> {
  const companies = new Map(
    records.flatMap(({ extra, date }) =>
      extra?.company ? [[extra.company.code, { ...extra.company, stated_on: date }]] : [],
    ),
  )
  const companyIds = companies.size > 0 ? await putCompanies(tx, [...companies.values()]) : new Map<string, number>()
  const versions = records.flatMap((record) => versionWithCompany(record, companyIds))
  const known = await listDrugStatuses(
    tx,
    versions.map(({ sourceKey }) => sourceKey),
  )
  const counts = await writeVersions(tx, versions, now)
  await putReports(tx, 'drug-products', statusChanges(versions, known, now))
  await putDrugGroups(tx, records)
  return counts
}

function versionWithCompany({ version, extra }: ProductRecord, companyIds: Map<string, number>): SourcedVersion[] {
  if (!version) return []
  if (version.type !== 'Drug' || !extra?.company) return [version]
  return [{ ...version, details: { ...version.details, companyId: companyIds.get(extra.company.code) ?? null } }]
}

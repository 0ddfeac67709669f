import type { SourcedReports } from '@materia/server/features/safety/index.ts'
import type { SourcedVersion } from '../../source-definition.ts'

/** What has another status than the extract before said; a product that is new has none to change. */
export function statusChanges(versions: SourcedVersion[], known: Map<string, string>, at: Date): SourcedReports[] {
  return versions.flatMap((version) => {
    const from = known.get(version.sourceKey)
    return isDrug(version) && from && from !== version.details.drugStatus ? [statusChange(version, from, at)] : []
  })
}

const isDrug = (version: SourcedVersion): version is SourcedVersion<'Drug'> => version.type === 'Drug'

function statusChange(version: SourcedVersion<'Drug'>, from: string, at: Date): SourcedReports {
  const { din, drugCode, drugStatus, statusDate } = version.details
  const statedOn = version.sourceDate ?? at
  return {
    recordKey: version.sourceKey,
    statedOn,
    reports: [
      {
        noticeKey: `status:${drugCode}`,
        report: {
          type: 'StatusChange',
          name: { en: version.title, fr: version.french?.title ?? null },
          din: din ?? null,
          drugCode,
          from,
          to: drugStatus,
          changedOn: statusDate ?? statedOn.toISOString().slice(0, 'yyyy-mm-dd'.length),
          url: { en: version.sourceUrl, fr: version.french?.sourceUrl ?? null },
        },
      },
    ],
  }
}

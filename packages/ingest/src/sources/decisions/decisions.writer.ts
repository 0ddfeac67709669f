import type { FrenchTexts } from '@materia/server/features/contents/index.ts'
import type { Tx } from '@materia/server/platform/db/db.ts'
import type { RecordEntry, SourcedVersion, WriteCounts } from '../../source-definition.ts'
import { writeVersions } from '../../write-versions.ts'
import { listStoredDecisions, type StoredDecision } from './decisions.queries.ts'

type DecisionVersion = SourcedVersion<'Decision'>

/** English and French come in records of their own: each brings its face and leaves the other as it is. */
export async function writeDecisions(tx: Tx, records: RecordEntry[], now: Date): Promise<WriteCounts> {
  const versions = records.flatMap(({ version }) => (version?.type === 'Decision' ? [version as DecisionVersion] : []))
  const isFrench = ({ details }: DecisionVersion) => details.french !== null
  const english = await writeFaces(
    tx,
    versions.filter((version) => !isFrench(version)),
    now,
  )
  const french = await writeFaces(tx, versions.filter(isFrench), now)
  return Object.fromEntries(outcomes.map((outcome) => [outcome, (english[outcome] ?? 0) + (french[outcome] ?? 0)]))
}

const outcomes = ['created', 'updated', 'unchanged', 'older'] as const

async function writeFaces(tx: Tx, versions: DecisionVersion[], now: Date): Promise<WriteCounts> {
  if (versions.length === 0) return {}
  const stored = await listStoredDecisions(
    tx,
    versions.map(({ sourceKey }) => sourceKey),
  )
  return writeVersions(
    tx,
    versions.map((version) => withBothFaces(version, stored.get(version.sourceKey))),
    now,
  )
}

function withBothFaces(version: DecisionVersion, stored: StoredDecision | undefined): DecisionVersion {
  if (!stored) return version
  if (!version.details.french) return stored.details.french ? withFrench(version, stored) : version
  return withFrench(withEnglishOf(stored, version), isNewer(stored, version) ? stored : version)
}

/** The English face that is stored, where there is one. */
function withEnglishOf({ isFrenchAlone, ...stored }: StoredDecision, version: DecisionVersion): DecisionVersion {
  return isFrenchAlone ? { ...version, sourceDate: stored.sourceDate } : { ...version, ...stored }
}

interface FrenchFace {
  details: { french: DecisionVersion['details']['french'] }
  french?: FrenchTexts | null | undefined
}

const withFrench = (version: DecisionVersion, { details, french }: FrenchFace): DecisionVersion => ({
  ...version,
  details: { ...version.details, french: details.french },
  french: french ?? null,
})

const dayOf = ({ details }: FrenchFace) => details.french?.modifiedOn ?? ''
const isNewer = (one: FrenchFace, other: FrenchFace) => dayOf(one) > dayOf(other)

import { satisfies } from 'semver'
import { z } from 'zod'

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const
/** From here on the check fails. */
const failing = ['high', 'critical']

const Advisory = z.object({
  url: z.string(),
  package: z.string(),
  /** The versions it concerns. */
  range: z.string(),
  severity: z.enum(severities),
  title: z.string(),
})
export type Advisory = z.infer<typeof Advisory>

/** The stored list. */
export const Advisories = z.object({
  /** The day of the last refresh; null when there was none yet. */
  refreshedOn: z.string().nullable(),
  advisories: z.array(Advisory),
  /** Addresses of advisories that do not concern this product, each with the reason. */
  accepted: z.record(z.string(), z.string()),
})
export type Advisories = z.infer<typeof Advisories>

/** What `npm audit --json` says; `via` names another package where the fault lies there. */
const Audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.enum(severities),
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
})

/** The list with what an audit knows added: what was known once stays, for a version may come back. */
export function refreshed(known: Advisories, audit: unknown, today: string): Advisories {
  const { vulnerabilities } = Audit.parse(audit)
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((each): Advisory[] =>
      typeof each === 'string'
        ? []
        : [{ url: each.url, package: each.name, range: each.range, severity: each.severity, title: each.title }],
    ),
  )
  const byKey = new Map([...known.advisories, ...found].map((each) => [`${each.url} ${each.package}`, each]))
  const advisories = [...byKey.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return { ...known, refreshedOn: today, advisories }
}

const keyOf = ({ package: name, url }: Advisory) => `${name} ${url}`

interface Lock {
  packages: Record<string, { version?: string }>
}

/** Locked versions that an advisory of high severity concerns. */
export function listAffected(lock: Lock, { advisories, accepted }: Advisories): { name: string; advisory: Advisory }[] {
  const serious = advisories.filter(({ severity, url }) => failing.includes(severity) && !accepted[url])
  return Object.entries(lock.packages).flatMap(([path, { version = '' }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    return serious
      .filter(
        (advisory) => advisory.package === name && satisfies(version, advisory.range, { includePrerelease: true }),
      )
      .map((advisory) => ({ name: `${name} ${version}`, advisory }))
  })
}

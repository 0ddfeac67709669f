import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Builds for this platform that the lock lacks, as `name@version`. A lock written where the registry has the builds of one
 * platform alone names no others; the packages themselves say which they have, in their `optionalDependencies`.
 */
export function missingBuilds(root, machine = thisMachine()) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const missing = Object.keys(packages).flatMap((path) =>
    Object.entries(optionalDependenciesOf(join(root, path))).filter(
      ([name]) => isFor(name, machine) && !locked.has(name) && !existsSync(join(root, 'node_modules', name)),
    ),
  )
  return [...new Set(missing.map(([name, version]) => `${name}@${version}`))]
}

function optionalDependenciesOf(folder) {
  const file = join(folder, 'package.json')
  return (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).optionalDependencies) || {}
}

/** `@rolldown/binding-linux-x64-musl`: platform, processor and, on Linux, the C library. */
function isFor(name, { platform, arch, isMusl }) {
  const words = name.split(/[/-]/)
  if (!words.includes(platform) || !words.includes(arch)) return false
  return platform !== 'linux' || words.some((word) => word.startsWith('musl')) === isMusl
}

const thisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  isMusl: process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime,
})

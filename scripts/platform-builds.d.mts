interface Machine {
  platform: string
  arch: string
  isMusl: boolean
}

/** Builds for this platform that the lock lacks, as `name@version`. */
export function missingBuilds(root: string, machine?: Machine): string[]

import { spawnSync } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder with a filesystem of its own, small enough to be filled. */
export interface SmallDisk {
  fill(): Promise<void>
  /** Takes away what filled it. */
  relieve(): Promise<void>
  unmount(): void
}

const megabytes = 64

/** Undefined where nobody may mount one: it takes root. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  if (status !== 0) return undefined
  const filler = join(folder, 'filler')
  return {
    async fill() {
      const file = await open(filler, 'w')
      try {
        for (let size = 1024 * 1024; size >= 4096; size /= 16) await writeUntilFull(file, Buffer.alloc(size))
      } finally {
        await file.close()
      }
    },
    relieve: () => rm(filler, { force: true }),
    unmount: () => void spawnSync('umount', ['--lazy', folder]),
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  try {
    for (;;) await file.write(bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

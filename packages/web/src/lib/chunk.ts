import { yieldToMain } from './yield-to-main.ts'

/** How long a part of the program may take to arrive (spec §9). */
const chunkTimeoutMs = 120_000

export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super('A part of the program could not be loaded.', { cause })
    this.name = 'ChunkError'
  }
}

/** Loads a part of the program, or fails so that the viewer can be asked to retry. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ChunkError()), chunkTimeoutMs)
  })
  try {
    const loaded = await Promise.race([load(), tooLate])
    // What comes next is not part of the long task in which the part was made.
    await yieldToMain()
    return loaded
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}

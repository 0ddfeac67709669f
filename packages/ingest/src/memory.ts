import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const enoughBytes = 160 * 1024 * 1024

let collect: (() => void) | undefined

/** V8 lets garbage grow to several times what is alive before it looks. A long run on a busy machine cannot wait for that. */
export function settleMemory(): void {
  if (process.memoryUsage().heapUsed < enoughBytes) return
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}

import { yieldToMain } from './yield-to-main.ts'

// Asking for a file takes a slow phone several milliseconds.
const filesAtOnce = 3

/** Asks for all files of a part at once, rather than for each when another names it, in steps that let the browser answer taps between them. */
export async function preload<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  let asked = 0
  for (const file of files) {
    if (!ask(`/${file}`)) continue
    asked++
    if (asked % filesAtOnce === 0) await yieldToMain()
  }
  return load()
}

/** Whether it had to be asked for. The one style sheet stands in every page. */
function ask(address: string): boolean {
  if (address.endsWith('.css') || document.head.querySelector(`link[href="${address}"]`)) return false
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
  return true
}

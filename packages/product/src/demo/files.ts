import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

const folder = new URL('../../demo/', import.meta.url)

const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
}

/** A drawing, card or film made for the demo. */
export interface DemoFile {
  file: Blob
  fileName: string
}

export async function readDemoFile(path: string): Promise<DemoFile> {
  const type = contentTypes[extname(path)] ?? 'application/octet-stream'
  return { file: new Blob([await readFile(new URL(path, folder))], { type }), fileName: basename(path) }
}

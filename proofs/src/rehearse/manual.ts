import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** The blocks of the operator's page that carry a name after their language, as in ```sh backup. */
export interface Manual {
  block(name: string): string
  /** The settings of the page, by name. */
  settings(): Record<string, string>
}

/** What is rehearsed is what is written: commands and settings are taken from the page itself. */
export async function readManual(): Promise<Manual> {
  const page = await readFile(`${repository}docs/operating.md`, 'utf8')
  const blocks = new Map(
    [...page.matchAll(/^( *)```\w+ ([\w-]+)\n([\s\S]*?)^\1```/gm)].map(([, indent = '', name = '', text = '']) => [
      name,
      text.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
    ]),
  )

  function block(name: string): string {
    const text = blocks.get(name)
    if (!text) throw new Error(`docs/operating.md has no block named ${name}.`)
    return text
  }

  return {
    block,
    settings: () =>
      Object.fromEntries(
        block('settings')
          .split('\n')
          .map((line) => [line.split('=')[0], line.replace(/^[^=]*=/, '')]),
      ),
  }
}

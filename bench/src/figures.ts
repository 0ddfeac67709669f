import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Figure } from './report.ts'

const program = fileURLToPath(new URL('./run.ts', import.meta.url))
const file = fileURLToPath(new URL('../../docs/figures.md', import.meta.url))

/** Each command of the table; those with the real files of the sources say so where there are none. */
const commands = [
  'chat',
  'messages',
  'directory',
  'feed',
  'notices',
  'follows',
  'digests',
  'import',
  'search',
  'clinical',
  'languages',
  'mixed',
  'faults',
  'bad-input',
  'growth',
  'chat --faults',
]

/**
 * `figures [command …]`: runs every bench, or those that are named, one after the other, and writes what it measured into
 * docs/figures.md. What was not measured this time stays as it was. `--keep DIR` is handed to `search`, whose collections take
 * longer to make than to ask.
 */
export async function benchFigures(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { keep: { type: 'string' } }, allowPositionals: true })
  const chosen = positionals.length > 0 ? positionals : commands
  const kept = values.keep ? ['--keep', values.keep] : []
  const sections = await readSections()
  for (const command of chosen) {
    sections.set(command, await measure(command, command === 'search' ? kept : []))
    await writeFile(file, documentOf(sections))
    spawnSync('biome', ['format', '--write', file])
  }
}

async function measure(command: string, options: string[]): Promise<string> {
  const started = new Date()
  const child = fork(program, [...command.split(' '), ...options])
  const figures: Figure[] = []
  child.on('message', (figure: Figure) => figures.push(figure))
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exitCode = 1
  const seconds = Math.round((Date.now() - started.getTime()) / 1_000)
  return sectionOf({ command, started, seconds, figures, isWell: code === 0 })
}

interface Run {
  command: string
  started: Date
  seconds: number
  figures: Figure[]
  isWell: boolean
}

function sectionOf({ command, started, seconds, figures, isWell }: Run): string {
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
  const rows = figures.map(({ what, value, budget, holds }) =>
    rowOf([what, value, budget || 'none', holds ? 'yes' : '**no**']),
  )
  const broken = isWell || figures.some(({ holds }) => !holds) ? [] : ['', 'The program ended with an error.']
  return [
    `## ${command}`,
    '',
    `\`npm run bench -- ${command}\`, ${started.toISOString().slice(0, 10)}, ${seconds} s, ${machine}, Node ${process.versions.node}`,
    '',
    rowOf(['What', 'Figure', 'Budget', 'Holds']),
    '| --- | ---: | --- | --- |',
    ...rows,
    ...broken,
  ].join('\n')
}

const rowOf = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const introduction = `# Figures

Measured by \`npm run bench -- figures\`, which writes this file; named commands (\`npm run bench -- figures feed notices\`) are measured anew and
the rest stays. Figures without a unit are ratios between two things that were measured in the same run, so that they mean the same on any machine.
Measure on a machine that does nothing else.`

function documentOf(sections: Map<string, string>): string {
  const known = commands.filter((command) => sections.has(command))
  return `${[introduction, ...known.map((command) => sections.get(command))].join('\n\n')}\n`
}

async function readSections(): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const parts = text.split(/^(?=## )/m).slice(1)
  return new Map(parts.map((part) => [part.slice(3, part.indexOf('\n')), part.trim()]))
}

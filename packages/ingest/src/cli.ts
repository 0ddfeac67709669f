import { parseArgs } from 'node:util'
import { type SourceName, sourceNames } from './sources/source-names.ts'

const usage = `Fills Materia from the public sources.

  npm run import -- <source> [--from FILE|FOLDER|ZIP|URL] [--dry-run] [--report FILE]
  npm run import -- all [--from FOLDER]
  npm run import -- status

Sources: ${sourceNames.join(', ')}.
Without --from a source is fetched from its own public address. all runs every source, from FOLDER those that have a
folder of their name in it; stopped or failed, the same command goes on from there.
`

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  let parsed: ReturnType<typeof readArguments>
  try {
    parsed = readArguments(args)
  } catch (error) {
    return complain(`${(error as Error).message}\n\n${usage}`)
  }
  const { command, values } = parsed
  if (values.help || !command) {
    process.stdout.write(usage)
    return values.help ? 0 : 1
  }
  if (command !== 'status' && command !== 'all' && !isSource(command))
    return complain(`There is no source "${command}". Sources: ${sourceNames.join(', ')}.\n`)
  // The importers are loaded only once there is something to do.
  const { runCommand } = await import('./commands.ts')
  return runCommand(command, values)
}

function readArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (positionals.length > 1) throw new Error(`Expected one source, found ${positionals.join(', ')}.`)
  return { command: positionals[0], values }
}

function isSource(name: string): name is SourceName {
  return (sourceNames as readonly string[]).includes(name)
}

function complain(message: string): number {
  process.stderr.write(message)
  return 1
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface CommandOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  uid?: number
  gid?: number
}

/** Runs to the end; what it wrote, or an error with its complaint. */
export async function command(name: string, args: string[], options: CommandOptions = {}): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(name, args, { maxBuffer: 64 * 1024 * 1024, ...options })
    return `${stdout}${stderr}`.trim()
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(stderr?.trim() || message)
  }
}

/** A block of the manual, as an operator would paste it; its first failing line ends it. */
export const shell = (lines: string, options: CommandOptions) =>
  command('bash', ['-eu', '-o', 'pipefail', '-c', lines], options)

import pino, { type Logger, type LoggerOptions } from 'pino'

/** What waits to be written while the disk is full; lines beyond it are lost. */
const waitingBytesMax = 1_000_000

/** Writes to a file, or to the standard output. A disk that is full takes lines of the log, not the process. */
export function openLog(options: LoggerOptions, file?: string): Logger {
  const dest = file ?? process.stdout.fd
  const destination = pino.destination({ dest, mkdir: true, sync: true, maxLength: waitingBytesMax })
  destination.on('error', () => undefined)
  return pino(options, destination)
}

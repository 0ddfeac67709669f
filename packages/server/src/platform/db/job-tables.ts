import { Logger, runMigrations } from 'graphile-worker'

const silentLogger = new Logger(() => () => undefined)

/** The tables of the job queue, which its library keeps itself. */
export const prepareJobTables = (url: string) => runMigrations({ connectionString: url, logger: silentLogger })

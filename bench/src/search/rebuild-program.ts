import { openDatabase } from '@materia/server/platform/db/db.ts'
import { rebuild } from '@materia/server/platform/search/index.ts'
import { measureWork } from '../measured-program.ts'

const [url = ''] = process.argv.slice(2)
const { pool, close } = openDatabase({ url, poolSize: 4 })
await measureWork(async () => void (await rebuild(pool)))
await close()

import { exit, stderr, stdout } from 'node:process'
import { checkAudit } from './audit.ts'
import { checkBackup } from './backup.ts'
import { expectThat } from './eventually.ts'
import { checkUploads } from './files.ts'
import { checkFront, expectHsts } from './front.ts'
import { checkAddress, makeFirstAdmin, register } from './people.ts'
import { checkReading } from './reading.ts'
import { createReport, type Report, Stopped } from './report.ts'
import { checkRestarts } from './restarts.ts'
import { checkServiceFile } from './service-file.ts'
import { checkSockets, visitorsOfEach } from './sockets.ts'
import { setStage, startServers, stopServers } from './stage.ts'
import { makeWorkspace, type Workspace } from './workspace.ts'

const report = createReport()
const workspace = await makeWorkspace()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void workspace.clear().then(() => exit(130)))
try {
  await rehearse(report, workspace)
} catch (error) {
  if (!(error instanceof Stopped)) throw error
} finally {
  if (report.failed() > 0) stderr.write(`${await workspace.lastWords()}\n`)
  await workspace.clear()
}
stdout.write(`\n${report.passed()} passed, ${report.failed()} failed\n`)
exit(report.failed() > 0 ? 1 : 0)

/** The operator's page from top to bottom, on this machine's loopback. */
async function rehearse(report: Report, workspace: Workspace) {
  await checkServiceFile(report, workspace)
  const stage = await setStage(report, workspace)
  const withRedis = { REDIS_URL: stage.redis.url }
  await report.need('two processes start on the empty database at once', () => startServers(stage, withRedis))
  const [here, there] = await report.need('nginx spreads visitors over both', () => visitorsOfEach(stage.nginx))

  await checkFront(report, stage, here)
  const admin = await makeFirstAdmin(report, stage, here.address)
  await checkAddress(report, admin, there)
  const [ada, bo] = [
    await register(report, stage, here.address, 'Ada'),
    await register(report, stage, there.address, 'Bo'),
  ]
  const files = await checkUploads(report, ada)
  const first = await checkSockets(report, [ada, bo], 'with Redis')
  await report.check('Redis carried it', async () => {
    expectThat(Number(await stage.redis.ask('xlen', 'socket.io')) > 0, 'Nothing went through Redis.')
  })
  await checkRestarts(report, stage, [ada, bo], first)

  await report.need('both processes start again without Redis and without HSTS', async () => {
    await stopServers(stage)
    await startServers(stage, { MATERIA_HSTS: '0' })
  })
  await report.check('HSTS is not sent when not set', () => expectHsts(here, undefined))
  const room = await checkSockets(report, [ada, bo], 'without Redis')
  await checkReading(report, stage, [ada, bo])
  await checkAudit(report, stage)
  await checkBackup(report, stage, { admin, ada, files, room })
}

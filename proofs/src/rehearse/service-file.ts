import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { command } from './command.ts'
import { expectSame } from './eventually.ts'
import { repository } from './manual.ts'
import type { Report } from './report.ts'
import type { Workspace } from './workspace.ts'

const analyser = '/usr/bin/systemd-analyze'

/** The unit is looked at by systemd's own tool, with this machine's Node and folder in the place of an installation's. */
export async function checkServiceFile(report: Report, workspace: Workspace): Promise<void> {
  if (!existsSync(analyser)) return report.leaveOut('deploy/materia.service', 'systemd-analyze is not here')
  await report.check('systemd accepts deploy/materia.service', async () => {
    const unit = await readFile(`${repository}deploy/materia.service`, 'utf8')
    const here = unit.replaceAll('/usr/bin/node', process.execPath).replaceAll('/opt/materia', workspace.folder)
    await writeFile(workspace.path('materia.service'), here)
    expectSame('What it says', await command(analyser, ['verify', '--man=no', workspace.path('materia.service')]), '')
  })
}

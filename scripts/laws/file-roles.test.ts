import { expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

it('the roles of files are a closed list', () => {
  const complaints = judge('file-roles.ts', {
    'packages/server/src/features/folios/folios.helpers.ts': '',
    'packages/server/src/features/folios/folios.routes.ts': '',
    'packages/server/src/features/folios/folios.hub.test.ts': '',
    'packages/server/src/features/folios/messages.fr.ts': '',
    'packages/server/src/platform/clock.ts': '',
    'packages/ingest/src/sources/trials/trials.service.ts': '',
    'packages/ingest/src/sources/trials/trials.mapper.ts': '',
  })

  expect(complaints.map((complaint) => complaint.split(' is no role')[0])).toEqual([
    'packages/server/src/features/folios/folios.helpers.ts: “helpers”',
    'packages/ingest/src/sources/trials/trials.service.ts: “service”',
  ])
})

import { describe, expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

const web = 'packages/web/src'
const server = 'packages/server/src'

const refused: [from: string, to: string, rule: string][] = [
  [`${web}/lib/looks.ts`, `${web}/ui/icons.ts`, 'lib knows nothing of ui'],
  [`${web}/ui/card.ts`, `${web}/domain/kind.ts`, 'ui knows nothing of domain'],
  [`${web}/domain/kind.ts`, `${web}/features/folios/api.ts`, 'domain knows nothing of features'],
  [`${web}/features/folios/api.ts`, `${web}/app/routes.ts`, 'features knows nothing of app'],
  [`${web}/features/chat/api.ts`, `${web}/features/folios/api.ts`, 'web features never import each other'],
  [`${server}/platform/db.ts`, `${server}/features/users/index.ts`, 'the platform knows no feature'],
  [`${server}/features/users/index.ts`, `${server}/features/chat/index.ts`, 'a feature imports only those before it'],
  [`${server}/features/chat/index.ts`, `${server}/features/users/a.ts`, 'a feature is entered by its door, index.ts'],
  ['packages/contract/src/index.ts', `${server}/app.ts`, 'packages import one way'],
]

describe('the law of the order of imports', () => {
  it('refuses each import that runs the other way', () => {
    const importers = refused.map(([from, to]) => [from, `import '${'../'.repeat(from.split('/').length - 1)}${to}'`])

    const complaints = judge('import-order.ts', Object.fromEntries(importers))

    expect(complaints.toSorted()).toEqual(
      refused.map(([from, to, rule]) => `${from} imports ${to}: ${rule}`).toSorted(),
    )
  })

  it('is content with the other way round', () => {
    const complaints = judge('import-order.ts', {
      [`${web}/main.ts`]: "import './app/routes.ts'",
      [`${web}/app/routes.ts`]: "import '../features/folios/api.ts'",
      [`${web}/features/folios/api.ts`]: "import '../../domain/kind.ts'\nimport '../../lib/client.ts'",
      [`${web}/domain/kind.ts`]: "import '../ui/icons.ts'",
      [`${web}/ui/icons.ts`]: "import '../lib/client.ts'",
      [`${web}/lib/client.ts`]: "import '@materia/contract/index.ts'",
      'packages/contract/src/index.ts': '',
      [`${server}/features/chat/index.ts`]: "import '../users/index.ts'",
      [`${server}/features/users/index.ts`]: "import '../../platform/db.ts'",
      [`${server}/platform/db.ts`]: '',
    })

    expect(complaints).toEqual([])
  })
})

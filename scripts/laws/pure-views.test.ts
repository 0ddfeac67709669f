import { describe, expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

const view = (name: string, text: string) => ({ [`packages/server/src/features/folios/${name}.view.ts`]: text })

describe('the law of pure views', () => {
  it('refuses a view that asks, waits, knows the platform or is not the same twice', () => {
    const complaints = judge('pure-views.ts', {
      ...view('waiting', 'export const folioView = async (row) => row'),
      ...view('asking', "import { type Row, listRows } from './folios.queries.ts'"),
      ...view('knowing', "import type { App } from '../../platform/app.ts'"),
      ...view('changing', 'export const folioView = () => ({ at: new Date() })'),
    })

    expect(complaints.toSorted()).toEqual(
      [
        ['waiting', 'waits'],
        ['asking', 'imports a function that acts'],
        ['knowing', 'knows the platform'],
        ['changing', 'is not the same twice'],
      ]
        .map(([name, what]) => `packages/server/src/features/folios/${name}.view.ts ${what}: a view is pure`)
        .toSorted(),
    )
  })

  it('is content with rows, shapes and other views', () => {
    const complaints = judge(
      'pure-views.ts',
      view(
        'folios',
        "import type { Folio } from '@materia/contract'\nimport { attachmentView } from '../attachments/index.ts'\nimport type { FolioRow } from './folios.queries.ts'",
      ),
    )

    expect(complaints).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

const circlesIn = (files: Record<string, string>) => judge('import-circles.ts', files)

describe('the law against import circles', () => {
  it('is content with imports that run one way', () => {
    const complaints = circlesIn({
      'packages/web/src/ui/table.ts': "import type { Row } from '../lib/row.ts'\nimport './column.ts'",
      'packages/web/src/ui/column.ts': '',
      'packages/web/src/lib/row.ts': 'export interface Row {}',
    })

    expect(complaints).toEqual([])
  })

  it('names files that import each other, whichever way', () => {
    const ways = {
      values: "import { two } from './two.ts'",
      types: "import type { Two } from './two.ts'",
      exports: "export { two } from './two.ts'",
      lazy: "const load = () => import('./two.ts')",
      lines: "import {\n  one,\n  two,\n} from './two.ts'",
    }
    const folders = Object.keys(ways).map((way) => `packages/server/src/${way}`)

    const complaints = circlesIn(
      Object.fromEntries(
        Object.values(ways).flatMap((line, index) => [
          [`${folders[index]}/one.ts`, line],
          [`${folders[index]}/two.ts`, "import type { One } from './one.ts'"],
        ]),
      ),
    )

    const expected = folders.map((folder) => `import circle: ${folder}/one.ts → ${folder}/two.ts → ${folder}/one.ts`)
    expect(complaints.toSorted()).toEqual(expected.toSorted())
  })

  it('follows a circle through other packages', () => {
    const complaints = circlesIn({
      'packages/server/src/app.ts': "import '@materia/ingest/run.ts'",
      'packages/ingest/src/run.ts': "import '@materia/server/app.ts'",
    })

    expect(complaints).toContain('import circle: packages/ingest → packages/server → packages/ingest')
  })

  it('names folders side by side that know each other, where no file leads back to itself', () => {
    const complaints = circlesIn({
      'packages/web/src/lib/looks.ts': "import '../ui/deep/icons.ts'",
      'packages/web/src/ui/deep/icons.ts': '',
      'packages/web/src/ui/tabs.ts': "import '../lib/language.ts'",
      'packages/web/src/lib/language.ts': '',
    })

    expect(complaints).toEqual(['import circle: packages/web/src/lib → packages/web/src/ui → packages/web/src/lib'])
  })

  it('lets a folder know the files directly above it', () => {
    const complaints = circlesIn({
      'packages/server/src/contents/index.ts': "import './feed/feed.ts'",
      'packages/server/src/contents/feed/feed.ts': "import '../visibility.ts'",
      'packages/server/src/contents/visibility.ts': '',
    })

    expect(complaints).toEqual([])
  })
})

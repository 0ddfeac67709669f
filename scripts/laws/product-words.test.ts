import { expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

it('the law of product words refuses them in lib, and nowhere else', () => {
  const complaints = judge('product-words.ts', {
    'packages/web/src/lib/paths.ts': "export const root = '/'\nexport const myFolios = '/folio'",
    'packages/web/src/lib/paths.test.ts': "const folio = '/folio'",
    'packages/web/src/domain/paths.ts': "export const folio = '/folio'",
  })

  expect(complaints).toEqual(['packages/web/src/lib/paths.ts:2 says “Folio”: it belongs in domain or in a feature'])
})

import { contentRoutes, safetyRoutes } from '@materia/contract'
import { testApp } from '../../../testing/app.ts'
import { type DrugChanges, makeDrugWithDin } from './drugs.ts'

/** A product with a reader of its drugs and of their notices. */
export async function safetyStage() {
  const test = await testApp()
  const reader = await test.make.doctor()
  return {
    test,
    reader,
    makeDrug: (changes?: DrugChanges) => makeDrugWithDin(test.app, changes),
    noticesOf: async (contentItemId: string) =>
      (await test.as(reader).call(safetyRoutes.listContentNotices, { params: { contentItemId } })).body,
    contentOf: async (contentItemId: string, person = reader) =>
      (await test.as(person).call(contentRoutes.getContent, { params: { contentItemId } })).body,
  }
}

import { type Language, userRoutes } from '@materia/contract'
import { call } from '../../lib/client.ts'
import { queryClient } from '../../lib/query.ts'

/** The account keeps it; what the server words for the reader, such as specialties and sources, is asked for again. */
export async function keepLanguage(userId: string, language: Language): Promise<void> {
  await call(userRoutes.setLanguage, { params: { id: userId }, body: { language } })
  void queryClient.invalidateQueries()
}

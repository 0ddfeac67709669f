import { type Language, userRoutes } from '@materia/contract'
import { call } from '../../lib/client.ts'
import { queryClient } from '../../lib/query.ts'
import { renewSockets } from '../../lib/sockets.ts'

/** From here on the server words what it says in this language, on open connections too. */
export async function keepLanguage(userId: string, language: Language): Promise<void> {
  await call(userRoutes.setLanguage, { params: { id: userId }, body: { language } })
  renewSockets()
  void queryClient.invalidateQueries()
}

import { type Language, userRoutes } from '@materia/contract'
import { call } from '../../lib/client.ts'

export const keepLanguage = (userId: string, language: Language): Promise<void> =>
  call(userRoutes.setLanguage, { params: { id: userId }, body: { language } })

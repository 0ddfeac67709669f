import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  folios: 'Folios',
  search: 'Recherche',
  safety: 'Avis de sécurité',
  discoverPicture: 'Découvrir : les nouveautés de votre domaine',
  folioPicture: 'Un folio, ses coupures et ses notes',
}

import { notificationHub } from '@materia/contract'
import { changeLanguage } from '../../lib/language.ts'
import { live } from '../../lib/live.ts'
import { renewSockets } from '../../lib/sockets.ts'

/** The server words what it says in the language of the account: an open page follows when it is changed elsewhere. */
export const usersLive = live(notificationHub, {
  LanguageChanged: async ({ language }, cache) => {
    if (document.documentElement.lang === language) return
    await changeLanguage(language)
    renewSockets()
    void cache.invalidateQueries()
  },
})

import type { NotificationKind, NotificationPreference, NotificationPreferences } from '@materia/contract'
import { actorLanguage } from '../../platform/actor-language.ts'
import type { Actor, App } from '../../platform/app.ts'
import { invalid } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { getPreferences, savePreferences } from '../../platform/notifications/index.ts'
import { deleteOldConsents, insertConsents, withdrawConsents } from './digests.queries.ts'
import { notificationText } from './messages.ts'

/** Of one kind. */
const consentsKept = 50

type Chosen = Partial<Record<NotificationKind, NotificationPreference>>

/**
 * What somebody does not name stays. Whoever gets into an account must not be able to keep its owner from hearing of it.
 * Who asks for mails consents to them: when, and to which words, is kept, and when they end them.
 */
export async function changePreferences(app: App, actor: Actor, chosen: Chosen): Promise<NotificationPreferences> {
  const { Security: security } = chosen
  if (security && !(security.inApp && security.email === 'Instant')) throw invalid('security-always-told', 'Security')
  const { userId } = actor
  const [at, language] = [app.clock.now(), actorLanguage(actor)]
  return inTransaction(app, async (tx) => {
    const before = await getPreferences(tx, userId)
    await savePreferences(tx, userId, chosen)
    const changed = entriesOf(chosen).filter(([kind, { email }]) => email !== before[kind].email)
    const kinds = changed.map(([kind]) => kind)
    await withdrawConsents(tx, { userId, kinds, at })
    const consents = changed
      .filter(([, { email }]) => email !== 'Off')
      .map(([kind, { email: rhythm }]) => ({
        kind,
        rhythm,
        wording: notificationText('consent', { kind, rhythm }).in(language),
      }))
    await insertConsents(tx, { userId, language, at, consents })
    await deleteOldConsents(tx, { userId, kinds, kept: consentsKept })
    return getPreferences(tx, userId)
  })
}

const entriesOf = (chosen: Chosen) => Object.entries(chosen) as [NotificationKind, NotificationPreference][]

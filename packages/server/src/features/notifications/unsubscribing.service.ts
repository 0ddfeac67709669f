import type { NotificationKind } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import type { App } from '../../platform/app.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { escapeHtml } from '../../platform/mail/letter.ts'
import { getPreferences, savePreferences } from '../../platform/notifications/index.ts'
import { findUser } from '../users/index.ts'
import { withdrawConsents } from './digests.queries.ts'
import { notificationText } from './messages.ts'
import { readUnsubscribeToken } from './unsubscribe-tokens.ts'

/** Asks before it ends anything. */
export async function askToUnsubscribe(app: App, token: string): Promise<string> {
  const { kind, language } = await viewerOf(app, token)
  return page(language, notificationText('unsubscribeQuestion', { kind }).in(language), {
    button: notificationText('unsubscribe').in(language),
  })
}

/** Of that kind alone, at once, without signing in. */
export async function unsubscribe(app: App, token: string): Promise<string> {
  const { userId, kind, language } = await viewerOf(app, token)
  if (kind === 'Security') throw invalid('security-always-told')
  await inTransaction(app, async (tx) => {
    const { [kind]: chosen } = await getPreferences(tx, userId)
    await savePreferences(tx, userId, { [kind]: { ...chosen, email: 'Off' } })
    await withdrawConsents(tx, { userId, kinds: [kind], at: app.clock.now() })
  })
  return page(language, notificationText('unsubscribed', { kind }).in(language), {
    link: {
      label: notificationText('openPreferences').in(language),
      url: `${app.publicUrl}/notifications?tab=preferences`,
    },
  })
}

async function viewerOf(
  app: App,
  token: string,
): Promise<{ userId: string; kind: NotificationKind; language: Language }> {
  const asked = readUnsubscribeToken(app.config, token)
  const user = asked && (await findUser(app.db, asked.userId))
  if (!asked || !user) throw notFound('unsubscribe-link')
  return { ...asked, language: user.language }
}

const page = (
  language: Language,
  sentence: string,
  { button, link }: { button?: string; link?: { label: string; url: string } },
) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Materia</title>
<style>body{font:16px/1.5 Inter,Arial,sans-serif;color:#1B2333;background:#F6F7F9;margin:0}main{max-width:560px;margin:48px auto;padding:24px;background:#fff;border-radius:10px}button{font:inherit;font-weight:650;background:#C2480A;color:#fff;border:0;border-radius:10px;padding:12px 20px;cursor:pointer}a{color:#1F5FA8}</style>
</head><body><main><h1>Materia</h1><p>${escapeHtml(sentence)}</p>${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}${link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : ''}</main></body></html>`

import { auditActs } from '@materia/contract'
import { type accountMessages, useAccountMessages } from './messages.ts'

type Messages = ReturnType<typeof accountMessages>

/** What was done, by the name under which the record keeps it. */
export function wordsOfAct(t: Messages, name: string): string {
  const act = auditActs.find((known) => known === name)
  return act ? t(`acts.${act}`) : name
}

/** What it was done to. */
export function wordsOfSubject(t: Messages, type: string): string {
  const subject = subjectTypes.find((known) => known === type)
  return subject ? t(`subjects.${subject}`) : type
}

export function useActChoices() {
  const t = useAccountMessages()
  return [{ value: '', label: t('everything') }, ...auditActs.map((act) => ({ value: act, label: t(`acts.${act}`) }))]
}

const subjectTypes = ['user', 'content', 'message', 'profile', 'chatroom', 'attachment', 'comment', 'contact'] as const

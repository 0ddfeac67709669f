import { type AuditEntry, auditActs } from '@materia/contract'
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

/** What else was recorded; what is not so is left out. */
export function wordsOfDetail(t: Messages, detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => {
      const fact = facts.find((known) => known === name)
      if (fact) return t(`facts.${fact}`)
      const kind = details.find((known) => known === name)
      return kind ? t(`details.${kind}`, { value: wordsOfValue(t, String(value)) }) : `${name}: ${String(value)}`
    })
    .join(', ')
}

/** A word of a closed list, or several, as the record keeps them. */
const wordsOfValue = (t: Messages, value: string) =>
  value
    .split(', ')
    .map((word) => (t.has(`values.${word as 'Other'}`) ? t(`values.${word as 'Other'}`) : word))
    .join(', ')

export function useActChoices() {
  const t = useAccountMessages()
  return [{ value: '', label: t('everything') }, ...auditActs.map((act) => ({ value: act, label: t(`acts.${act}`) }))]
}

const subjectTypes = ['user', 'content', 'message', 'profile', 'chatroom', 'attachment', 'comment', 'contact'] as const
const facts = ['isLocked', 'isTakenBack'] as const
const details = ['source', 'province', 'role', 'reason', 'resolution', 'fields', 'state', 'kinds', 'decision'] as const

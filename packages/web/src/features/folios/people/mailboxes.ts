import { Email } from '@materia/contract'

export interface Mailbox {
  email: string
  firstName?: string
  lastName?: string
}

const nameMax = 50

/** As mail programs give them: an address alone, or a name with its address in angle brackets. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name = '', address = text] = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(text.trim()) ?? []
  const email = address.trim()
  if (!Email.safeParse(email).success) return undefined
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const lastName = rest.join(' ')
  return {
    email,
    ...(firstName && { firstName: firstName.slice(0, nameMax) }),
    ...(lastName && { lastName: lastName.slice(0, nameMax) }),
  }
}

/** Several that were pasted at once; none where a part is no address. */
export function mailboxesIn(text: string): string[] {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.every((part) => readMailbox(part)) ? parts : []
}

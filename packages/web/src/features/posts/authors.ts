import type { AskedAuthor, Author } from '@materia/contract'
import { postMessages } from './messages.ts'

/** Without a status: the writer, a name without an account, or a colleague who agreed. */
export interface AuthorField extends Pick<Author, 'userId' | 'name'> {
  status?: AskedAuthor['status']
  /** What tells people of one name apart, while choosing. */
  about?: string
}

/** Everybody named, those who have not agreed in the places the writer gave them. */
export function namedAuthors(authors: Author[], requests: AskedAuthor[]): AuthorField[] {
  const named: AuthorField[] = authors.map(({ userId, name }) => ({ userId, name }))
  for (const { userId, name, status, position } of requests.toSorted((one, other) => one.position - other.position)) {
    named.splice(position, 0, { userId, name, status })
  }
  return named
}

export function addNames(authors: AuthorField[], typed: string): AuthorField[] {
  const known = new Set(authors.map(({ name }) => name))
  const names = typed.split(',').map((name) => name.trim().slice(0, 200))
  return [...authors, ...names.filter((name) => name && !known.has(name)).map((name) => ({ userId: null, name }))]
}

/** How an author stands to the post; nothing for the writer. */
export function authorStateWord({ userId, status }: AuthorField, writerId: string | null): string | null {
  const t = postMessages()
  if (userId === null) return t('notAMember')
  if (userId === writerId) return null
  return status ? t(`authorStates.${status}`) : t('agreed')
}

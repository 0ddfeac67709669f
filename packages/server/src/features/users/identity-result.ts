import type { IdentityResult } from '@materia/contract'
import { fieldSentence } from '@materia/language'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../../platform/http/request-language.ts'

/** What is wrong with a password or a link, in the language of whoever sent it. */
export function worded(request: FastifyRequest, { succeeded, errors }: IdentityResult): IdentityResult {
  const language = languageOf(request)
  const said = errors.map(({ code, description }) => ({ code, description: fieldSentence(language, description) }))
  return { succeeded, errors: said }
}

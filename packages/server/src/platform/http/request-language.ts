import { isLanguage, type Language, languageCookie, preferredLanguage } from '@materia/contract/languages.ts'
import type { FastifyRequest } from 'fastify'
import { readCookie } from './cookies.ts'

/** The language of a call: the account's own, else the one a stranger chose, else what their browser reads. */
export const languageOf = (request: FastifyRequest): Language => request.actor?.language ?? languageOfStranger(request)

/** A page's address may name its language, for search engines and shared links. */
export function languageOfPage(request: FastifyRequest): Language {
  const named = (request.query as { lang?: unknown }).lang
  return isLanguage(named) ? named : languageOfStranger(request)
}

function languageOfStranger(request: FastifyRequest): Language {
  const chosen = readCookie(request, languageCookie)
  return isLanguage(chosen) ? chosen : preferredLanguage(request.headers['accept-language'])
}

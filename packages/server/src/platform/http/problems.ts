import { type ProblemCode, problemContentType } from '@materia/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../app.ts'
import { invalid, ProblemError, problemOf } from '../errors/errors.ts'
import { outageOf } from '../errors/outages.ts'
import { languageOf } from './request-language.ts'

const codesOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body-not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body-cut-short',
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
  FST_ERR_BAD_URL: 'address-invalid',
}

const limitsOfFastify: Record<string, ProblemError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: invalid('body-too-large', 'body'),
  FST_REQ_FILE_TOO_LARGE: invalid('file-too-large', 'file'),
}

/** For addresses that no route can be looked up for. */
export const answerBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  answer(error, request, reply)
}

/** The one place where errors become Problem Details. An address that leads nowhere is told in its caller's language. */
export function addProblems(
  server: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Actor | undefined>,
) {
  server.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  server.setNotFoundHandler(async (request, reply) => {
    request.actor = await identify(request)
    return send(reply, request, new ProblemError(404, 'address-unknown'))
  })
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ProblemError) return send(reply, request, error)
  const outage = outageOf(error)
  if (outage) {
    request.log.error({ err: error }, 'outage')
    return send(reply, request, outage)
  }
  const pastLimit = limitsOfFastify[error.code]
  if (pastLimit) return send(reply, request, pastLimit)
  if (isBadText(error)) return send(reply, request, new ProblemError(400, 'text-not-storable'))
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return send(reply, request, new ProblemError(status, codeOf(error, status)))
  request.log.error({ err: error }, 'unexpected error')
  return send(reply, request, new ProblemError(500, 'server-error'))
}

const codeOf = (error: FastifyError, status: number): ProblemCode =>
  codesOfFastify[error.code] ?? (status === 413 ? 'request-too-large' : 'bad-request')

// Set before the answer went wrong: a browser would keep the error as if it were what was asked for.
const aboutTheAnswer = ['etag', 'last-modified', 'accept-ranges', 'content-range', 'content-disposition']

function send(reply: FastifyReply, request: FastifyRequest, error: ProblemError) {
  const problem = problemOf(error, {
    language: languageOf(request),
    instance: request.url.split('?')[0] ?? null,
    extensions: { requestId: request.id },
  })
  for (const name of aboutTheAnswer) reply.removeHeader(name)
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .headers(error.headers)
    .type(problemContentType)
    .serializer(JSON.stringify)
    .send(problem)
}

/** PostgreSQL's own refusal of bytes or characters it cannot keep. */
const isBadText = (error: FastifyError) => error.code === '22021' || error.code === '22P05'

import { type FieldError, problemContentType } from '@materia/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ProblemError, problemOf } from '../errors/errors.ts'
import { outageOf } from '../errors/outages.ts'

const bodyTooLarge = 'FST_ERR_CTP_BODY_TOO_LARGE'
const detailsOfFastify: Record<string, string> = {
  [bodyTooLarge]: 'The request body is larger than the 1 MB allowed.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its header says.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is too long.',
  FST_ERR_BAD_URL: 'The address is not valid.',
  FST_REQ_FILE_TOO_LARGE: 'The file is too large.',
}

/** For addresses that no route can be looked up for. */
export const answerBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  answer(error, request, reply)
}

/** The one place where errors become Problem Details. */
export function useProblems(server: FastifyInstance) {
  server.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  server.setNotFoundHandler((request, reply) =>
    send(reply, request, new ProblemError(404, 'There is nothing at this address.')),
  )
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ProblemError) return send(reply, request, error)
  if (hasZodFastifySchemaValidationErrors(error)) return send(reply, request, problemOfValidation(error))
  const outage = outageOf(error)
  if (outage) {
    request.log.error({ err: error }, 'outage')
    return send(reply, request, outage)
  }
  if (isBadText(error))
    return send(reply, request, new ProblemError(400, 'The input contains characters that cannot be stored.'))
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return send(reply, request, new ProblemError(status, detailOf(error, status)))
  request.log.error({ err: error }, 'unexpected error')
  return send(reply, request, new ProblemError(500, 'Something went wrong on our side. Try again later.'))
}

function detailOf(error: FastifyError, status: number): string {
  if (status === 413) return detailsOfFastify[error.code] ?? 'The request is too large.'
  return detailsOfFastify[error.code] ?? 'The request could not be understood.'
}

function problemOfValidation(error: { validation: { instancePath: string; message?: string }[] }): ProblemError {
  const errors: FieldError[] = error.validation.map(({ instancePath, message }) => ({
    field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? 'Not valid.',
  }))
  const [first] = errors
  const detail = first?.field ? `${first.field}: ${first.message}` : (first?.message ?? 'The request is not valid.')
  return new ProblemError(400, detail, { errors: errors.slice(0, 50) })
}

// Set before the answer went wrong: a browser would keep the error as if it were what was asked for.
const aboutTheAnswer = ['etag', 'last-modified', 'accept-ranges', 'content-range', 'content-disposition']

function send(reply: FastifyReply, request: FastifyRequest, error: ProblemError) {
  const problem = problemOf({
    status: error.status,
    detail: error.message,
    instance: request.url.split('?')[0] ?? null,
    extensions: { ...error.extensions, requestId: request.id },
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

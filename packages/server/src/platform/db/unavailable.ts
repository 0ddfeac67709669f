const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'])
/** The connection broke, or the server is shutting down, starting or out of means; see PostgreSQL's error codes. */
const ofPostgres = /^(08...|53...|57P0[1-5])$/
/** What the client says in words alone. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|connection has been discarded/

/** The server behind the connection went away, or never was there: nothing is wrong with what was asked. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return network.has(code) || ofPostgres.test(code) || messages.test(message)
}

const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300', '08006', '08001'])
const messages = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/

/** The server behind the connection went away, or never was there: nothing is wrong with what was asked. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return codes.has(code ?? '') || messages.test(message ?? '')
}

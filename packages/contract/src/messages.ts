/** What a client says when a call fails (spec §8). */
export const unexpectedServerError = 'An unexpected server error occurred.'
export const serverSideError = 'A server side error occurred.'
export const unknownError = 'Unknown error. Try again later.'

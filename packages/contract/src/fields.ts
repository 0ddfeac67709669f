/** Text that PostgreSQL can store: no NUL, no half of a surrogate pair. */
export const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

export const maxCount = 100
export const maxOffset = 100_000
export const maxSearchTerm = 200

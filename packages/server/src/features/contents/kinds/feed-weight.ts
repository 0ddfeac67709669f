/** The weight, in days of freshness, of what follows another item of its family: it comes after all that leads. */
export const followsFamily = -1_000_000

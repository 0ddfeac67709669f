/** The weight, in days of freshness, of what follows another item of its family: it comes after all that leads. */
export const followsFamily = -1_000_000

/** Of a product of the shelves: in feeds of products it comes after what is prescribed. */
export const needsNoPrescription = followsFamily - 100_000

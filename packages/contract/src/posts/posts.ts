export const titleMax = 300
export const articleMax = 900_000
/** Drafts of an account, articles and links together. */
export const draftQuota = 2_000

/** How far back a sponsor sees figures by day. */
export const promotedDaysMax = 366

export const attachmentTypes = ['Image', 'Video', 'PDF', 'Document'] as const

/** Longest edge, in pixels, of the copies kept of an image. */
export const imageSizes = { small: 160, medium: 480, large: 1280 } as const

export const altTextMax = 500

export const maxUploadBytes = 20 * 1024 * 1024
export const maxVideoBytes = 100 * 1024 * 1024
/** All files of an account together. */
export const uploadQuotaBytes = 2 * 1024 * 1024 * 1024

export const drugStatuses = ['Approved', 'Marketed', 'CancelledPreMarket', 'CancelledPostMarket', 'Dormant'] as const

export const drugCoverages = ['GeneralBenefit', 'LimitedUse', 'ExceptionalAccess', 'NotABenefit'] as const

/** Weight or volume in so much of either: a kind of percentage, not something that an amount is in. */
export const isProportion = (unit: string | null): boolean => unit !== null && /^[wvp]\/[wvp]$/i.test(unit)

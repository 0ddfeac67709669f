export const drugStatuses = ['Approved', 'Marketed', 'CancelledPreMarket', 'CancelledPostMarket', 'Dormant'] as const

export const drugCoverages = ['GeneralBenefit', 'LimitedUse', 'ExceptionalAccess', 'NotABenefit'] as const

/** The misspelling is the wire's. */
export const decisionTypes = ['Basis', 'Regulatory', 'SafteyReview'] as const

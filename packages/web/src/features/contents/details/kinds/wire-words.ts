import type { DecisionType, DrugStatus } from '@materia/contract'

export const drugStatusWords: Record<DrugStatus, string> = {
  Approved: 'Approved',
  Marketed: 'Marketed',
  CancelledPreMarket: 'Cancelled before marketing',
  CancelledPostMarket: 'Cancelled after marketing',
  Dormant: 'Dormant',
}

export const decisionTypeWords: Record<DecisionType, string> = {
  Basis: 'Summary basis of decision',
  Regulatory: 'Regulatory decision summary',
  SafteyReview: 'Summary safety review',
}

import { noticeKinds } from '../contents/notices.ts'

/** What a timeline tells: notices by their kind, and what else happened to a drug. */
export const timelineKinds = [...noticeKinds, 'Status', 'Decision', 'Price', 'Coverage', 'Published'] as const

export const replacementReasons = ['Republication', 'Interchangeable'] as const

import type { Appeal, ContactMessage, Report } from '@materia/contract'

export const long = 'An extraordinarily long name that no card was drawn for, with-a-word-that-has-no-end-'.repeat(4)
export const id = (nth: number) => `0198b8a0-0000-7000-8000-${String(nth).padStart(12, '0')}`

export const report = (nth: number): Report => ({
  id: id(nth),
  subjectType: 'content',
  subjectId: id(nth),
  subjectTitle: `${nth} ${long}`,
  isHidden: false,
  reason: 'Misinformation',
  comment: long,
  reporterName: null,
  createdOn: '2026-03-04T15:20:00.000Z',
  resolvedOn: null,
  resolution: null,
})
export const appeal = (nth: number): Appeal => ({
  id: id(nth),
  subjectType: 'comment',
  subjectId: id(nth),
  excerpt: `${nth} ${long}`,
  authorName: 'Mei Chan',
  comment: long,
  createdOn: '2026-03-04T15:20:00.000Z',
  hiddenByName: null,
  mayResolve: nth !== 1,
  resolvedOn: null,
  resolution: null,
})
export const contactMessage = (nth: number): ContactMessage => ({
  id: id(nth),
  name: `${nth} ${long}`,
  email: `press-${nth}@example.test`,
  message: long,
  reason: 'Press',
  language: 'fr',
  createdOn: '2026-03-04T15:20:00.000Z',
  answer: null,
  answeredOn: null,
  answeredByName: null,
})

import type { Notice } from '@materia/contract'

export const someNotice = (changes: Partial<Notice> = {}): Notice => ({
  noticeId: '0198b8a0-0000-7000-8000-00000000aa01',
  kind: 'Shortage',
  state: 'Active',
  severity: 'Critical',
  title: 'In shortage: Enbrel',
  summary: 'DIN 02242903',
  summaryLanguage: null,
  reason: 'Shipping is delayed',
  startsOn: '2026-01-02',
  expectedEndOn: '2199-12-01',
  endedOn: null,
  updatedOn: '2026-01-03',
  sourceUrl: 'https://example.test/1',
  source: null,
  match: 'Identifier',
  appliesTo: [
    { contentItemId: '0198b8a0-0000-7000-8000-00000000aa02', contentItemType: 'Drug', title: 'Enbrel 50 mg' },
  ],
  ...changes,
})

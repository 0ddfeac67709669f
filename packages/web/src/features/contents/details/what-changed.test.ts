import type { Article, Attachment, Content, DrugBrandGroup, UserArticle } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { someBrand, someCommon, someUserArticle } from '../../../testing/contents.ts'
import { changesBetween } from './what-changed.ts'

const attachment = (name: string, id: string): Attachment => ({
  id,
  attachmentId: id,
  type: 'PDF',
  attachmentBelongsTo: 'UserContentUpload',
  attachmenUrlLocation: 'BlobStorage',
  name,
  fileName: `${name}.pdf`,
  url: `/api/attachment/${id}`,
  contentType: 'application/pdf',
  createdOn: '2026-01-01T00:00:00Z',
  sizeInBytes: 1_000,
  width: null,
  height: null,
  altText: null,
})
const [one, other] = ['0198b8a0-0000-7000-a000-00000000000a', '0198b8a0-0000-7000-a000-00000000000b']

describe('what changed between two versions', () => {
  it('names people, files, areas and other items, without their ids and kinds', () => {
    const before: UserArticle = { ...someUserArticle('A case'), attachments: [], areasOfInterest: [] }
    const after: UserArticle = {
      ...before,
      attachments: [attachment('Dosing table', one)],
      authors: [{ userId: other, name: 'Mei Chan', profilePictureAttachmentId: null }],
      areasOfInterest: [{ id: 7, title: 'Cardiology' }],
    }

    expect(changesBetween(before, after)).toEqual([
      { label: 'Attachments', before: '', after: 'Dosing table' },
      { label: 'Areas of interest', before: '', after: 'Cardiology' },
      { label: 'Authors', before: '', after: 'Mei Chan' },
    ])
  })

  it('says a reference by its title and a product by its facts', () => {
    const before: DrugBrandGroup = { ...someBrand('Enbrel'), drugItems: [] }
    const after: DrugBrandGroup = {
      ...before,
      drugItems: someBrand('Enbrel').drugItems,
      decisions: [{ contentItemId: one, contentItemType: 'Decision', title: 'Enbrel reviewed' }],
    }

    expect(changesBetween(before, after)).toEqual([
      { label: 'Drug items', before: '', after: '02242903 · Enbrel 50 mg · 50 mg · Solution · Immunex · Marketed' },
      { label: 'Decisions', before: '', after: 'Enbrel reviewed' },
    ])
  })

  it('has labels in sentence case, and tells of a text that changed under the same heading', () => {
    const before = {
      ...someCommon(),
      contentItemType: 'Article',
      title: 'Metformin',
      journalTitle: 'CMAJ',
      sections: [{ label: 'RESULTS', text: 'None.' }],
    } as unknown as Article
    const after: Content = { ...before, journalTitle: 'BMJ', sections: [{ label: 'RESULTS', text: 'Some.' }] }

    expect(changesBetween(before, after)).toEqual([
      { label: 'Journal title', before: 'CMAJ', after: 'BMJ' },
      { label: 'Abstract', before: 'RESULTS · None.', after: 'RESULTS · Some.' },
    ])
  })

  it('says a status in words', () => {
    const before = {
      ...someCommon(),
      contentItemType: 'Drug',
      title: 'A',
      drugStatus: 'Marketed',
    } as unknown as Content
    const after = { ...before, drugStatus: 'CancelledPostMarket' } as Content

    expect(changesBetween(before, after)).toEqual([
      { label: 'Status', before: 'Marketed', after: 'Cancelled after marketing' },
    ])
  })
})

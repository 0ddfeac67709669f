import { findPatientData } from '@materia/contract/patient-data.ts'
import { describe, expect, it } from 'vitest'
import { someAttachment } from '../../testing/attachments.ts'
import { guardedWords, hasPictures } from './guarded-words.ts'
import { blankFields } from './post-fields.ts'

const blank = blankFields([])

describe('what is looked at before a post is published', () => {
  it('are its words without markup, and the names of its files', () => {
    const attachments = [someAttachment('Roe DOB 1950-01-31.pdf', { type: 'PDF' })]
    const words = guardedWords({ ...blank, title: 'A case', content: '<p>Born <b>1960-02-01</b></p>', attachments })

    expect(findPatientData(words).map(({ text }) => text)).toEqual(['1960-02-01', '1950-01-31'])
  })

  it('are the words that describe its featured picture', () => {
    const featuredImage = someAttachment('ecg.png', { altText: 'ECG of a man born 1960-02-01' })

    expect(findPatientData(guardedWords({ ...blank, featuredImage })).map(({ text }) => text)).toEqual(['1960-02-01'])
  })

  it('are its pictures, wherever they stand', () => {
    const picture = someAttachment('ecg.png')

    expect(hasPictures(blank)).toBe(false)
    expect(hasPictures({ ...blank, content: '<p><img src="/api/attachment/1"></p>' })).toBe(true)
    expect(hasPictures({ ...blank, featuredImage: picture })).toBe(true)
    expect(hasPictures({ ...blank, attachments: [picture] })).toBe(true)
  })
})

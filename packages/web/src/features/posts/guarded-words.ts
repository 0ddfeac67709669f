import type { PostFields } from './post-fields.ts'

/** What of a post could name a patient: its words, and the names of its files. */
export const guardedWords = ({ title, summary, content, attachments, featuredImage }: PostFields): string =>
  [
    title,
    summary,
    wordsOf(content),
    ...[...attachments, featuredImage].map((file) => file?.fileName ?? ''),
    featuredImage?.altText ?? '',
  ].join('\n')

/** The words of an article without its markup. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')

export const hasPictures = ({ content, attachments, featuredImage }: PostFields): boolean =>
  featuredImage !== null || /<img\b/i.test(content) || attachments.some(({ type }) => type === 'Image')

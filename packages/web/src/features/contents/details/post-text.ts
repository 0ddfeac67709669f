import { type Attachment, attachmentRoutes, type Content } from '@materia/contract'

type Post = Extract<Content, { postedBy: unknown }>

export const isPost = (content: Content): content is Post => 'postedBy' in content

/** Whether the post's own view shows this picture, in its text or as the preview of its link. */
export function showsPicture(post: Post, attachmentId: string): boolean {
  if ('content' in post) return post.content.includes(attachmentId)
  return post.linkImageAttachmentId === attachmentId
}

const pictureTag = new RegExp(
  `<img\\b(?![^>]*\\swidth=)(?=[^>]*\\ssrc="${attachmentRoutes.getAttachment.path.replace(':id', '([0-9a-f-]{36})')})`,
  'gi',
)

/** The text with the size of its pictures, so that nothing moves when they come. */
export function withPictureSizes(html: string, pictures: Attachment[]): string {
  return html.replaceAll(pictureTag, (tag, pictureId: string) => {
    const picture = pictures.find(({ id }) => id === pictureId.toLowerCase())
    return picture?.width && picture.height ? `${tag} width="${picture.width}" height="${picture.height}"` : tag
  })
}

/** A summary taken from the text, sentence by sentence, would say the same twice. */
export function saysSummary(content: Content): boolean {
  const html = textOf(content)
  if (!html || !content.summary) return false
  const text = bare(new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '')
  const sentences = content.summary.split(/(?<=[.!?…])\s+/)
  return sentences.every((sentence) => text.includes(bare(sentence)))
}

function textOf(content: Content): string | null {
  if (content.contentItemType === 'Trial') return content.description
  if (content.contentItemType === 'Decision') return content.decisionItems.map(({ contents }) => contents).join(' ')
  return 'content' in content ? content.content : null
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

import type { DraftUserArticle, UserArticle } from '@materia/contract'
import { RichText } from '../../../../ui/rich-text.tsx'
import { AttachmentList } from '../AttachmentList.tsx'
import { AuthorLine } from '../AuthorLine.tsx'
import { showsPicture } from '../post-text.ts'

export function UserArticleView({ content: article }: { content: UserArticle | DraftUserArticle }) {
  return (
    <>
      <AuthorLine post={article} />
      <RichText html={article.content} />
      <AttachmentList
        images={article.images.filter(({ id }) => !showsPicture(article, id) && id !== article.featuredImage?.id)}
        attachments={article.attachments}
      />
    </>
  )
}

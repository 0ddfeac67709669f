import type { DraftUserArticle, UserArticle } from '@materia/contract'
import { RichText } from '../../../../ui/rich-text.tsx'
import { AttachmentList } from '../AttachmentList.tsx'
import { AuthorLine } from '../AuthorLine.tsx'
import { showsPicture, withPictureSizes } from '../post-text.ts'

export function UserArticleView({ content: article }: { content: UserArticle | DraftUserArticle }) {
  const pictures = article.featuredImage ? [...article.images, article.featuredImage] : article.images
  return (
    <>
      <AuthorLine post={article} />
      <div lang={article.language}>
        <RichText html={withPictureSizes(article.content, pictures)} />
      </div>
      <AttachmentList
        images={article.images.filter(({ id }) => !showsPicture(article, id) && id !== article.featuredImage?.id)}
        attachments={article.attachments}
      />
    </>
  )
}

import type { DraftUserArticle, UserArticle } from '@materia/contract'
import { RichText } from '../../../../ui/rich-text.tsx'
import { AttachmentList } from '../AttachmentList.tsx'
import { AuthorLine } from '../AuthorLine.tsx'

export function UserArticleView({ content: article }: { content: UserArticle | DraftUserArticle }) {
  return (
    <>
      <AuthorLine authors={article.authors} />
      <RichText html={article.content} />
      <AttachmentList images={article.images} attachments={article.attachments} />
    </>
  )
}

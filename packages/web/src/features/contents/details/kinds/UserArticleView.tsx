import type { DraftUserArticle, UserArticle } from '@materia/contract'
import { CleanHtml } from '../../../../ui/clean-html.tsx'
import { AttachmentList } from '../AttachmentList.tsx'
import { AuthorLine } from '../AuthorLine.tsx'

export function UserArticleView({ content: article }: { content: UserArticle | DraftUserArticle }) {
  return (
    <>
      <AuthorLine authors={article.authors} />
      <CleanHtml html={article.content} />
      <AttachmentList images={article.images} attachments={article.attachments} />
    </>
  )
}

import type { PostEntry } from '@materia/contract'
import { kindWord as kindNamed } from '../../domain/kind-looks.tsx'
import { paths } from '../../domain/paths.ts'
import { postMessages } from './messages.ts'
import type { ComposerType } from './post-fields.ts'

const words: Partial<Record<PostEntry['contentItemType'], 'article' | 'link'>> = {
  UserArticle: 'article',
  DraftUserArticle: 'article',
  UserExternalLink: 'link',
  DraftUserExternalLink: 'link',
}

/** Sponsors promote content of every kind. */
export function kindWord({ contentItemType }: PostEntry): string {
  const word = words[contentItemType]
  return word ? postMessages()(word) : kindNamed(contentItemType)
}

export const composerTypeIn = ({ contentItemType }: Pick<PostEntry, 'contentItemType'>): ComposerType =>
  contentItemType.endsWith('ExternalLink') ? 'UserExternalLink' : 'UserArticle'

export const editAddress = (post: PostEntry) => paths.createContent(composerTypeIn(post), post.contentItemId)
/** A draft is opened to go on writing, a post to see it as viewers do. */
export const openAddress = (post: PostEntry) =>
  post.isPublished ? paths.content(post.contentItemId) : editAddress(post)

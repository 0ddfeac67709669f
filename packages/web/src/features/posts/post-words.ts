import type { ContentItemType, PostEntry } from '@materia/contract'
import { kindWord as kindNamed } from '../../domain/kind-looks.tsx'
import { paths } from '../../domain/paths.ts'
import type { ComposerType } from './post-fields.ts'

/** As cards, search and the desk call it, a draft like what it becomes. Sponsors promote content of every kind. */
export const kindWord = ({ contentItemType }: PostEntry): string =>
  kindNamed(contentItemType.replace(/^Draft/, '') as ContentItemType)

export const composerTypeIn = ({ contentItemType }: Pick<PostEntry, 'contentItemType'>): ComposerType =>
  contentItemType.endsWith('ExternalLink') ? 'UserExternalLink' : 'UserArticle'

export const editAddress = (post: PostEntry) => paths.createContent(composerTypeIn(post), post.contentItemId)
/** A draft is opened to go on writing, a post to see it as viewers do. */
export const openAddress = (post: PostEntry) =>
  post.isPublished ? paths.content(post.contentItemId) : editAddress(post)

import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { ExternalIcon } from '../../ui/icons/icons.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { AuthorField } from './authors.ts'
import { usePostMessages } from './messages.ts'
import type { ComposerType, PostFields } from './post-fields.ts'
import type { ComposerSlots } from './slots.ts'

/** The post as viewers will see it. The text comes from the editor, which holds nothing but its own elements. */
export function PostPreview({ type, fields, slots }: { type: ComposerType; fields: PostFields; slots: ComposerSlots }) {
  const t = usePostMessages()
  return (
    <Box component="article" aria-label={t('preview')} sx={{ maxWidth: 720 }}>
      {fields.promotedBy && (
        <Typography variant="caption">{t('promotedByName', { name: fields.promotedBy })}</Typography>
      )}
      <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
        {fields.title || t('untitled')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {[fields.voiceOf && t('voiceOf', { name: fields.voiceOf }), shownNames(fields.authors), t('today')]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {fields.featuredImage && (
        <Box
          component="img"
          src={slots.pictureAddress(fields.featuredImage.id, 'large')}
          alt={fields.featuredImage.altText ?? ''}
          sx={{ width: '100%', borderRadius: 1, mb: 2 }}
        />
      )}
      {fields.summary && (
        <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', mb: 2 }}>{fields.summary}</Typography>
      )}
      {type === 'UserArticle' ? (
        <RichText html={fields.content} />
      ) : (
        <Link
          href={fields.externalLink}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', gap: 0.5 }}
        >
          {fields.externalLink} <ExternalIcon size={18} />
        </Link>
      )}
    </Box>
  )
}

/** Whoever has not agreed is not shown. */
const shownNames = (authors: AuthorField[]) =>
  authors
    .filter(({ status }) => status === undefined)
    .map(({ name }) => name)
    .join(', ')

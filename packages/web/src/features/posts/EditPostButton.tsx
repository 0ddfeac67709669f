import type { ContentCommon } from '@materia/contract'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { paths } from '../../domain/paths.ts'
import { PenIcon } from '../../ui/icons/icons.tsx'
import { useOwnPostMessages } from './own/messages.ts'

const composers: Partial<Record<ContentCommon['contentItemType'], string>> = {
  UserArticle: 'UserArticle',
  DraftUserArticle: 'UserArticle',
  UserExternalLink: 'UserExternalLink',
  DraftUserExternalLink: 'UserExternalLink',
}

/** Leads from one's own post to the editor; an icon where room is scarce. Folios are edited where they are curated. */
export function EditPostButton({
  post: { contentItemId, contentItemType, title },
  isWide,
}: {
  post: Pick<ContentCommon, 'contentItemId' | 'contentItemType' | 'title'>
  isWide: boolean
}) {
  const t = useOwnPostMessages()
  const composer = composers[contentItemType]
  if (!composer) return null
  const href = paths.createContent(composer, contentItemId)
  if (isWide) {
    return (
      <Button color="inherit" startIcon={<PenIcon size={20} />} href={href}>
        {t('edit')}
      </Button>
    )
  }
  return (
    <IconButton color="inherit" aria-label={t('editItem', { title })} title={t('edit')} href={href}>
      <PenIcon size={20} />
    </IconButton>
  )
}

import type { PostEntry } from '@materia/contract'
import { paths } from '../../domain/paths.ts'
import { ActionMenu } from '../../ui/dialogs/menu.tsx'
import { ExternalIcon, MoreIcon, PenIcon, TrashIcon } from '../../ui/icons/icons.tsx'
import { SendIcon } from '../../ui/icons/screen-icons.tsx'
import { usePostMessages } from './messages.ts'
import { editAddress } from './post-words.ts'

export interface PostActions {
  onPublish: (post: PostEntry) => void
  onDelete: (post: PostEntry) => void
}

export function PostMenu({ post, actions }: { post: PostEntry; actions: PostActions }) {
  const t = usePostMessages()
  return (
    <ActionMenu
      label={t('actionsFor', { title: post.title || t('untitled') })}
      icon={<MoreIcon size={20} />}
      entries={[
        { label: t('edit'), icon: <PenIcon size={18} />, href: editAddress(post) },
        post.isPublished
          ? { label: t('view'), icon: <ExternalIcon size={18} />, href: paths.content(post.contentItemId) }
          : { label: t('publish'), icon: <SendIcon size={18} />, onSelect: () => actions.onPublish(post) },
        {
          label: t('delete'),
          icon: <TrashIcon size={18} />,
          isDestructive: true,
          startsGroup: true,
          onSelect: () => actions.onDelete(post),
        },
      ]}
    />
  )
}

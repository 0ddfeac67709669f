import type { PostEntry } from '@materia/contract'
import { paths } from '../../lib/paths.ts'
import { ExternalIcon, MoreIcon, PenIcon, SendIcon, TrashIcon } from '../../ui/icons.tsx'
import { ActionMenu } from '../../ui/menu.tsx'
import { editAddress } from './post-words.ts'

export interface PostActions {
  onPublish: (post: PostEntry) => void
  onDelete: (post: PostEntry) => void
}

export function PostMenu({ post, actions }: { post: PostEntry; actions: PostActions }) {
  return (
    <ActionMenu
      label={`Actions for ${post.title || 'Untitled'}`}
      icon={<MoreIcon size={20} />}
      entries={[
        { label: 'Edit', icon: <PenIcon size={18} />, href: editAddress(post) },
        post.isPublished
          ? { label: 'View', icon: <ExternalIcon size={18} />, href: paths.content(post.contentItemId) }
          : { label: 'Publish', icon: <SendIcon size={18} />, onSelect: () => actions.onPublish(post) },
        {
          label: 'Delete',
          icon: <TrashIcon size={18} />,
          isDestructive: true,
          startsGroup: true,
          onSelect: () => actions.onDelete(post),
        },
      ]}
    />
  )
}

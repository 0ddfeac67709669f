import type { ContentCommon } from '@materia/contract'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { ActionMenu, type MenuEntry, type MenuTrigger } from '../../ui/dialogs/menu.tsx'
import { ChatIcon, LinkIcon, ShareIcon } from '../../ui/icons/icons.tsx'
import { useContentMessages } from './messages.ts'
import { share } from './share.ts'

type Shared = Pick<ContentCommon, 'contentItemId' | 'title'>

/** Gives the item's link; a doctor may bring the item into a discussion instead. */
export function ShareButton({ content, isWide = false }: { content: Shared; isWide?: boolean }) {
  const t = useContentMessages()
  const { isDoctor } = useRoles()
  const shareLink = () => void share(content)
  if (!isDoctor) return <Trigger content={content} isWide={isWide} onClick={shareLink} />

  const entries: MenuEntry[] = [
    { label: t('shareLink'), icon: <LinkIcon size={20} />, onSelect: shareLink },
    {
      label: t('shareInDiscussion'),
      icon: <ChatIcon size={20} />,
      href: paths.discussions(undefined, content.contentItemId),
    },
  ]
  return (
    <ActionMenu label={t('share')} entries={entries}>
      {(trigger) => <Trigger content={content} isWide={isWide} {...trigger} />}
    </ActionMenu>
  )
}

type TriggerProps = Pick<MenuTrigger, 'onClick'> & Partial<MenuTrigger> & { content: Shared; isWide: boolean }

function Trigger({ content, isWide, ...trigger }: TriggerProps) {
  const t = useContentMessages()
  if (isWide) {
    return (
      <Button variant="contained" color="neutral" startIcon={<ShareIcon size={20} />} {...trigger}>
        {t('share')}
      </Button>
    )
  }
  return (
    <IconButton
      color="inherit"
      aria-label={t('shareItem', { title: content.title })}
      title={t('share')}
      data-action="share"
      {...trigger}
    >
      <ShareIcon size={20} />
    </IconButton>
  )
}

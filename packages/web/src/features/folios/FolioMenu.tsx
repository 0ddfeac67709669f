import type { Folio } from '@materia/contract'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { explain } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ActionMenu } from '../../ui/dialogs/menu.tsx'
import { ChatIcon, LogOutIcon, MoreIcon, PenIcon, TrashIcon } from '../../ui/icons/icons.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { deleteFolio, leaveFolio } from './api.ts'
import { useFolioMessages } from './messages.ts'
import { FolioDialog } from './on-demand.tsx'
import type { Rights } from './rights.ts'
import { sentenceFor } from './status-sentence.ts'

/** Bringing it into a discussion, editing and deleting for the owner, leaving for members. */
export function FolioMenu({
  folio,
  rights,
  onDeleted,
}: {
  folio: Folio
  rights: Rights
  onDeleted?: (folio: Folio) => void
}) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const { isDoctor } = useRoles()
  const [isEditing, setEditing] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const remove = async () => {
    try {
      await deleteFolio(cache, folio.folioId)
      onDeleted?.(folio)
    } catch (status) {
      showError(sentenceFor(status))
    }
  }
  const entries = [
    ...(isDoctor
      ? [
          {
            label: t('shareInDiscussion'),
            icon: <ChatIcon size={20} />,
            href: paths.discussions(undefined, folio.folioId),
          },
        ]
      : []),
    ...(rights.isOwner
      ? [
          { label: t('editFolio'), icon: <PenIcon size={20} />, onSelect: () => setEditing(true) },
          {
            label: t('deleteFolio'),
            icon: <TrashIcon size={20} />,
            isDestructive: true,
            onSelect: () => void remove(),
          },
        ]
      : []),
    ...(rights.isMember
      ? [{ label: t('leaveFolio'), icon: <LogOutIcon size={20} />, onSelect: () => setLeaving(true) }]
      : []),
  ]
  return (
    <>
      {entries.length > 0 && (
        <ActionMenu label={t('moreForFolio')} entries={entries}>
          {(trigger) => (
            <IconButton aria-label={t('moreForFolio')} {...trigger}>
              <MoreIcon />
            </IconButton>
          )}
        </ActionMenu>
      )}
      {isEditing && (
        <FolioDialog folio={folio} onClose={() => setEditing(false)} onDone={() => showSuccess(t('folioSaved'))} />
      )}
      {isLeaving && <LeaveDialog folio={folio} onClose={() => setLeaving(false)} />}
    </>
  )
}

function LeaveDialog({ folio, onClose }: { folio: Folio; onClose: () => void }) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { userId } = useSession()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await leaveFolio(cache, folio.folioId, userId ?? '')
      await navigate(paths.folio)
      showSuccess(t('youLeft'))
    } catch (error) {
      showError(explain(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('leaveQuestion')}
      confirmLabel={t('leave')}
      isBusy={isBusy}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      {t('leaveText', { title: folio.title })}
    </ConfirmDialog>
  )
}

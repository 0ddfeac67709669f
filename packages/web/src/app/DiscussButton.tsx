import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../domain/paths.ts'
import { useRoles } from '../domain/roles.ts'
import { openContentRoom } from '../features/chat/direct.ts'
import { explain } from '../lib/api-error.ts'
import { ChatIcon } from '../ui/icons/icons.tsx'
import { showError } from '../ui/notice.ts'
import { usePageMessages } from './pages/messages.ts'

/** Leads into the room about an item or a folio. Discussions are for doctors alone. */
export function DiscussButton({ contentItemId }: { contentItemId: string }) {
  const t = usePageMessages()
  const { isDoctor } = useRoles()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const open = useMutation({
    mutationFn: () => openContentRoom(cache, contentItemId),
    onSuccess: (chatroomId) => navigate(paths.discussions(chatroomId)),
    onError: (error) => showError(explain(error)),
  })
  if (!isDoctor) return null
  return (
    <Button
      variant="contained"
      color="neutral"
      startIcon={<ChatIcon size={18} />}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      {t('discuss')}
    </Button>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isNotThere } from '../../lib/api-error.ts'
import { ChevronLeftIcon } from '../../ui/icons/screen-icons.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useNotice } from './api.ts'
import { useSafetyMessages } from './messages.ts'
import { NoticeCard } from './NoticeCard.tsx'

/** A notice by its own address, as feeds name it. */
export function OneNotice({ noticeId, allHref }: { noticeId: string; allHref: string }) {
  const t = useSafetyMessages()
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Button href={allHref} startIcon={<ChevronLeftIcon size={18} />} sx={{ mb: 1 }}>
        {t('allNotices')}
      </Button>
      <Shown noticeId={noticeId} />
    </Box>
  )
}

function Shown({ noticeId }: { noticeId: string }) {
  const t = useSafetyMessages()
  const notice = useNotice(noticeId)
  if (notice.isPending) return <Loading label={t('safety')} rows={1} />
  if (notice.isError && isNotThere(notice.error)) return <Empty title={t('notThere')}>{t('notThereWhy')}</Empty>
  if (notice.isError) return <Failed error={notice.error} onRetry={notice.refetch} />
  return <NoticeCard notice={notice.data} />
}

import type { ContentSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { fromOf } from '../../domain/from.ts'
import { paths } from '../../domain/paths.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons/icons.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useMarkVisit, useNewSinceVisit } from './api.ts'
import { useSubscriptionMessages } from './messages.ts'

/** What is new for the viewer, short enough to finish. One line until it is opened, so that nothing below it moves. */
export function NewSinceVisit() {
  const t = useSubscriptionMessages()
  const news = useNewSinceVisit()
  const [isOpen, setOpen] = useState<boolean>()
  const listId = useId()
  const items = news.data?.items ?? []
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  if (items.length === 0) {
    return (
      <Typography role="status" sx={{ minHeight: 48, color: 'text.secondary', display: 'flex', alignItems: 'center' }}>
        {news.data && t(news.data.isFirst ? 'nothingLately' : 'upToDate')}
      </Typography>
    )
  }
  return (
    <Box component="section" aria-label={t('newSince')} sx={{ minHeight: 48 }}>
      <Button
        aria-expanded={isOpen === true}
        aria-controls={listId}
        endIcon={<Chevron size={18} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ px: 0.5, textAlign: 'start' }}
      >
        {t(news.data?.isFirst ? 'newLatelyCount' : 'newSinceCount', { count: items.length })}
      </Button>
      <Box id={listId} hidden={!isOpen}>
        {isOpen !== undefined && <NewItems items={items} />}
      </Box>
    </Box>
  )
}

/** Drawn when it is first opened. */
function NewItems({ items }: { items: ContentSummary[] }) {
  const t = useSubscriptionMessages()
  const mark = useMarkVisit()
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <NewItem key={item.contentItemId} item={item} />
        ))}
      </Box>
      <Button
        variant="contained"
        color="neutral"
        disabled={mark.isPending}
        onClick={() => mark.mutate()}
        sx={{ my: 2 }}
      >
        {t('markRead')}
      </Button>
    </>
  )
}

function NewItem({ item }: { item: ContentSummary }) {
  const from = fromOf(item)
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Link
        component={RouterAwareLink}
        href={paths.content(item.contentItemId)}
        lang={item.language ?? undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {item.title}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {from}
        {from && item.publishedOn && ' · '}
        {item.publishedOn && <RelativeTime date={item.publishedOn} />}
      </Typography>
    </Box>
  )
}

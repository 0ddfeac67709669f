import type { ContentSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { fromOf } from '../../domain/from.ts'
import { kindWord } from '../../domain/kind-looks.tsx'
import { paths } from '../../domain/paths.ts'
import { useFolioMessages } from './messages.ts'
import { useToRead } from './to-read.ts'

/** What waits to be read, and what was opened last; nothing where there is neither. */
export function ToReadLists({ hrefOf }: { hrefOf: (folioId: string) => string }) {
  const t = useFolioMessages()
  const { data } = useToRead()
  if (!data) return null
  const { folioId, unreadCount, unread, recent } = data
  return (
    <>
      <Items title={t('toRead', { count: unreadCount })} items={unread}>
        {folioId && unreadCount > unread.length && <Link href={hrefOf(folioId)}>{t('seeAllToRead')}</Link>}
      </Items>
      <Items title={t('continueReading')} items={recent} />
    </>
  )
}

function Items({ title, items, children }: { title: string; items: ContentSummary[]; children?: React.ReactNode }) {
  if (items.length === 0) return null
  return (
    <Box component="section" aria-label={title} sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Box key={item.contentItemId} component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Link
              href={paths.content(item.contentItemId)}
              lang={item.language ?? undefined}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {item.title}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[kindWord(item.contentItemType), fromOf(item)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  )
}

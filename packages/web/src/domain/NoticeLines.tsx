import type { ContentCommon } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { WarningIcon } from '../ui/icons/icons.tsx'
import { keptTogether } from '../ui/kept-together.ts'
import { useDomainMessages } from './messages.ts'

export const noticeColours = { Critical: 'error.main', Warning: 'warning.main', Information: 'text.secondary' } as const

interface Marked {
  notices: ContentCommon['notices']
  /** All of them, where a brand, an ingredient or a folio carries the worst alone. */
  noticeCounts?: ContentCommon['noticeCounts']
}

/** The open safety notices on an item, worst first, each with a sign and in words; the last line tells of those not shown. */
export function NoticeLines({
  notices,
  noticeCounts,
  max = 5,
  allHref,
}: Marked & {
  max?: number
  /** Where all of them are listed. */
  allHref?: string
}) {
  const t = useDomainMessages()
  if (notices.length === 0) return null
  const lines = eachOnce(notices).slice(0, max)
  const all = noticeCounts ? Object.values(noticeCounts).reduce((sum, each) => sum + each, 0) : notices.length
  const more = all - lines.reduce((sum, { count }) => sum + count, 0)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0 }}>
      {lines.map(({ severity, title, count }, place) => (
        <Box
          key={`${severity} ${title}`}
          component="li"
          sx={{ display: 'flex', gap: 0.75, color: noticeColours[severity], typography: 'body2', fontWeight: 650 }}
        >
          <WarningIcon size={18} />
          <span style={wherever}>
            {keptTogether(count > 1 ? `${title} (${count})` : title)}
            {more > 0 &&
              place === lines.length - 1 &&
              t.rich('moreNotices', {
                count: more,
                all: (words) => (allHref ? <Link href={allHref}>{words}</Link> : words),
              })}
          </span>
        </Box>
      ))}
    </Box>
  )
}

const wherever = { minWidth: 0, overflowWrap: 'anywhere' } as const

/** Several strengths of one brand are short under the same name: one line says so. */
function eachOnce(notices: ContentCommon['notices']) {
  const alike = Map.groupBy(notices, ({ severity, title }) => `${severity} ${title}`)
  return [...alike.values()].flatMap(([first, ...more]) => (first ? [{ ...first, count: 1 + more.length }] : []))
}

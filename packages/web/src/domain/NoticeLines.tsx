import type { ContentCommon } from '@materia/contract'
import Box from '@mui/material/Box'
import { WarningIcon } from '../ui/icons.tsx'

export const noticeColours = { Critical: 'error.main', Warning: 'warning.main', Information: 'text.secondary' } as const

/** The open safety notices on an item, worst first, each with a sign and in words. */
export function NoticeLines({ notices, max = 5 }: { notices: ContentCommon['notices']; max?: number }) {
  if (notices.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0 }}>
      {eachOnce(notices)
        .slice(0, max)
        .map(({ severity, title, count }) => (
          <Box
            key={`${severity} ${title}`}
            component="li"
            sx={{ display: 'flex', gap: 0.75, color: noticeColours[severity], typography: 'body2', fontWeight: 650 }}
          >
            <WarningIcon size={18} />
            <span>{count > 1 ? `${title} (${count})` : title}</span>
          </Box>
        ))}
    </Box>
  )
}

/** Several strengths of one brand are short under the same name: one line says so. */
function eachOnce(notices: ContentCommon['notices']) {
  const alike = Map.groupBy(notices, ({ severity, title }) => `${severity} ${title}`)
  return [...alike.values()].flatMap(([first, ...more]) => (first ? [{ ...first, count: 1 + more.length }] : []))
}

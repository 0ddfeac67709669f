import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from './paths.ts'
import { type TextPart, textParts } from './text-parts.ts'

/** What somebody wrote: plain text, with its addresses and mentions as links. */
export const SaidText = ({ content }: { content: string }) => (
  <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {textParts(content).map(partOf)}
  </Typography>
)

function partOf({ start, text, href, userId }: TextPart) {
  if (userId) {
    return (
      <Link key={start} href={paths.profile(userId)} sx={{ fontWeight: 600 }}>
        {text}
      </Link>
    )
  }
  if (!href) return text
  return (
    <Link key={start} href={href} {...outside(href)} sx={{ color: 'inherit', textDecoration: 'underline' }}>
      {text}
    </Link>
  )
}

const outside = (href: string) =>
  href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' }

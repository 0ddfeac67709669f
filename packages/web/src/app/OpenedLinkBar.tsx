import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useContentTitle } from '../features/contents/api.ts'
import { forgetLink, useOpenedLink } from '../lib/opened-link.ts'

/** Leads on to the link that somebody opened before they logged in. */
export function OpenedLinkBar() {
  const link = useOpenedLink()
  if (!link) return null
  return (
    <Alert
      severity="info"
      icon={false}
      role="region"
      aria-label="The link you opened"
      sx={{ mb: 2, alignItems: 'center', border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      action={
        <Button color="inherit" onClick={forgetLink}>
          Dismiss
        </Button>
      }
    >
      You opened a link before you logged in: <LinkName link={link} />
    </Alert>
  )
}

function LinkName({ link }: { link: string }) {
  const contentItemId = /^\/contents\/([^/?#]+)/i.exec(link)?.[1]
  const title = useContentTitle(contentItemId)
  return (
    <Link href={link} onClick={forgetLink} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {title ?? nameOf(link)}
    </Link>
  )
}

/** What a link leads to, as far as its address says so. */
function nameOf(link: string): string {
  const { pathname, searchParams } = new URL(link, window.location.origin)
  const [, screen = '', part] = pathname.split('/')
  const searchTerm = searchParams.get('searchTerm')
  switch (screen.toLowerCase()) {
    case 'contents':
      if (searchTerm) return `the search for “${searchTerm}”`
      return part ? 'an item' : 'a search'
    case 'drug':
      return decodeURIComponent(part ?? '')
    case 'folio':
      return 'a folio'
    case 'discussions':
      return 'a discussion'
    case 'profile':
      return 'a profile'
    default:
      return 'a page of Materia'
  }
}

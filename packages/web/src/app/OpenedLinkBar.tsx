import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { forgetLink, useOpenedLink } from '../domain/opened-link.ts'
import { useContentTitle } from '../features/contents/api.ts'
import { usePageMessages } from './pages/messages.ts'

/** Leads on to the link that somebody opened before they logged in. */
export function OpenedLinkBar() {
  const t = usePageMessages()
  const link = useOpenedLink()
  if (!link) return null
  return (
    <Alert
      severity="info"
      icon={false}
      role="region"
      aria-label={t('openedLink')}
      sx={{ mb: 2, alignItems: 'center', border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      action={
        <Button color="inherit" onClick={forgetLink}>
          {t('dismiss')}
        </Button>
      }
    >
      {t.rich('openedBeforeLogin', { link: () => <LinkName link={link} /> })}
    </Alert>
  )
}

function LinkName({ link }: { link: string }) {
  const contentItemId = /^\/contents\/([^/?#]+)/i.exec(link)?.[1]
  const title = useContentTitle(contentItemId)
  const t = usePageMessages()
  return (
    <Link href={link} onClick={forgetLink} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {title ?? nameOf(link, t)}
    </Link>
  )
}

/** What a link leads to, as far as its address says so. */
function nameOf(link: string, t: ReturnType<typeof usePageMessages>): string {
  const { pathname, searchParams } = new URL(link, window.location.origin)
  const [, screen = '', part] = pathname.split('/')
  const searchTerm = searchParams.get('searchTerm')
  switch (screen.toLowerCase()) {
    case 'contents':
      if (searchTerm) return t('linkTo.search', { term: searchTerm })
      return t(part ? 'linkTo.item' : 'linkTo.anySearch')
    case 'drug':
      return decodeURIComponent(part ?? '')
    case 'folio':
      return t('linkTo.folio')
    case 'discussions':
      return t('linkTo.discussion')
    case 'profile':
      return t('linkTo.profile')
    default:
      return t('linkTo.page')
  }
}

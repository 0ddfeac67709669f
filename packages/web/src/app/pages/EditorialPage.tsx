import type { EditorialEntry, Report } from '@materia/contract'
import Link from '@mui/material/Link'
import { useSearchParams } from 'react-router'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { paths } from '../../domain/paths.ts'
import { AuditLog } from '../../features/accounts/AuditLog.tsx'
import { Registrations } from '../../features/accounts/Registrations.tsx'
import { Verifications } from '../../features/accounts/Verifications.tsx'
import { ContactInbox } from '../../features/contact/inbox/ContactInbox.tsx'
import { Appeals } from '../../features/moderation/desk/Appeals.tsx'
import { EditorialContents } from '../../features/moderation/EditorialContents.tsx'
import { Reports } from '../../features/moderation/Reports.tsx'
import { useWaiting } from '../../features/moderation/waiting.ts'
import { SafetySources, StaleSources } from '../../features/safety/SafetySources.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { pageMessages, usePageMessages } from './messages.ts'

const tabs = ['content', 'reports', 'appeals', 'contact', 'registrations', 'verifications', 'sources', 'audit'] as const
type Tab = (typeof tabs)[number]

/** Where admins look after content and people. */
export function EditorialPage() {
  const t = usePageMessages()
  const [search, setSearch] = useSearchParams()
  const waiting: Partial<Record<Tab, number>> = useWaiting(true) ?? {}
  const tab = tabs.find((value) => value === search.get('tab')) ?? 'content'
  return (
    <>
      <PageTitle title={t('editorialDesk')} />
      <StaleSources />
      <Tabs<Tab>
        label={t('editorialDesk')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: t(`editorialTabs.${value}`), count: waiting[value] || undefined }))}
        onChange={(value) => setSearch({ tab: value })}
      >
        {tab === 'content' && <EditorialContents linkOf={contentLink} />}
        {tab === 'reports' && <Reports linkOf={reportLink} />}
        {tab === 'appeals' && <Appeals />}
        {tab === 'contact' && <ContactInbox />}
        {tab === 'registrations' && <Registrations />}
        {tab === 'verifications' && <Verifications />}
        {tab === 'sources' && <SafetySources />}
        {tab === 'audit' && <AuditLog />}
      </Tabs>
    </>
  )
}

/** What is hidden has no page to open. */
const contentLink = (entry: EditorialEntry) =>
  entry.isHidden ? entry.title : linked(paths.content(entry.contentItemId), entry.title)

function reportLink(report: Report) {
  const title = report.subjectTitle ?? pageMessages()('noLongerThere')
  if (!report.subjectTitle) return title
  if (report.subjectType === 'attachment') return <Link href={attachmentUrl(report.subjectId)}>{title}</Link>
  if (report.subjectType === 'profile') return linked(paths.profile(report.subjectId), title)
  if (report.subjectType === 'message' || report.isHidden) return title
  return linked(paths.content(report.subjectId), title)
}

const linked = (href: string, title: string) => (
  <Link component={RouterAwareLink} href={href}>
    {title}
  </Link>
)

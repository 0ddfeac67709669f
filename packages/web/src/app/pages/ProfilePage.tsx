import type { ContentItemType } from '@materia/contract'
import Box from '@mui/material/Box'
import { useParams, useSearchParams } from 'react-router'
import { PublishedList } from '../../features/contents/PublishedList.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { ReportButton } from '../../features/moderation/ReportButton.tsx'
import { useProfile } from '../../features/profiles/api.ts'
import { DownloadMyData } from '../../features/profiles/DownloadMyData.tsx'
import { ProfileAbout } from '../../features/profiles/ProfileAbout.tsx'
import { ProfileFollows } from '../../features/profiles/ProfileFollows.tsx'
import { ProfileHeader } from '../../features/profiles/ProfileHeader.tsx'
import { AccountSettings } from '../../features/users/account/AccountSettings.tsx'
import { statusOf } from '../../lib/api-error.ts'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { useSession } from '../../lib/session.ts'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { contentSlots } from '../content-slots.tsx'
import { useInvitations } from '../invitations.tsx'

const everyones = [
  { value: 'about', label: 'About' },
  { value: 'posts', label: 'Posts' },
  { value: 'folios', label: 'Folios' },
  { value: 'following', label: 'Following' },
] as const
const ownTabs = [...everyones, { value: 'account', label: 'Account' } as const]
const published: Record<'posts' | 'folios', { label: string; kinds: ContentItemType[]; none: string }> = {
  posts: { label: 'Posts', kinds: ['UserArticle', 'UserExternalLink'], none: 'published nothing yet.' },
  folios: { label: 'Folios', kinds: ['Folio'], none: 'no public folios yet.' },
}
type TabName = (typeof ownTabs)[number]['value']

export function ProfilePage() {
  const session = useSession()
  const { userId = session.userId ?? '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const profile = useProfile(userId)
  useDocumentTitle(profile.data ? `${profile.data.firstName} ${profile.data.lastName}` : 'Profile')
  const invitations = useInvitations()
  const isOwn = userId === session.userId
  const tabs = isOwn ? ownTabs : everyones
  const tab = tabs.find(({ value }) => value === address.get('tab'))?.value ?? 'about'

  if (profile.isPending) return <Loading label="Profile" />
  if (profile.isLoadingError) {
    if (statusOf(profile.error) === 404)
      return <Empty title="There is no such profile.">The person may have left.</Empty>
    return <Failed error={profile.error} onRetry={profile.refetch} />
  }
  const name = `${profile.data.firstName} ${profile.data.lastName}`
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <ProfileHeader profile={profile.data} isOwn={isOwn} menuEntries={invitations.entriesFor({ userId, name })} />
      {invitations.dialog}
      <Tabs<TabName>
        label="Profile"
        value={tab}
        tabs={[...tabs]}
        onChange={(chosen) => setAddress(chosen === 'about' ? {} : { tab: chosen }, { preventScrollReset: true })}
      >
        {tab === 'about' && <ProfileAbout profile={profile.data} canEdit={isOwn || session.isAdmin} />}
        {tab === 'about' && !isOwn && (
          <Box sx={{ mt: 3 }}>
            <ReportButton subjectType="profile" subjectId={userId} />
          </Box>
        )}
        {(tab === 'posts' || tab === 'folios') && (
          <ContentSlotsProvider value={contentSlots}>
            <PublishedList
              key={tab}
              label={published[tab].label}
              creatorId={userId}
              kinds={published[tab].kinds}
              empty={`${isOwn ? 'You have' : `${profile.data.firstName} has`} ${published[tab].none}`}
            />
          </ContentSlotsProvider>
        )}
        {tab === 'following' && (
          <ProfileFollows
            profile={profile.data}
            isOwn={isOwn}
            shown={address.get('list') === 'followers' ? 'followers' : 'following'}
            onShow={(list) => setAddress({ tab, list }, { preventScrollReset: true })}
          />
        )}
        {tab === 'account' && <AccountSettings userId={userId} myData={<DownloadMyData userId={userId} />} />}
      </Tabs>
    </Box>
  )
}

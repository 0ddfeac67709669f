import { type ContentItemType, type ProfileView, postKinds, type Role, roleClaims } from '@materia/contract'
import Box from '@mui/material/Box'
import { useParams, useSearchParams } from 'react-router'
import { useRoles } from '../../domain/roles.ts'
import { PublishedList } from '../../features/contents/PublishedList.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { ReportButton } from '../../features/moderation/ReportButton.tsx'
import { useProfile } from '../../features/profiles/api.ts'
import { useIsBlocked } from '../../features/profiles/blocking/api.ts'
import { BlockedPeopleOnDemand } from '../../features/profiles/blocking/loaded.ts'
import { DownloadMyData } from '../../features/profiles/DownloadMyData.tsx'
import { useProfileMessages } from '../../features/profiles/messages.ts'
import { ProfileAbout } from '../../features/profiles/ProfileAbout.tsx'
import { ProfileFollows } from '../../features/profiles/ProfileFollows.tsx'
import { ProfileHeader } from '../../features/profiles/ProfileHeader.tsx'
import { isNotThere } from '../../lib/api-error.ts'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { useSession } from '../../lib/session.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { contentSlots } from '../content-slots.tsx'
import { InviteColleague } from '../InviteColleague.tsx'
import { useInvitations } from '../invitations.tsx'
import { DeviceSettings } from '../offline/loaded.ts'
import { usePageMessages } from './messages.ts'

/** Its forms come with the rules they check by, which whoever reads a profile has no need of. */
const AccountSettings = onDemand(
  async () => (await import('../../features/users/account/AccountSettings.tsx')).AccountSettings,
  <Box sx={{ minHeight: '100vh' }} />,
)

const everyones = ['about', 'posts', 'folios', 'following'] as const
const ownTabs = [...everyones, 'account'] as const
const publishedKinds: Record<'posts' | 'folios', ContentItemType[]> = {
  posts: [...postKinds],
  folios: ['Folio'],
}
type TabName = (typeof ownTabs)[number]

/** Sponsors write nothing, and only professionals and admins keep folios (spec §6): no tab that nobody can fill. */
function canBeFilled(tab: TabName, roles: ProfileView['roles']): boolean {
  const isOf = (role: Role) => roles.includes(roleClaims[role])
  if (tab === 'folios') return !isOf('Sponsor') && !isOf('VoiceOf')
  return tab !== 'posts' || !isOf('Sponsor')
}

export function ProfilePage() {
  const t = usePageMessages()
  const p = useProfileMessages()
  const session = useSession()
  const { isAdmin } = useRoles()
  const { userId = session.userId ?? '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const profile = useProfile(userId)
  useDocumentTitle(profile.data ? `${profile.data.firstName} ${profile.data.lastName}` : t('profile'))
  const invitations = useInvitations()
  const isOwn = userId === session.userId
  const isBlocked = useIsBlocked(userId, !isOwn)
  const tabs = (isOwn ? ownTabs : everyones).filter((value) => canBeFilled(value, profile.data?.roles ?? []))
  const tab = tabs.find((value) => value === address.get('tab')) ?? 'about'

  if (profile.isPending) return <Loading label={t('profile')} />
  if (profile.isLoadingError) {
    if (isNotThere(profile.error)) return <Empty title={p('noSuchProfile')}>{p('personMayHaveLeft')}</Empty>
    return <Failed error={profile.error} onRetry={profile.refetch} />
  }
  const name = `${profile.data.firstName} ${profile.data.lastName}`
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <ProfileHeader
        profile={profile.data}
        isOwn={isOwn}
        isBlocked={isBlocked}
        ownAction={<InviteColleague />}
        message={invitations.messageTo({ userId, name, isBlocked })}
        menuEntries={invitations.othersFor({ userId, name, isBlocked })}
      />
      {invitations.dialog}
      <Tabs<TabName>
        label={t('profile')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: p(`profileTabs.${value}`) }))}
        onChange={(chosen) => setAddress(chosen === 'about' ? {} : { tab: chosen }, { preventScrollReset: true })}
      >
        {tab === 'about' && <ProfileAbout profile={profile.data} canEdit={isOwn || isAdmin} isOwn={isOwn} />}
        {tab === 'about' && !isOwn && (
          <Box sx={{ mt: 3 }}>
            <ReportButton subjectType="profile" subjectId={userId} />
          </Box>
        )}
        {(tab === 'posts' || tab === 'folios') && (
          <ContentSlotsProvider value={contentSlots}>
            <PublishedList
              key={tab}
              label={p(`profileTabs.${tab}`)}
              creatorId={userId}
              kinds={publishedKinds[tab]}
              empty={isOwn ? p(`noneOfYours.${tab}`) : p(`noneOfTheirs.${tab}`, { name: profile.data.firstName })}
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
        {tab === 'account' && <AccountSettings userId={userId} myData={<OwnData userId={userId} />} />}
      </Tabs>
    </Box>
  )
}

const OwnData = ({ userId }: { userId: string }) => (
  <>
    <DeviceSettings />
    <BlockedPeopleOnDemand />
    <DownloadMyData userId={userId} />
  </>
)

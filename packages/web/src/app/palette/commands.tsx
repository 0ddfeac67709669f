import { languages } from '@materia/contract/languages.ts'
import { useColorScheme } from '@mui/material/styles'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { chooseLanguage, languageNames } from '../../features/users/language.ts'
import { useLanguage } from '../../lib/language.ts'
import {
  ArticleIcon,
  BellIcon,
  ChatIcon,
  HelpIcon,
  LanguageIcon,
  LinkIcon,
  LogOutIcon,
  MoonIcon,
  PenIcon,
  ShieldIcon,
  SponsorIcon,
  SunIcon,
  UserIcon,
} from '../../ui/icons/icons.tsx'
import { useLayoutMessages } from '../layouts/messages.ts'
import { adminLinks, navigationFor } from '../layouts/navigation.tsx'
import { logOut } from '../logout/asking.ts'
import type { PaletteLine } from './lines.ts'
import { usePaletteMessages } from './messages.ts'

/** The screens that whoever is signed in may open. */
export function useScreenLines(): PaletteLine[] {
  const t = usePaletteMessages()
  const layout = useLayoutMessages()
  const roles = useRoles()
  const own = (name: 'discussions' | 'notifications' | 'following' | 'profile' | 'account', href: string) => ({
    key: href,
    label: t(`screens.${name}`),
    href,
  })
  return [
    ...navigationFor(roles).map(({ message, href, Icon }) => ({
      key: href,
      label: layout(message),
      href,
      icon: <Icon size={20} />,
    })),
    ...(roles.isDoctor ? [{ ...own('discussions', paths.discussions()), icon: <ChatIcon size={20} /> }] : []),
    { key: newsPaths.safety, label: layout('safety'), href: newsPaths.safety, icon: <ShieldIcon size={20} /> },
    { ...own('notifications', newsPaths.notifications), icon: <BellIcon size={20} /> },
    { ...own('following', newsPaths.following), icon: <BellIcon size={20} /> },
    { ...own('profile', paths.profile()), icon: <UserIcon size={20} /> },
    { ...own('account', `${paths.profile()}?tab=account`), icon: <UserIcon size={20} /> },
    ...(roles.isAdmin
      ? adminLinks.map(({ message, href }) => ({
          key: href,
          label: layout(message),
          href,
          icon: <SponsorIcon size={20} />,
        }))
      : []),
  ]
}

/** What can be done from everywhere. */
export function useActionLines(onKeys: () => void): PaletteLine[] {
  const t = usePaletteMessages()
  const { isDoctor, isAdmin, isVoiceOf } = useRoles()
  const { setMode } = useColorScheme()
  const shown = useLanguage()
  const writes: PaletteLine[] = [
    {
      key: 'article',
      label: t('actions.writeArticle'),
      icon: <PenIcon size={20} />,
      href: paths.createContent('UserArticle'),
    },
    {
      key: 'link',
      label: t('actions.shareLink'),
      icon: <LinkIcon size={20} />,
      href: paths.createContent('UserExternalLink'),
    },
  ]
  return [
    ...(isDoctor || isAdmin || isVoiceOf ? writes : []),
    { key: 'light', label: t('actions.light'), icon: <SunIcon size={20} />, onSelect: () => setMode('light') },
    { key: 'dark', label: t('actions.dark'), icon: <MoonIcon size={20} />, onSelect: () => setMode('dark') },
    ...languages
      .filter((language) => language !== shown)
      .map((language) => ({
        key: language,
        label: languageNames[language],
        lang: language,
        icon: <LanguageIcon size={20} />,
        onSelect: () => void chooseLanguage(language),
      })),
    {
      key: 'print',
      label: t('actions.print'),
      icon: <ArticleIcon size={20} />,
      onSelect: () => setTimeout(() => window.print()),
    },
    { key: 'keys', label: t('actions.keys'), icon: <HelpIcon size={20} />, onSelect: onKeys },
    {
      key: 'logout',
      label: t('actions.logout'),
      icon: <LogOutIcon size={20} />,
      onSelect: logOut,
    },
  ]
}

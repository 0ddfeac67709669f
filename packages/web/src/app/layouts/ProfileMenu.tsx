import { languages } from '@materia/contract/languages.ts'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { paths } from '../../domain/paths.ts'
import { useMyProfile } from '../../features/profiles/me.ts'
import { chooseLanguage, languageNames } from '../../features/users/language.ts'
import { useMe } from '../../features/users/me.ts'
import { useLanguage } from '../../lib/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ActionMenu, type MenuEntry } from '../../ui/dialogs/menu.tsx'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import {
  LanguageIcon,
  LogOutIcon,
  MoonIcon,
  ScreenIcon,
  SettingsIcon,
  SunIcon,
  UserIcon,
} from '../../ui/icons/icons.tsx'
import { logOut } from '../logout/asking.ts'
import { useLayoutMessages } from './messages.ts'

const modes = [
  { mode: 'system', message: 'systemColours', Icon: ScreenIcon },
  { mode: 'light', message: 'light', Icon: SunIcon },
  { mode: 'dark', message: 'dark', Icon: MoonIcon },
] as const

export function ProfileMenu() {
  const t = useLayoutMessages()
  const me = useMe()
  const { mode: chosen, setMode } = useColorScheme()
  const picture = attachmentUrl(useMyProfile().data?.profilePictureAttachmentId, 'small')
  const name = me.data ? `${me.data.firstName} ${me.data.lastName}` : ''
  const shown = useLanguage()
  const languageEntries: MenuEntry[] = languages.map((language, index) => ({
    label: languageNames[language],
    lang: language,
    icon: <LanguageIcon size={20} />,
    isChosen: language === shown,
    startsGroup: index === 0,
    onSelect: () => void chooseLanguage(language),
  }))
  const appearance: MenuEntry[] = modes.map(({ mode, message, Icon }, index) => ({
    label: t(message),
    icon: <Icon size={20} />,
    isChosen: chosen === mode,
    startsGroup: index === 0,
    onSelect: () => setMode(mode),
  }))

  return (
    <ActionMenu
      label={t('profileMenu')}
      entries={[
        { label: t('profile'), icon: <UserIcon size={20} />, href: paths.profile() },
        { label: t('settings'), icon: <SettingsIcon size={20} />, href: `${paths.profile()}?tab=account` },
        ...appearance,
        ...languageEntries,
        { label: t('logout'), icon: <LogOutIcon size={20} />, onSelect: logOut, startsGroup: true },
      ]}
    >
      {(trigger) => (
        <IconButton color="inherit" sx={{ p: 0.5 }} {...trigger}>
          {name ? <Avatar name={name} src={picture} size={32} /> : <UserIcon />}
          <VisuallyHidden>{name ? t('profileMenuOf', { name }) : t('profileMenu')}</VisuallyHidden>
        </IconButton>
      )}
    </ActionMenu>
  )
}

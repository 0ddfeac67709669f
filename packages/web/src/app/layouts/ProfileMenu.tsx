import { languages } from '@materia/contract/languages.ts'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { chooseLanguage } from '../../features/users/language.ts'
import { useMe } from '../../features/users/me.ts'
import { useLanguage } from '../../lib/language.ts'
import { paths } from '../../lib/paths.ts'
import { endSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { LanguageIcon, LogOutIcon, MoonIcon, ScreenIcon, SunIcon, UserIcon } from '../../ui/icons.tsx'
import { ActionMenu, type MenuEntry } from '../../ui/menu.tsx'
import { languageNames } from './LanguageSwitch.tsx'

const modes = [
  { mode: 'system', label: 'System colours', Icon: ScreenIcon },
  { mode: 'light', label: 'Light', Icon: SunIcon },
  { mode: 'dark', label: 'Dark', Icon: MoonIcon },
] as const

export function ProfileMenu() {
  const me = useMe()
  const { mode: chosen, setMode } = useColorScheme()
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
  const appearance: MenuEntry[] = modes.map(({ mode, label, Icon }, index) => ({
    label,
    icon: <Icon size={20} />,
    isChosen: chosen === mode,
    startsGroup: index === 0,
    onSelect: () => setMode(mode),
  }))

  return (
    <ActionMenu
      label="Profile menu"
      entries={[
        { label: 'Profile', icon: <UserIcon size={20} />, href: paths.profile() },
        { label: 'Logout', icon: <LogOutIcon size={20} />, onSelect: () => endSession('logout') },
        ...appearance,
        ...languageEntries,
      ]}
    >
      {(trigger) => (
        <IconButton color="inherit" sx={{ p: 0.5 }} {...trigger}>
          {name ? <Avatar name={name} size={32} /> : <UserIcon />}
          <VisuallyHidden>{name ? `Profile menu of ${name}` : 'Profile menu'}</VisuallyHidden>
        </IconButton>
      )}
    </ActionMenu>
  )
}

import { icon } from './icon.tsx'

export type { IconProps } from './icon.tsx'

const heart = <path d="M12 20.2 4.6 13a4.9 4.9 0 0 1 0-7 5 5 0 0 1 7 0l.4.5.4-.5a5 5 0 0 1 7 0 4.9 4.9 0 0 1 0 7z" />
const bookmark = <path d="M6.5 3.5h11v17L12 16l-5.5 4.5z" />

export const MenuIcon = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />)
export const CloseIcon = icon(<path d="m5.5 5.5 13 13m0-13-13 13" />)
export const SearchIcon = icon(<path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5" />)
export const BellIcon = icon(<path d="M5 17h14c-1.3-1.5-2-3-2-7a5 5 0 0 0-10 0c0 4-.7 5.5-2 7zm5 3.5h4" />)
export const ChatIcon = icon(<path d="M4 5.5h16v11h-9l-4.5 4v-4H4zM8 9.5h8M8 12.5h5" />)
export const UserIcon = icon(
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5c.6-4 3.6-5.5 7.5-5.5s6.9 1.5 7.5 5.5" />,
)
export const UsersIcon = icon(
  <path d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M16 4.8a3.3 3.3 0 0 1 0 6.4m1.5 3.6c2.3.5 3.7 2 4 4.7" />,
)
export const LanguageIcon = icon(
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17M3.5 15h17M12 3c2.5 2.5 3.5 5.7 3.5 9s-1 6.5-3.5 9M12 3C9.5 5.5 8.5 8.7 8.5 12s1 6.5 3.5 9" />,
)
export const LogOutIcon = icon(<path d="M14 4H5.5v16H14M10 12h10.5m-4-4 4 4-4 4" />)
export const CompassIcon = icon(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm3.8-12.8-2.3 5.3-5.3 2.3 2.3-5.3z" />)
export const FolderIcon = icon(<path d="M3.5 5.5h6l2 2.5h9v11h-17z" />)
export const PenIcon = icon(<path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />)
export const ChevronUpIcon = icon(<path d="m6 14.5 6-6 6 6" />)
export const ArrowUpIcon = icon(<path d="M12 19.5v-15M6 10.5l6-6 6 6" />)
export const TrashIcon = icon(<path d="M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 13h9l1-13M10.5 11v5.5m3-5.5v5.5" />)
export const HeartIcon = icon(heart)
export const HeartFilledIcon = icon(heart, true)
export const BookmarkIcon = icon(bookmark)
export const BookmarkFilledIcon = icon(bookmark, true)
export const ShareIcon = icon(<path d="M12 14.5v-11M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5" />)
export const EyeIcon = icon(
  <path d="M2.5 12C4.5 8 8 5.8 12 5.8S19.5 8 21.5 12c-2 4-5.5 6.2-9.5 6.2S4.5 16 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />,
)
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.8 6.1A9.9 9.9 0 0 1 12 5.8c4 0 7.5 2.2 9.5 6.2a12 12 0 0 1-2.8 3.6M6 8a12 12 0 0 0-3.5 4c2 4 5.5 6.2 9.5 6.2 1.4 0 2.7-.3 4-.8m-6.1-7.5a3 3 0 0 0 4.2 4.2" />,
)
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5" />,
)
export const ExternalIcon = icon(<path d="M13.5 4.5h6v6m0-6-9 9M17 14v5.5H4.5V7H10" />)
export const SunIcon = icon(
  <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0-13.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7" />,
)
export const MoonIcon = icon(<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />)
export const ScreenIcon = icon(<path d="M3.5 5h17v11h-17zM9 20h6m-3-4v4" />)
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />)
export const PillIcon = icon(
  <path d="m8.7 15.3-.9.9a3.9 3.9 0 0 0 5.5 5.5M4.5 19.5a4.6 4.6 0 0 1 0-6.5L13 4.5a4.6 4.6 0 0 1 6.5 6.5L11 19.5a4.6 4.6 0 0 1-6.5 0zM8.7 8.8l6.5 6.5" />,
)
export const ScaleIcon = icon(
  <path d="M12 4v16m-4.5 0h9M5 7h14M5 7l-2.5 6.5a2.6 2.6 0 0 0 5 0zm14 0-2.5 6.5a2.6 2.6 0 0 0 5 0z" />,
)
export const ArticleIcon = icon(<path d="M5.5 3.5h9l4 4v13h-13zm9 0v4h4M9 11.5h6M9 14.5h6M9 17.5h4" />)
export const FlaskIcon = icon(
  <path d="M9 3.5h6m-5 0v6l-5 9a1.4 1.4 0 0 0 1.3 2h11.4a1.4 1.4 0 0 0 1.3-2l-5-9v-6M7.5 15h9" />,
)
export const ClockIcon = icon(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5.5l3.5 2" />)
export const WarningIcon = icon(<path d="m12 4 9 15.5H3zm0 6v4.5m0 2.5v.01" />)
export const SettingsIcon = icon(<path d="M4 7h16M4 17h16M15 4v6M9 14v6" />)
export const ShieldIcon = icon(<path d="M12 3.5 19 6v6c0 4-3 7-7 8.5-4-1.5-7-4.5-7-8.5V6zm-3.5 8 2.5 2.5 4.5-4.5" />)
export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-4.5V9H15" />)
export const HelpIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 2.5v.01" />,
)
export const FlagIcon = icon(<path d="M5.5 21V4h11l-2 4 2 4h-11" />)
export const SponsorIcon = icon(<path d="M4 10.5v4h3l8 4v-12l-8 4zm14-1.5c1.5 1 1.5 6 0 7M7 14.5l1 5h2.5l-1-4" />)

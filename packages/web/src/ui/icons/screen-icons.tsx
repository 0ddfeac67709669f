import { icon } from './icon.tsx'

/** What is shown neither by the public pages nor by the application bar, which do not load them. */

export const ChevronLeftIcon = icon(<path d="m14.5 6-6 6 6 6" />)
export const ChevronRightIcon = icon(<path d="m9.5 6 6 6-6 6" />)
export const ArrowToTopIcon = icon(<path d="M12 20.5v-12m-6 6 6-6 6 6M5 4h14" />)
export const ArrowDownIcon = icon(<path d="M12 4.5v15m-6-6 6 6 6-6" />)
export const ImageIcon = icon(<path d="M4 5h16v14H4zm0 11 5-5 4 4 2.5-2.5L20 17M15.5 9.5h.01" />)
export const PaperclipIcon = icon(
  <path d="m19.5 11.5-7.7 7.7a4.7 4.7 0 0 1-6.6-6.6l8-8a3.2 3.2 0 0 1 4.5 4.5l-7.8 7.7a1.6 1.6 0 0 1-2.3-2.2l7-7" />,
)
export const VideoIcon = icon(<path d="M3.5 6h12v12h-12zm12 4.5 5-3v9l-5-3z" />)
export const DownloadIcon = icon(<path d="M12 4v11m-4.5-4 4.5 4.5 4.5-4.5M4.5 20h15" />)
export const UploadIcon = icon(<path d="M12 15.5v-11M7.5 8.5 12 4l4.5 4.5M4.5 20h15" />)
export const BellOffIcon = icon(
  <path d="M7 10c0 4-.7 5.5-2 7h12M9 6a5 5 0 0 1 8 4c0 2.2.2 3.7.7 5M10 20.5h4M4 3.5l16 17" />,
)
export const ReplyIcon = icon(<path d="M10 5.5 3.5 11.5l6.5 6v-4c5 0 8 1.5 10.5 5-.5-6-4-9.5-10.5-9.5z" />)
export const SmileIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 14c1 1.500 2.200 2.200 3.500 2.200s2.500-.7 3.500-2.200M9 9.500h.01M15 9.500h.01" />,
)
export const CopyIcon = icon(<path d="M8.5 8.5h11v11h-11zm-3 7h-1v-11h11v1" />)
export const QuoteIcon = icon(
  <path d="M5 17.5c2.5-1 3.5-2.5 3.5-5H5v-6h6v6c0 3-1.5 5.5-4.5 6.5m7-1.5c2.5-1 3.5-2.5 3.5-5h-3.5v-6h6v6c0 3-1.5 5.5-4.5 6.5" />,
)
export const GridIcon = icon(<path d="M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z" />)
export const GripIcon = icon(<path d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" strokeWidth={2.6} />)
export const SendIcon = icon(<path d="m4 4.5 16.5 7.5L4 19.5l2.5-7.5zM6.5 12h7" />)
export const LockIcon = icon(<path d="M5.5 10.5h13v10h-13zm2.5 0V8a4 4 0 0 1 8 0v2.5" />)
export const GlobeIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3z" />,
)
export const PhoneIcon = icon(
  <path d="M5 4h4l1.5 5-2.3 1.5a12 12 0 0 0 5.3 5.3L15 13.5l5 1.5v4c0 .8-.7 1.5-1.5 1.4C10.5 19.8 4.2 13.5 3.6 5.5 3.5 4.7 4.2 4 5 4z" />,
)
export const PinIcon = icon(
  <path d="M12 21c4.5-5 6.5-8.3 6.5-11.5a6.5 6.5 0 0 0-13 0C5.5 12.7 7.5 16 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />,
)
export const ThumbtackIcon = icon(<path d="M9 3.5h6l-1 6 3.5 4.5h-11L10 9.5zm3 10.5v6.5" />)

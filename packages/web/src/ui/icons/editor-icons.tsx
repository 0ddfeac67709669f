import { icon } from './icon.tsx'

/** What only the editor of posts shows: no other page loads them. */

export const BoldIcon = icon(<path d="M7 4.5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a4 4 0 0 1 0 8H7z" strokeWidth={2.2} />)
export const ItalicIcon = icon(<path d="M10 4.5h8M6 19.5h8m.5-15-5 15" />)
export const ListIcon = icon(
  <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" strokeWidth={2} />,
)
export const NumberedListIcon = icon(
  <path d="M10 6.5h10M10 12h10M10 17.5h10M4 4.5l1.5-.7v4.7M3.8 15.7c0-1.6 2.7-1.6 2.7 0 0 1.1-2.7 2-2.7 3.3h2.9" />,
)
export const TableIcon = icon(<path d="M3.5 5h17v14h-17zm0 4.7h17m-17 4.6h17M9.2 5v14m5.6-14v14" />)
export const UndoIcon = icon(<path d="M8.5 5 4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11H9" />)
export const RedoIcon = icon(<path d="m15.5 5 4 4-4 4m4-4h-9a5.5 5.5 0 0 0 0 11H15" />)
export const CloudOffIcon = icon(
  <path d="M4 4l16 16M8 7.6A6 6 0 0 1 18 10a4.3 4.3 0 0 1 2.3 7.4M6 9.5A4.5 4.5 0 0 0 7 18.5h9.5" />,
)
export const CloudCheckIcon = icon(
  <path d="M7 18.5a4.5 4.5 0 0 1-.6-8.95A6 6 0 0 1 18 10a4.3 4.3 0 0 1-1 8.5zm2-5 2.2 2.2 4-4" />,
)
export const SubscriptIcon = icon(
  <path d="m4 5.5 8.5 11m0-11L4 16.5m11.5-.2c0-1.9 3.7-1.9 3.7 0 0 1.3-3.7 2.4-3.7 4.2h4" />,
)
export const SuperscriptIcon = icon(
  <path d="m4 8.5 8.5 11m0-11L4 19.5m11.5-14c0-1.9 3.7-1.9 3.7 0 0 1.3-3.7 2.4-3.7 4.2h4" />,
)
export const CitationIcon = icon(<path d="M8.5 5H5.5v14h3m7-14h3v14h-3M10.7 9.7l1.8-.9v6.7" />)
export const AltTextIcon = icon(<path d="M2.5 16.5 5.7 8l3.2 8.5M3.7 13.7h4M11.5 8v8.5H15M15 8h6.5m-3.2 0v8.5" />)

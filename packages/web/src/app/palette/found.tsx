import { useQuery } from '@tanstack/react-query'
import { contentLang } from '../../domain/content-language.ts'
import { kindLooks, kindWord } from '../../domain/kind-looks.tsx'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { useRooms } from '../../features/chat/api.ts'
import { byLatest, type Rooms } from '../../features/chat/rooms.ts'
import { useSuggestedPeople, useSuggestions } from '../../features/contents/api.ts'
import { foliosQuery } from '../../features/folios/api.ts'
import { useDebounced } from '../../lib/debounced.ts'
import { ChatIcon, FolderIcon, SearchIcon, UserIcon } from '../../ui/icons/icons.tsx'
import { slots } from '../layouts/slots.tsx'
import { useActionLines, useScreenLines } from './commands.tsx'
import { matching, type PaletteGroup, type PaletteLine } from './lines.ts'
import { usePaletteMessages } from './messages.ts'

const debounceMs = 150
const most = { screens: 4, actions: 4, folios: 3, rooms: 3, contents: 6, people: 3 }

/** What the palette offers for what is typed: by name at once, contents and people as the server answers. */
export function useFound(typed: string, onKeys: () => void): PaletteGroup[] {
  const t = usePaletteMessages()
  const term = typed.trim()
  const asked = useDebounced(term, debounceMs)
  const screens = useScreenLines()
  const actions = useActionLines(onKeys)
  const folios = useFolioLines()
  const rooms = useRoomLines()
  const contents = useContentLines(asked).slice(0, most.contents)
  const people = usePersonLines(asked).slice(0, most.people)
  const search: PaletteLine = {
    key: 'search',
    label: t('searchFor', { term }),
    icon: <SearchIcon size={20} />,
    href: paths.contents(term),
  }
  const meantFolios = matching(folios, term, most.folios)
  const listed = new Set(meantFolios.map(({ key }) => key))
  const groups: PaletteGroup[] = term
    ? [
        { name: 'screens', lines: matching(screens, term, most.screens) },
        { name: 'actions', lines: matching(actions, term, most.actions) },
        { name: 'folios', lines: meantFolios },
        { name: 'rooms', lines: matching(rooms, term, most.rooms) },
        { name: 'contents', lines: [...contents.filter(({ key }) => !listed.has(key)), search] },
        { name: 'people', lines: people },
      ]
    : [
        { name: 'screens', lines: screens },
        { name: 'actions', lines: actions },
      ]
  return groups.filter(({ lines }) => lines.length > 0)
}

function useFolioLines(): PaletteLine[] {
  const { isDoctor, isAdmin } = useRoles()
  const { data = [] } = useQuery({ ...foliosQuery, enabled: isDoctor || isAdmin })
  return data.map(({ folioId, title }) => ({
    key: folioId,
    label: title,
    icon: <FolderIcon size={20} />,
    href: paths.folioOf(folioId),
  }))
}

const latestJoined = ({ joined }: Rooms) => byLatest(joined)

function useRoomLines(): PaletteLine[] {
  const { data = [] } = useRooms(latestJoined)
  return data.map(({ id, name }) => ({
    key: id,
    label: name,
    icon: <ChatIcon size={20} />,
    href: paths.discussions(id),
  }))
}

function useContentLines(term: string): PaletteLine[] {
  const { data = [] } = useSuggestions(term, { enabled: term !== '' })
  return data.map(({ id, title, contentItemType }) => {
    const { Icon, colour } = kindLooks[contentItemType]
    return {
      key: id,
      label: title,
      lang: contentLang(contentItemType),
      about: kindWord(contentItemType),
      icon: <Icon size={20} colour={colour} />,
      href: paths.content(id),
    }
  })
}

function usePersonLines(term: string): PaletteLine[] {
  const { isDoctor, isAdmin } = useRoles()
  const people = useSuggestedPeople(term, isDoctor || isAdmin ? slots.findPeople : undefined, { enabled: true })
  return people.map(({ userId, name, about }) => ({
    key: userId,
    label: name,
    about,
    icon: <UserIcon size={20} />,
    href: paths.profile(userId),
  }))
}

import type { Language } from '@materia/contract/languages.ts'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { light } from '../../ui/theme/tokens.ts'
import { messages as english } from './messages.en.ts'
import { messages as french } from './messages.fr.ts'

const narrow = { sizes: '780x1560', form_factor: 'narrow' }
const wide = { sizes: '1280x800', form_factor: 'wide' }

/** What a device needs to keep Materia among its programs. */
export function webManifest(language: Language, description: string): string {
  const said = (key: keyof typeof english) => (language === 'fr' ? french : english)[key]
  const picture = (name: string, label: string) => ({
    src: `/screenshots/${name}.${language}.webp`,
    type: 'image/webp',
    label,
    ...(name.endsWith('narrow') ? narrow : wide),
  })
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192', 192)] })
  return JSON.stringify({
    name: 'Materia',
    short_name: 'Materia',
    description,
    lang: `${language}-CA`,
    dir: 'ltr',
    id: '/',
    start_url: paths.discover,
    scope: '/',
    display: 'standalone',
    background_color: light.background.default,
    theme_color: light.bar.ground,
    categories: ['medical', 'education', 'productivity'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(said('folios'), paths.folio),
      shortcut(said('search'), paths.contents()),
      shortcut(said('safety'), newsPaths.safety),
    ],
    screenshots: [
      picture('discover-narrow', said('discoverPicture')),
      picture('folio-narrow', said('folioPicture')),
      picture('discover-wide', said('discoverPicture')),
      picture('folio-wide', said('folioPicture')),
    ],
  })
}

const icon = (name: string, size: number) => ({ src: `/${name}.png`, type: 'image/png', sizes: `${size}x${size}` })

import type { ContentReference } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { contentLang } from '../../../domain/content-language.ts'
import { kindLooks, kindWord } from '../../../domain/kind-looks.tsx'
import { paths } from '../../../domain/paths.ts'
import { useNearWindow } from '../../../ui/near-window.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useItemPageMessages } from '../page/messages.ts'
import { detailsMessages } from './messages.ts'

/** Other items named from this one. */
export function References({ title, references }: { title: string; references: ContentReference[] }) {
  const id = useId()
  const nearWindow = useNearWindow(56 + 40 * references.length)
  if (references.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, ...nearWindow }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={rows}>
        {references.map((reference) => (
          <ReferenceRow
            key={reference.contentItemId}
            reference={reference}
            isAlone={references.filter(({ title }) => title === reference.title).length === 1}
          />
        ))}
      </Box>
    </Box>
  )
}

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 },
  '& > li > a': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > small': { typography: 'body2', color: 'text.secondary' },
}

/** Of two of one title the number tells which is which. */
function ReferenceRow({ reference, isAlone }: { reference: ContentReference; isAlone: boolean }) {
  const { Icon, colour } = kindLooks[reference.contentItemType]
  return (
    <li>
      <span style={{ color: colour, display: 'inline-flex' }}>
        <Icon size={18} label={kindWord(reference.contentItemType)} />
      </span>
      <TextLink href={paths.content(reference.contentItemId)} lang={contentLang(reference.contentItemType)}>
        {reference.title}
      </TextLink>
      {!isAlone && reference.din && <small>{`${detailsMessages()('fields.din')} ${reference.din}`}</small>}
      {reference.publishedOn && (
        <small>
          <RelativeTime date={reference.publishedOn} />
        </small>
      )}
    </li>
  )
}

const shownInline = 12

/** The same in one line of text; of very many, the first until the others are asked for. */
export function InlineReferences({ references }: { references: ContentReference[] }) {
  const t = useItemPageMessages()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || references.length <= shownInline + 2 ? references : references.slice(0, shownInline)
  return (
    <>
      {shown.map((reference, index) => (
        <span key={reference.contentItemId}>
          {index > 0 && ', '}
          <TextLink href={paths.content(reference.contentItemId)} lang={contentLang(reference.contentItemType)}>
            {reference.title}
          </TextLink>
        </span>
      ))}
      {shown.length < references.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ display: 'block', ml: -2 }}>
          {t('showAll', { count: references.length })}
        </Button>
      )}
    </>
  )
}

import type { Folio } from '@materia/contract'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../../../lib/language.ts'
import { Empty } from '../../../../ui/states.tsx'
import { ContentCard } from '../../card/ContentCard.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { Facts } from '../Facts.tsx'

/** A folio to read: who made it and what is in it, with the note on each. */
export function FolioSummaryView({ content: folio }: { content: Folio }) {
  const t = useItemPageMessages()
  const { number } = useFormats()
  return (
    <>
      <Facts
        label={t('aboutFolio')}
        rows={[
          [t('curatedBy'), folio.author?.name],
          [t('level'), t(`shareLevels.${folio.shareLevel}`)],
          [t('items'), number(folio.clippingsCount)],
        ]}
      />
      {folio.clippings.length === 0 && <Empty>{t('nothingSaved')}</Empty>}
      <Stack spacing={1.5}>
        {folio.clippings.map((clipping) => (
          <div key={clipping.contentItemId}>
            <ContentCard content={clipping} />
            {clipping.note && <Typography sx={{ mt: 0.5, mx: 2, fontStyle: 'italic' }}>{clipping.note}</Typography>}
          </div>
        ))}
      </Stack>
    </>
  )
}

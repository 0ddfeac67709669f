import type { Folio } from '@materia/contract'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Empty } from '../../../../ui/states.tsx'
import { ContentCard } from '../../card/ContentCard.tsx'
import { Facts } from '../Facts.tsx'

/** A folio to read: who made it and what is in it, with the note on each. */
export function FolioSummaryView({ content: folio }: { content: Folio }) {
  return (
    <>
      <Facts
        label="About this folio"
        rows={[
          ['Curated by', folio.author?.name],
          ['Level', folio.shareLevel],
          ['Items', folio.clippingsCount.toLocaleString('en-CA')],
        ]}
      />
      {folio.clippings.length === 0 && <Empty>Nothing has been saved to this folio yet.</Empty>}
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

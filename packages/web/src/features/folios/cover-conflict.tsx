import type { Folio } from '@materia/contract'
import type { Conflict } from '../../ui/dialogs/ask-conflict.ts'
import { LabelledTexts } from '../../ui/labelled-texts.tsx'
import { useFolioMessages } from './messages.ts'

/** What stands on the cover of a folio. */
export interface FolioCover extends Pick<Folio, 'title' | 'shareLevel'> {
  summary?: string | null
  logoAttachmentId?: string | null
  verifiedOnly?: boolean
}

export const isSameCover = (one: FolioCover, other: FolioCover): boolean =>
  one.title === other.title &&
  (one.summary || null) === (other.summary || null) &&
  one.shareLevel === other.shareLevel &&
  (one.logoAttachmentId ?? null) === (other.logoAttachmentId ?? null) &&
  (one.verifiedOnly ?? false) === (other.verifiedOnly ?? false)

export const compareCovers = (mine: FolioCover, stored: FolioCover): Conflict => ({
  mine: <CoverTexts cover={mine} />,
  theirs: <CoverTexts cover={stored} />,
})

function CoverTexts({ cover: { title, summary, shareLevel } }: { cover: FolioCover }) {
  const t = useFolioMessages()
  return (
    <LabelledTexts
      texts={[
        { label: t('title'), text: title },
        { label: t('about'), text: summary ?? '' },
        { label: t('whoCanSee'), text: t(`levels.${shareLevel}`) },
      ]}
    />
  )
}

import type { ProfileView } from '@materia/contract'
import { type FormEvent, useState } from 'react'
import { useAreasOfInterest } from '../../../domain/areas.ts'
import { explain } from '../../../lib/api-error.ts'
import { useListNames } from '../../../lib/list-names.ts'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useProfileMessages } from '../messages.ts'
import { AreasTree } from './AreasTree.tsx'
import { NotGiven } from './Facts.tsx'
import { Chips } from './QualificationsSection.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { useSaveSection } from './save-section.tsx'

export function AreasSection({ profile, canEdit }: { profile: ProfileView; canEdit: boolean }) {
  const { titleOf } = useListNames()
  const t = useProfileMessages()
  if (!canEdit && profile.areasOfInterest.length === 0) return null
  return (
    <SectionFrame
      title={t('areas')}
      canEdit={canEdit}
      form={(onDone) => <AreaFields profile={profile} onDone={onDone} />}
    >
      {profile.areasOfInterest.length === 0 ? <NotGiven /> : <Chips labels={profile.areasOfInterest.map(titleOf)} />}
    </SectionFrame>
  )
}

function AreaFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
  const t = useProfileMessages()
  const areas = useAreasOfInterest()
  const save = useSaveSection(profile)
  const [chosen, setChosen] = useState(() => new Set(profile.areasOfInterest.map((area) => area.id)))
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  if (areas.isPending) return <Loading label={t('areas')} rows={1} />
  if (areas.isError) return <Failed error={areas.error} onRetry={areas.refetch} />

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    try {
      await save({ areasOfInterestIds: [...chosen] })
      onDone()
    } catch (refusal) {
      setError(explain(refusal))
      setSaving(false)
    }
  }

  return (
    <SectionForm label={t('areas')} error={error} isSaving={isSaving} onSubmit={onSubmit} onCancel={onDone}>
      <AreasTree areas={areas.data} chosen={chosen} onChange={setChosen} />
    </SectionForm>
  )
}

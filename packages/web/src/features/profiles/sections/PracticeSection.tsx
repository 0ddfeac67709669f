import type { ProfileView } from '@materia/contract'
import { placeName } from '../../../domain/place-names.ts'
import { useListNames } from '../../../lib/list-names.ts'
import { useLanguageNames } from '../language-names.ts'
import { useProfileMessages } from '../messages.ts'
import { Fact, Facts } from './Facts.tsx'
import { PracticeFields } from './forms-on-demand.tsx'
import { SectionFrame } from './SectionFrame.tsx'

export function PracticeSection({ profile }: { profile: ProfileView }) {
  const { nameOf } = useListNames()
  const t = useProfileMessages()
  const namesOf = useLanguageNames()
  return (
    <SectionFrame
      title={t('nameAndPractice')}
      canEdit
      form={(onDone) => <PracticeFields profile={profile} onDone={onDone} />}
    >
      <Facts>
        <Fact label={t('name')}>{`${profile.firstName} ${profile.lastName}`}</Fact>
        <Fact label={t('specialty')}>{profile.specialty && nameOf(profile.specialty)}</Fact>
        <Fact label={t('subSpecialty')}>{profile.subSpecialty && nameOf(profile.subSpecialty)}</Fact>
        <Fact label={t('location')}>{profile.location && placeName(profile.location)}</Fact>
        <Fact label={t('practiceLanguages')}>{namesOf(profile.languagesOfPractice)}</Fact>
      </Facts>
    </SectionFrame>
  )
}

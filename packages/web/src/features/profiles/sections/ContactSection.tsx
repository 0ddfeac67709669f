import type { ProfileView } from '@materia/contract'
import Link from '@mui/material/Link'
import { useProfileMessages } from '../messages.ts'
import { phoneHref, phoneWithExtension } from '../phone.ts'
import { Fact, Facts } from './Facts.tsx'
import { ContactFields } from './forms-on-demand.tsx'
import { SectionFrame } from './SectionFrame.tsx'

export function ContactSection({ profile, canEdit }: { profile: ProfileView; canEdit: boolean }) {
  const t = useProfileMessages()
  const { phoneNumber, phoneExtension, email } = profile
  return (
    <SectionFrame
      title={t('contact')}
      canEdit={canEdit}
      form={(onDone) => <ContactFields profile={profile} onDone={onDone} />}
    >
      <Facts>
        {(canEdit || phoneNumber) && (
          <Fact label={t('phone')}>
            {phoneNumber && (
              <Link href={phoneHref(phoneNumber, phoneExtension)}>
                {phoneWithExtension(phoneNumber, phoneExtension)}
              </Link>
            )}
          </Fact>
        )}
        {email && (
          <Fact label={t('email')}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Fact>
        )}
        {profile.userType && (
          <Fact label={t('newPatients')}>{t(profile.isTakingPatients ? 'acceptingShort' : 'notAccepting')}</Fact>
        )}
      </Facts>
    </SectionFrame>
  )
}

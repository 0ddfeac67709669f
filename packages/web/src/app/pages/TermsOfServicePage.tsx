import { legalVersions } from '@materia/contract/legal.ts'
import { contactLink } from './legal/contact-link.tsx'
import { useLegalMessages } from './legal/messages.ts'
import { VersionLine } from './legal/VersionLine.tsx'
import { Chapter, Prose } from './marketing/Prose.tsx'

const chapters = [1, 2, 3, 4, 5, 6, 7, 8] as const

export function TermsOfServicePage() {
  const t = useLegalMessages()
  return (
    <Prose title={t('termsTitle')} lead={t('termsLead')}>
      <VersionLine version={legalVersions.Terms} />
      {chapters.map((number) => (
        <Chapter key={number} title={t(`terms${number}Title`)}>
          <p>{t(`terms${number}Text`)}</p>
        </Chapter>
      ))}
      <Chapter title={t('terms9Title')}>
        <p>{t.rich('terms9Text', { contact: contactLink })}</p>
      </Chapter>
    </Prose>
  )
}

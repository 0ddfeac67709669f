import type { ReactNode } from 'react'
import { contactLink } from './legal/contact-link.tsx'
import { useLegalMessages } from './legal/messages.ts'
import { ReviewNote } from './legal/ReviewNote.tsx'
import { Chapter, Prose } from './marketing/Prose.tsx'

const kept = [1, 2, 3, 4, 5, 6, 7] as const
const chapters = ['notKept', 'whyKept', 'order', 'whoSees', 'howLong'] as const

export function PrivacyPolicyPage() {
  const t = useLegalMessages()
  return (
    <Prose title={t('privacyTitle')} lead={t('privacyLead')}>
      <ReviewNote />
      <Chapter title={t('keepTitle')}>
        <ul>
          {kept.map((number) => (
            <li key={number}>{t.rich(`keep${number}`, { b: bold })}</li>
          ))}
        </ul>
      </Chapter>
      {chapters.map((name) => (
        <Chapter key={name} title={t(`${name}Title`)}>
          <p>{t(`${name}Text`)}</p>
        </Chapter>
      ))}
      <Chapter title={t('rightsTitle')}>
        <p>{t.rich('rightsText', { contact: contactLink })}</p>
      </Chapter>
      <Chapter title={t('securityTitle')}>
        <p>{t('securityText')}</p>
      </Chapter>
    </Prose>
  )
}

const bold = (words: ReactNode) => <strong>{words}</strong>

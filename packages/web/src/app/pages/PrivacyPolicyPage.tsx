import { legalVersions } from '@materia/contract/legal.ts'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { companyLinks } from '../layouts/company-links.ts'
import { contactLink } from './legal/contact-link.tsx'
import { useLegalMessages } from './legal/messages.ts'
import { privacyOfficer } from './legal/privacy-officer.ts'
import { VersionLine } from './legal/VersionLine.tsx'
import { Chapter, Prose } from './marketing/Prose.tsx'

const kept = ['keep1', 'keep2', 'keep3', 'keep4', 'keep5', 'keep6', 'keep7'] as const
const purposes = ['purpose1', 'purpose2', 'purpose3', 'purpose4', 'purpose5'] as const
const periods = ['howLong1', 'howLong2', 'howLong3', 'howLong4', 'howLong5', 'howLong6'] as const

/** Written for PIPEDA, Quebec's Law 25 and Canada's anti-spam legislation. */
export function PrivacyPolicyPage() {
  const t = useLegalMessages()
  return (
    <Prose title={t('privacyTitle')} lead={t('privacyLead')}>
      <VersionLine version={legalVersions.Privacy} />
      <Officer />
      <Points title={t('keepTitle')} names={kept} />
      <Text name="notKept" />
      <Points title={t('purposesTitle')} names={purposes} />
      <Text name="consent" />
      <Text name="order" />
      <Text name="whoSees" />
      <Text name="where" />
      <Points title={t('howLongTitle')} names={periods} />
      <Text name="mails" />
      <Chapter title={t('rightsTitle')}>
        <p>{t.rich('rightsText', { contact: contactLink })}</p>
      </Chapter>
      <Text name="security" />
      <Text name="changes" />
    </Prose>
  )
}

function Officer() {
  const t = useLegalMessages()
  const { name, email } = privacyOfficer
  const officer = name ?? t('officerUnnamed', { company: companyLinks.parentName })
  return (
    <Chapter title={t('officerTitle')}>
      <p>
        {t('officerText', { officer })}{' '}
        {email
          ? t.rich('officerReached', { email, mail: (words) => <Link href={`mailto:${email}`}>{words}</Link> })
          : t.rich('officerContact', { contact: contactLink })}
      </p>
    </Chapter>
  )
}

type TextName = 'notKept' | 'consent' | 'order' | 'whoSees' | 'where' | 'mails' | 'security' | 'changes'

function Text({ name }: { name: TextName }) {
  const t = useLegalMessages()
  return (
    <Chapter title={t(`${name}Title`)}>
      <p>{t(`${name}Text`)}</p>
    </Chapter>
  )
}

type PointName = (typeof kept | typeof purposes | typeof periods)[number]

function Points({ title, names }: { title: string; names: readonly PointName[] }) {
  const t = useLegalMessages()
  return (
    <Chapter title={title}>
      <ul>
        {names.map((name) => (
          <li key={name}>{t.rich(name, { b: bold })}</li>
        ))}
      </ul>
    </Chapter>
  )
}

const bold = (words: ReactNode) => <strong>{words}</strong>

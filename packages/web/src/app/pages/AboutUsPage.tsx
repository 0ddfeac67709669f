import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { paths } from '../../domain/paths.ts'
import { useMarketingMessages } from './marketing/messages.ts'
import { Chapter, Prose } from './marketing/Prose.tsx'
import { SignUpBand } from './marketing/SignUpBand.tsx'

const found = [1, 2, 3, 4, 5] as const

export function AboutUsPage() {
  const t = useMarketingMessages()
  return (
    <>
      <Prose title={t('aboutTitle')} lead={t('aboutLead')}>
        <Chapter title={t('whyTitle')}>
          <p>{t.rich('whyText', { em: (words) => <em>{words}</em> })}</p>
        </Chapter>
        <Chapter title={t('findTitle')}>
          <ul>
            {found.map((number) => (
              <li key={number}>{t(`find${number}`)}</li>
            ))}
          </ul>
        </Chapter>
        <Chapter title={t('informationTitle')}>
          <p>{t('informationText1')}</p>
          <p>{t('informationText2')}</p>
        </Chapter>
        {/* The server marks the pages of a demo; everywhere else nobody sees this. */}
        <Box sx={{ 'html:not([data-demo]) &': { display: 'none' } }}>
          <Chapter title={t('demoTitle')}>
            <p>{t('demoText')}</p>
          </Chapter>
        </Box>
        <Chapter title={t('youTitle')}>
          <p>
            {t.rich('youText', {
              policy: (words) => (
                <Link href={paths.privacyPolicy} underline="always">
                  {words}
                </Link>
              ),
            })}
          </p>
        </Chapter>
      </Prose>
      <SignUpBand title={t('comeInTitle')}>{t('comeInText')}</SignUpBand>
    </>
  )
}

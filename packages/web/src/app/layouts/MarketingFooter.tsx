import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '../../domain/paths.ts'
import { useAppMessages } from '../messages.ts'
import { companyLinks } from './company-links.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const columns = [
  {
    title: 'aboutUs',
    links: [
      { message: 'whatIsMateria', href: paths.aboutUs },
      { message: 'contact', href: paths.contactUs },
    ],
  },
  {
    title: 'ourPolicies',
    links: [
      { message: 'termsAndConditions', href: paths.termsOfService },
      { message: 'privacyPolicy', href: paths.privacyPolicy },
    ],
  },
  {
    title: 'moreInfo',
    links: [
      { message: 'businessInquiries', href: paths.contactUsAbout('BusinessInquiry') },
      { message: 'investors', href: paths.contactUsAbout('Investor') },
      { message: 'press', href: paths.contactUsAbout('Press') },
    ],
  },
] as const
const networks = [
  { label: 'LinkedIn', href: companyLinks.linkedIn },
  { label: 'Instagram', href: companyLinks.instagram },
  { label: 'Facebook', href: companyLinks.facebook },
]
const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  color: 'bar.muted',
  '&:hover': { color: 'bar.text' },
}

export function MarketingFooter() {
  const t = useAppMessages()
  return (
    <Box component="footer" sx={{ bgcolor: 'bar.ground', color: 'bar.text', borderTop: 1, borderColor: 'bar.line' }}>
      <Container maxWidth="lg" sx={{ py: 5 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))', sm: 'repeat(3, 1fr)' },
          }}
        >
          {columns.map(({ title, links }) => (
            <Box key={title} component="nav" aria-label={t(title)}>
              <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
                {t(title)}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {links.map(({ message, href }) => (
                  <li key={message}>
                    <Link href={href} sx={linkStyle}>
                      {t(message)}
                    </Link>
                  </li>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            mt: 4,
            pt: 2,
            borderTop: 1,
            borderColor: 'bar.rule',
          }}
        >
          <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'bar.muted' }}>
            {t.rich('copyright', {
              name: companyLinks.parentName,
              company: (name) => (
                <Link href={companyLinks.parent} rel="noopener" sx={{ color: 'bar.text', textDecoration: 'underline' }}>
                  {name}
                </Link>
              ),
            })}
          </Typography>
          <LanguageSwitch color="inherit" sx={{ minWidth: 0, px: 0 }} />
          {networks.map(({ label, href }) => (
            <Link key={label} href={href} rel="noopener" sx={linkStyle}>
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  )
}

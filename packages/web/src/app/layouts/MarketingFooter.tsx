import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { outsideLinks } from '../../lib/outside-links.ts'
import { paths } from '../../lib/paths.ts'

const columns = [
  {
    title: 'About us',
    links: [
      { label: 'What is Materia?', href: paths.aboutUs },
      { label: 'Contact', href: paths.contactUs },
    ],
  },
  {
    title: 'Our Policies',
    links: [
      { label: 'Terms and Conditions', href: paths.termsOfService },
      { label: 'Privacy Policy', href: paths.privacyPolicy },
    ],
  },
  {
    title: 'More Info',
    links: [
      { label: 'Business Inquiries', href: paths.contactUsAbout('BusinessInquiry') },
      { label: 'Investors', href: paths.contactUsAbout('Investor') },
      { label: 'Press', href: paths.contactUsAbout('Press') },
    ],
  },
]
const networks = [
  { label: 'LinkedIn', href: outsideLinks.linkedIn },
  { label: 'Instagram', href: outsideLinks.instagram },
  { label: 'Facebook', href: outsideLinks.facebook },
]
const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  color: 'bar.muted',
  '&:hover': { color: 'bar.text' },
}

export function MarketingFooter() {
  return (
    <Box component="footer" sx={{ bgcolor: 'bar.ground', color: 'bar.text', borderTop: 1, borderColor: 'bar.line' }}>
      <Container maxWidth="lg" sx={{ py: 5 }}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
          {columns.map(({ title, links }) => (
            <Box key={title} component="nav" aria-label={title}>
              <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
                {title}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <Link href={href} sx={linkStyle}>
                      {label}
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
            © 2024 Materia. A product of{' '}
            <Link href={outsideLinks.parent} rel="noopener" sx={{ color: 'bar.text', textDecoration: 'underline' }}>
              {outsideLinks.parentName}
            </Link>
            .
          </Typography>
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

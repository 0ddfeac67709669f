import Link from '@mui/material/Link'
import { paths } from '../../lib/paths.ts'
import { Chapter, Prose } from './marketing/Prose.tsx'
import { SignUpBand } from './marketing/SignUpBand.tsx'

export function AboutUsPage() {
  return (
    <>
      <Prose
        title="What is Materia?"
        lead="A place where medical professionals in Canada discover medical information, keep it, and talk about it."
      >
        <Chapter title="Why it exists">
          <p>
            What a clinician needs to know is public, and scattered: a decision on one site, a product monograph on
            another, a trial in a registry, an article behind a search form. Keeping up with it takes an evening that
            nobody has. Materia, named after <em>materia medica</em>, the old word for what is known about remedies,
            brings it together and lets the people who use it decide what is worth keeping.
          </p>
        </Chapter>
        <Chapter title="What you find in it">
          <ul>
            <li>Drugs and brands with ingredients, strengths, companies, prices and status</li>
            <li>Regulatory decisions and safety reviews, section by section</li>
            <li>Clinical trials, with the Canadian sites first</li>
            <li>Journal articles with their abstracts and keywords</li>
            <li>Articles, links and folios that members publish themselves</li>
          </ul>
        </Chapter>
        <Chapter title="How it treats information">
          <p>
            Every imported item names its source, links to it and carries its date and licence. Nothing is rewritten. If
            something is promoted, the card says by whom, and promotion never counts towards what is trending. Posts by
            organisations are marked as the voice of that organisation.
          </p>
          <p>
            Materia informs; it does not decide. It is no substitute for the source, for local guidelines, or for your
            judgement at the bedside.
          </p>
        </Chapter>
        <Chapter title="How it treats you">
          <p>
            Your profile shows what you choose to show. Your drafts and private folios are yours alone. There is no
            place for patient data in Materia, and the screens where you write say so. The{' '}
            <Link href={paths.privacyPolicy} underline="always">
              privacy policy
            </Link>{' '}
            says the rest in plain words.
          </p>
        </Chapter>
      </Prose>
      <SignUpBand title="Come in">
        Materia is open to doctors, nurse practitioners, residents and students in Canada.
      </SignUpBand>
    </>
  )
}

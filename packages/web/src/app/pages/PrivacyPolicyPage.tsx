import Link from '@mui/material/Link'
import { paths } from '../../lib/paths.ts'
import { Chapter, Prose } from './marketing/Prose.tsx'
import { ReviewNote } from './marketing/ReviewNote.tsx'

export function PrivacyPolicyPage() {
  return (
    <Prose
      title="Privacy Policy"
      lead="Which data Materia keeps about you, why, who sees it, and how you get it removed."
    >
      <ReviewNote />
      <Chapter title="What we keep">
        <ul>
          <li>
            <strong>Your account</strong>: name, e-mail, profession, and, if you give them, your MINC and your school.
            Your password is kept only as a hash that cannot be turned back.
          </li>
          <li>
            <strong>Your profile</strong>: what you enter there. You choose which parts others see.
          </li>
          <li>
            <strong>What you make</strong>: posts, drafts, folios, notes, messages and uploaded files. Images lose their
            hidden data, such as the place they were taken, when you upload them.
          </li>
          <li>
            <strong>What you do</strong>: which contents you opened and liked and whom you follow, to rank your feed and
            to count readers. Nobody is shown who read what.
          </li>
          <li>
            <strong>Your sign-ins</strong>: when, from which address and with which browser, to protect your account.
          </li>
        </ul>
      </Chapter>
      <Chapter title="What we do not keep">
        <p>
          No patient data belongs in Materia. There are no advertising trackers and no analytics services of others. The
          pages load nothing from third parties; fonts and scripts come from our own server. On your device we store
          what keeps you signed in, whether you prefer light or dark, how you like your folios listed and which one you
          saved to last, and what you have written until it is saved or sent; logging out removes what you wrote.
        </p>
      </Chapter>
      <Chapter title="Why we keep it">
        <p>
          To give you the service: to sign you in, to rank what you see, to deliver messages and invitations, and to
          keep the service safe. E-mails from us are about your account and invitations to you.
        </p>
      </Chapter>
      <Chapter title="Who sees it">
        <p>
          Members see what your profile shows, what you publish, and what you share with them. Private folios and drafts
          are seen by you alone. Administrators see accounts and published contents. We do not sell data. A sponsor sees
          how often promoted content was read and liked, never by whom.
        </p>
      </Chapter>
      <Chapter title="How long">
        <p>
          As long as you have an account. If you delete it, your name, e-mail, profile, follows and sign-ins are removed
          at once, and copies in backups run out with them. Published posts stay without your name.
        </p>
      </Chapter>
      <Chapter title="Your rights">
        <p>
          You may see, correct and take with you what we keep about you, withdraw consent, and complain to the Privacy
          Commissioner of Canada or of your province. Write to us through the{' '}
          <Link href={paths.contactUs} underline="always">
            contact page
          </Link>
          ; we answer within thirty days.
        </p>
      </Chapter>
      <Chapter title="Security">
        <p>
          Connections are encrypted. Access lasts for minutes and is renewed by single-use keys; you can end it on the
          device you use by logging out, on another one from the list of devices in your profile, and on all others at
          once by changing your password. Should data ever be lost or exposed, we tell those concerned and the
          Commissioner without delay.
        </p>
      </Chapter>
    </Prose>
  )
}

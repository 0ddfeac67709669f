import Link from '@mui/material/Link'
import { paths } from '../../lib/paths.ts'
import { Chapter, Prose } from './marketing/Prose.tsx'
import { ReviewNote } from './marketing/ReviewNote.tsx'

export function TermsOfServicePage() {
  return (
    <Prose title="Terms and Conditions" lead="What you may expect of Materia, and what Materia expects of you.">
      <ReviewNote />
      <Chapter title="1. Who may use Materia">
        <p>
          Materia is offered to doctors, nurse practitioners, medical residents and medical students in Canada. When you
          sign up you state which of these you are, and that the statement is true. A Medical Identification Number for
          Canada, if you give one, must be your own. One person, one account; you keep your password to yourself.
        </p>
      </Chapter>
      <Chapter title="2. Information, not advice">
        <p>
          The contents of Materia come from public sources and from members. They are provided for information and may
          be incomplete, late or wrong. They are no medical advice and no substitute for the original source, for
          current guidelines or for your own professional judgement. Check before you act.
        </p>
      </Chapter>
      <Chapter title="3. No patient data">
        <p>
          You do not enter information that identifies a patient, or from which a patient could be recognised: not in
          posts, not in discussions, not in notes, profiles or files. We remove such information when we learn of it.
        </p>
      </Chapter>
      <Chapter title="4. What you publish">
        <p>
          What you write stays yours. By publishing it you allow Materia to store it and to show it to those you share
          it with. You publish only what you have the right to publish, you name your sources, and you disclose an
          interest that a fair reader would want to know about. Posts that are unlawful, abusive, misleading or
          advertising in disguise are taken down.
        </p>
      </Chapter>
      <Chapter title="5. Promoted content and organisations">
        <p>
          Sponsors may promote content; it is always labelled with the sponsor’s name. Organisations may publish under
          their own voice; their posts are marked as such. Neither changes what is trending.
        </p>
      </Chapter>
      <Chapter title="6. Fair use of the service">
        <p>
          You do not probe, overload or copy the service by program, do not use it to harvest members’ data, and do not
          pretend to be somebody else. We may limit or disable accounts that do, and tell you why.
        </p>
      </Chapter>
      <Chapter title="7. Leaving">
        <p>
          You may delete your account at any time. Your name, e-mail and profile then disappear; posts you published
          stay under “A former member”, and folios you own pass to their first member or are deleted.
        </p>
      </Chapter>
      <Chapter title="8. Liability and law">
        <p>
          Materia is provided as it is. As far as the law allows, we are not liable for decisions taken on the basis of
          its contents. These terms follow the laws of Canada and of the province in which the operator is established.
        </p>
      </Chapter>
      <Chapter title="9. Changes and questions">
        <p>
          When these terms change in substance, you are told before the change applies. Questions go to us through the{' '}
          <Link href={paths.contactUs} underline="always">
            contact page
          </Link>
          .
        </p>
      </Chapter>
    </Prose>
  )
}

export const messages = {
  review: 'Written in plain words, and still to be reviewed by counsel before it binds anybody.',
  termsTitle: 'Terms and Conditions',
  termsLead: 'What you may expect of Materia, and what Materia expects of you.',
  terms1Title: '1. Who may use Materia',
  terms1Text:
    'Materia is offered to doctors, nurse practitioners, medical residents and medical students in Canada. When you sign up you state which of these you are, and that the statement is true. A Medical Identification Number for Canada, if you give one, must be your own. One person, one account; you keep your password to yourself.',
  terms2Title: '2. Information, not advice',
  terms2Text:
    'The contents of Materia come from public sources and from members. They are provided for information and may be incomplete, late or wrong. They are no medical advice and no substitute for the original source, for current guidelines or for your own professional judgement. Check before you act.',
  terms3Title: '3. No patient data',
  terms3Text:
    'You do not enter information that identifies a patient, or from which a patient could be recognised: not in posts, not in discussions, not in notes, profiles or files. We remove such information when we learn of it.',
  terms4Title: '4. What you publish',
  terms4Text:
    'What you write stays yours. By publishing it you allow Materia to store it and to show it to those you share it with. You publish only what you have the right to publish, you name your sources, and you disclose an interest that a fair reader would want to know about. Posts that are unlawful, abusive, misleading or advertising in disguise are taken down.',
  terms5Title: '5. Promoted content and organisations',
  terms5Text:
    'Sponsors may promote content; it is always labelled with the sponsor’s name. Organisations may publish under their own voice; their posts are marked as such. Neither changes what is trending.',
  terms6Title: '6. Fair use of the service',
  terms6Text:
    'You do not probe, overload or copy the service by program, do not use it to harvest members’ data, and do not pretend to be somebody else. We may limit or disable accounts that do, and tell you why.',
  terms7Title: '7. Leaving',
  terms7Text:
    'You may delete your account at any time. Your name, e-mail and profile then disappear; posts you published stay under “A former member”, and folios you own pass to their first member or are deleted.',
  terms8Title: '8. Liability and law',
  terms8Text:
    'Materia is provided as it is. As far as the law allows, we are not liable for decisions taken on the basis of its contents. These terms follow the laws of Canada and of the province in which the operator is established.',
  terms9Title: '9. Changes and questions',
  terms9Text:
    'When these terms change in substance, you are told before the change applies. Questions go to us through the <contact>contact page</contact>.',
  privacyTitle: 'Privacy Policy',
  privacyLead: 'Which data Materia keeps about you, why, who sees it, and how you get it removed.',
  keepTitle: 'What we keep',
  keep1:
    '<b>Your account</b>: name, e-mail, profession, and, if you give them, your MINC and your school. Your password is kept only as a hash that cannot be turned back.',
  keep2: '<b>Your profile</b>: what you enter there. You choose which parts others see.',
  keep3:
    '<b>What you make</b>: posts, drafts, folios, notes, messages and uploaded files. Images lose their hidden data, such as the place they were taken, when you upload them.',
  keep4:
    '<b>What you do</b>: which contents you opened and liked and whom you follow, to rank your feed and to count readers. Nobody is shown who read what.',
  keep5: '<b>Your sign-ins</b>: when, from which address and with which browser, to protect your account.',
  keep6:
    '<b>What you asked to be told</b>: what you follow, what you muted or blocked, your notifications, and which mails you agreed to, when and in which words.',
  keep7:
    '<b>Proof of who you are</b>, if you give it: your regulator and licence number with what an administrator found in the public register, and the public keys of your passkeys or the secret of your authenticator app, which is stored encrypted.',
  notKeptTitle: 'What we do not keep',
  notKeptText:
    'No patient data belongs in Materia. There are no advertising trackers and no analytics services of others. The pages load nothing from third parties; fonts and scripts come from our own server. On your device we store what keeps you signed in, whether you prefer light or dark, your language, how you like your folios listed and which one you saved to last, and what you have written until it is saved or sent; logging out removes what you wrote.',
  whyKeptTitle: 'Why we keep it',
  whyKeptText:
    'To give you the service: to sign you in, to rank what you see, to deliver messages and invitations, and to keep the service safe. E-mails from us are about your account and what waits for your answer. Anything else, such as digests, comes only if you asked for it, and every such mail ends it with one click.',
  orderTitle: 'How your feed is ordered',
  orderText:
    'A program ranks Discover: newer before older, your areas of interest and the people you follow before others, what editors chose before the rest, and what you have opened last; kinds and sources take turns. “Trending” counts distinct readers and likes of a week. Sponsors’ items are labelled and do not count there. No decision about you is made by a program alone.',
  whoSeesTitle: 'Who sees it',
  whoSeesText:
    'Members see what your profile shows, what you publish, and what you share with them. Private folios and drafts are seen by you alone. Administrators see accounts, published contents and what was reported to them. We do not sell data. A sponsor sees how often promoted content was read and liked, never by whom.',
  howLongTitle: 'How long',
  howLongText:
    'As long as you have an account. If you delete it, your name, e-mail, profile, follows and sign-ins are removed at once, and copies in backups run out with them. Published posts stay without your name.',
  rightsTitle: 'Your rights',
  rightsText:
    'You may see, correct and take with you what we keep about you, withdraw consent, and complain to the Privacy Commissioner of Canada or of your province. Write to us through the <contact>contact page</contact>; we answer within thirty days.',
  securityTitle: 'Security',
  securityText:
    'Connections are encrypted. Access lasts for minutes and is renewed by single-use keys; you can end it on the device you use by logging out, on another one from the list of devices in your profile, and on all others at once by changing your password. Should data ever be lost or exposed, we tell those concerned and the Commissioner without delay.',
} as const

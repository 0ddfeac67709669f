export const messages = {
  version: 'In force since {date}.',
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
    'Sponsors may promote content; it is always labelled with the sponsor’s name, who pays for it and what for. Organisations may publish under their own voice; their posts are marked as such and say the same. Neither changes what is trending.',
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
    'Each version of these terms bears the day from which it holds. When they change you are asked to agree again, and which version you agreed to, and when, is kept with your account. Questions go to us through the <contact>contact page</contact>.',
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
  purposesTitle: 'Why we keep it',
  purpose1:
    '<b>To give you your account</b>: to sign you in, to show you to colleagues as you chose, and to verify your licence if you ask.',
  purpose2:
    '<b>To show you what matters to you</b>: to order your feed and search, and to tell you of safety notices on what you saved or follow.',
  purpose3: '<b>To let you work with colleagues</b>: to deliver posts, comments, messages and invitations.',
  purpose4:
    '<b>To keep the service safe</b>: to recognise misuse, to answer reports, and to keep a record of acts on accounts.',
  purpose5: '<b>To count</b>: how many people read and liked an item, never who.',
  consentTitle: 'Your consent',
  consentText:
    'We keep and use your data with your consent, which you give when you sign up and again when this policy changes; which version, when and in which language is kept with your account. Only name, e-mail and profession are needed; everything else is your choice. You withdraw your consent for a part by emptying it or switching it off, and for all of it by deleting your account. A use for another purpose would need a consent of its own.',
  mailsTitle: 'Mails',
  mailsText:
    'Canada’s anti-spam legislation asks for your consent before we send commercial electronic messages. Mails about your account, its security and what waits for your answer are part of the service. Digests and other news come only if you asked for them: we keep the words you agreed to and when. Each of them names the sender with an address and ends with a link that unsubscribes you at once, without signing in.',
  orderTitle: 'Decisions made by a program: how your feed is ordered',
  orderText:
    'A program ranks Discover: newer before older, your areas of interest and the people you follow before others, what editors chose before the rest, and what you have opened last; kinds and sources take turns. “Trending” counts distinct readers and likes of a week. Sponsors’ items are labelled and do not count there. The facts used are those areas, follows, and what you opened; you change them in your profile, you can mute areas, sources, people and kinds, and a person at the privacy officer’s explains an order to you and hears your observations. Verifying, refusing or disabling an account is never decided by a program alone: reports of patient data hide a post at once, and a person looks at it.',
  whoSeesTitle: 'Who sees it',
  whoSeesText:
    'Members see what your profile shows, what you publish, and what you share with them. Private folios and drafts are seen by you alone. Administrators see accounts, published contents and what was reported to them. We do not sell data. A sponsor sees how often promoted content was read and liked, never by whom.',
  whereTitle: 'Where it is, and who helps us',
  whereText:
    'Data is kept by the operator on servers of its choosing; who provides them, a mail carrier for instance, acts on our instructions alone. The privacy officer tells you where they stand. Before data leaves Quebec we assess, as the law asks, whether it is as well protected there.',
  howLongTitle: 'How long',
  howLong1: '<b>Account, profile and what you make</b>: as long as you have an account.',
  howLong2: '<b>Deleted posts, drafts and folios</b>: 30 days, so that you may bring them back; then they are gone.',
  howLong3: '<b>Sessions</b>: at most 90 days, and 14 days after their last use.',
  howLong4: '<b>Notifications</b>: one year. <b>A verification</b>: one year, then it is asked for again.',
  howLong5:
    '<b>The record of acts on accounts</b>, with the network address: as long as the service runs, because it protects you and us; once you have left it holds a number instead of your name.',
  howLong6:
    '<b>After you delete your account</b>: name, e-mail, profile, follows, sign-ins and consents are removed at once, and from backups as these run out. Published posts stay without your name.',
  rightsTitle: 'Your rights',
  rightsText:
    'Under the federal Personal Information Protection and Electronic Documents Act and Quebec’s Act respecting the protection of personal information in the private sector (Law 25) you may see what we keep about you, have it corrected, take it with you in a common format (Profile, Account, “Download my data”), withdraw your consent, ask that we stop spreading something about you, and ask how a program ordered something. Write to the privacy officer or through the <contact>contact page</contact>; we answer within thirty days and without charge. If our answer does not satisfy you, you may complain to the Office of the Privacy Commissioner of Canada or, in Quebec, to the Commission d’accès à l’information.',
  officerTitle: 'Who answers for it',
  officerText: 'The person in charge of the protection of personal information is {officer}.',
  officerReached: 'You reach this person at <mail>{email}</mail>.',
  officerContact: 'You reach this person through the <contact>contact page</contact>.',
  officerUnnamed: 'the privacy officer of {company}',
  securityTitle: 'Security',
  securityText:
    'Connections are encrypted. Access lasts for minutes and is renewed by single-use keys; you can end it on the device you use by logging out, on another one from the list of devices in your profile, and on all others at once by changing your password. Should data ever be lost or exposed so that serious harm may follow, we tell those concerned, the Privacy Commissioner and the Commission d’accès à l’information without delay, and keep a register of such incidents.',
  changesTitle: 'Changes',
  changesText:
    'This policy bears the day from which it holds. When it changes you are asked to agree again; until you do, nothing is used in a new way.',
} as const

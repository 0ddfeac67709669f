export const messages = {
  home: 'Drugs, regulatory decisions, clinical trials and journal articles in one feed for medical professionals in Canada: discover, keep in folios, discuss.',
  landing: 'One place for the medical information you would otherwise chase. Open to clinicians in Canada.',
  aboutUs: 'Why Materia exists, what you find in it, and how it treats information and you.',
  contactUs: 'Business inquiries, investors and press: write to the people behind Materia.',
  terms: 'What you may expect of Materia, and what Materia expects of you.',
  privacy: 'Which data Materia keeps about you, why, who sees it, and how you get it removed.',
  picture: 'Materia: what is new in medicine, in the two minutes you have',
} as const

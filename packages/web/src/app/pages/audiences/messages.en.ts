export const messages = {
  doctors: {
    title: 'Materia for doctors',
    description:
      'For doctors in Canada: what changed in your field with its source, safety notices about what you follow, and colleagues who take new patients.',
    promise: 'Your field, kept up with between two patients',
    lead: 'Drugs, regulatory decisions, trials and articles in one feed, ranked by the areas you choose. Free for doctors in Canada.',
    firstTitle: 'The answer before you prescribe',
    firstText:
      'Search by brand, generic name or DIN, in English or French. A drug’s page has its strengths and forms, what Ontario’s public plan pays, current shortages and recalls, and the decisions about it.',
    secondTitle: 'Told when it matters',
    secondText:
      'Follow a drug, a search or a colleague. Recalls, shortages and retractions of what you follow or keep reach you on screen and, if you wish, by e-mail.',
    thirdTitle: 'Colleagues you can find',
    thirdText:
      'Look for doctors by specialty, place and language of practice, and by who accepts new patients. Ask in a private room, or in a public one.',
    fourthTitle: 'Write under your own name',
    fourthText:
      'Publish an article or a link with its references. If you wish, have your profile checked by our administrators: a mark beside your name then says so.',
    honestTitle: 'What to expect of us',
    honest:
      'Every imported item names its source and its date. Promoted content says who pays for it, and never counts as trending. There are no advertising trackers and no place for patient data. Materia informs; you decide.',
  },
  residents: {
    title: 'Materia for residents',
    description:
      'For medical residents in Canada: a folio for each rotation, journal clubs with their articles, and reading that works without a connection.',
    promise: 'From one rotation to the next, nothing you read is lost',
    lead: 'Keep articles, drugs, trials and decisions in folios, with your notes, and take them along. Free for medical residents in Canada.',
    firstTitle: 'A folio for each rotation',
    firstText:
      'Paste DOIs, PMIDs, DINs or whole references, and the folio fills itself with what Materia knows of them. Order it, write a note on each, share it with the team.',
    secondTitle: 'A journal club in one place',
    secondText:
      'Invite the others into a folio, read the same articles, and talk about them in its own room. Ask a question under an article and mark it as answered.',
    thirdTitle: 'References that fit your paper',
    thirdText:
      'Take a folio along as RIS, BibTeX or a reading list to print, for the reference manager you already have. What was retracted is marked.',
    fourthTitle: 'On call, without a connection',
    fourthText:
      'Install Materia on your phone. Your folios, your To-read list and what you opened last open offline, and notes written there are sent later.',
    honestTitle: 'What to expect of us',
    honest:
      'You read the primary source: nothing imported is rewritten, and each item leads to where it comes from. Your drafts and private folios are yours alone. There is no place for patient data, and the screens where you write say so.',
  },
  organisations: {
    title: 'Materia for organisations',
    description:
      'For health organisations and sponsors in Canada: publish under your own name, always labelled, with figures about your readers and never their names.',
    promise: 'Speak to clinicians in your own name, in the open',
    lead: 'Societies, foundations and companies can be heard on Materia. Readers always see who speaks, and who pays.',
    firstTitle: 'A voice of your own',
    firstText:
      'A voice-of account publishes articles and links. Each carries “Voice of” and the name of your organisation, on its card as on its page.',
    secondTitle: 'Promotion that says so',
    secondText:
      'A sponsor’s content is labelled “Promoted by” with the sponsor’s name, who pays for it and what for. It never counts towards what is trending.',
    thirdTitle: 'Figures, not people',
    thirdText:
      'You see how often your content was viewed and liked. Who read it stays with the reader: there are no advertising trackers.',
    fourthTitle: 'Both official languages',
    fourthText: 'Materia is in English and in French throughout, and so are the pages on which your content stands.',
    honestTitle: 'How it begins',
    honest:
      'Our administrators open accounts for organisations by hand. Write to us what you would like to publish and for whom: a person answers.',
    write: 'Write to us',
  },
} as const

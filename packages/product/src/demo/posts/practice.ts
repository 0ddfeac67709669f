import type { DemoArticle, DemoLink } from './post.ts'

export const practiceArticles: DemoArticle[] = [
  {
    by: 'jean-marc.lavoie',
    title: 'Quand le deuxième antidépresseur n’a pas suffi',
    summary: 'Cinq questions avant de parler de dépression résistante.',
    areas: ['Depression'],
    cover: 'second-try',
    versions: [
      {
        on: { daysAgo: 30, at: '19:27' },
        content: ({ link }) => `<p>Avant de changer encore une fois, cinq questions :</p>
<ol><li>La dose a-t-elle été atteinte, et pendant six semaines ?</li><li>Le médicament a-t-il été pris ?</li>
<li>Y a-t-il de l’alcool, une maladie thyroïdienne, une apnée du sommeil ?</li><li>S’agit-il d’un trouble bipolaire ?</li>
<li>Une psychothérapie est-elle en cours ?</li></ol>
<p>Ensuite seulement, nous augmentons ou changeons de classe, et nous disons d’emblée quand nous regarderons de nouveau. Deux lectures : ${link('pmid:17074942', 'STAR*D')} et ${link('pmid:29477251', 'la méta-analyse de 21 antidépresseurs')}.</p>`,
      },
    ],
  },
  {
    by: 'david.cohen',
    title: 'Medication-overuse headache: the conversation',
    summary: 'Words that help, a stop that is bearable, and the week that is hard.',
    areas: ['Headache and migraine'],
    cover: 'headache',
    figures: ['headache-days'],
    versions: [
      {
        on: { daysAgo: 38, at: '11:03' },
        content: ({
          figure,
          link,
        }) => `<p>Nobody has done anything wrong: the treatment that helped became the cause. We count days, not pills.</p>
${figure('headache-days', 'Ten days a month for triptans, opioids, ergots and combinations; fifteen for simple analgesics.', 'The thresholds of the international classification, as squares of a month.')}
<p>We start prevention first, stop the overused drug abruptly where that is safe, and name the hard week in advance. A phone call on day five keeps most people on course.</p>
<p>For those with cluster headache there are trials to look at, such as ${link('nct:NCT02797951', 'this one of galcanezumab')}.</p>`,
      },
    ],
  },
  {
    by: 'tanya.whitebear',
    title: 'Kidney checks closer to home',
    summary: 'What changed when the urine test travelled instead of the patient.',
    areas: ['Indigenous health', 'Chronic kidney disease'],
    cover: 'north',
    versions: [
      {
        on: { daysAgo: 52, at: '9:35' },
        content: ({
          link,
        }) => `<p>A finger-prick creatinine and a urine albumin at the community health centre: the test travels, the person does not. What mattered as much as the device was who gave the result, when, and with what plan: the same day, by somebody from the community.</p>
<h2>What we bring along</h2>
<ul><li>The device, with strips for forty people.</li><li>A page on what the numbers mean, in two languages.</li>
<li>Time. Half an hour for each person who has a question.</li></ul>
<p>On what to offer next, I keep ${link('pmid:32970396', 'DAPA-CKD')}, ${link('pmid:30990260', 'CREDENCE')} and ${link('pmid:33264825', 'FIDELIO-DKD')} in a folio.</p>`,
      },
    ],
  },
  {
    by: 'sofia.rossi',
    title: 'Reading a Health Canada decision in two minutes',
    summary: 'Where the product, the outcome and the date stand, and what a summary does not say.',
    areas: ['New drug approvals', 'Systemic cancer therapy'],
    cover: 'decision',
    versions: [
      {
        on: { daysAgo: 3, at: '17:21' },
        content: ({
          link,
        }) => `<p>There are two kinds of summaries. A <strong>regulatory decision summary</strong> says what was decided about one submission. A <strong>summary basis of decision</strong> says why a product was authorized, at length.</p>
<table><thead><tr><th scope="col">Look for</th><th scope="col">Because</th></tr></thead><tbody>
<tr><td>Type of submission</td><td>A new substance and a new use are different stories</td></tr>
<tr><td>Outcome</td><td>Not every submission ends with an approval</td></tr>
<tr><td>DINs</td><td>They lead to the products, and to what a formulary pays</td></tr></tbody></table>
<p>Try it with ${link('brand:KEYTRUDA', 'Keytruda')}: its page lists the decisions about it, and ${link('pmid:27718847', 'KEYNOTE-024')} is the trial people mean most often.</p>`,
      },
    ],
  },
  {
    by: 'sean.oconnor',
    title: 'A naloxone kit at every discharge',
    summary: 'Three changes that made it happen at three in the morning.',
    areas: ['Toxicology', 'Resuscitation'],
    cover: 'kit',
    comments: [
      {
        by: 'mei.chan',
        on: { daysAgo: 14, at: '9:20' },
        text: 'Who shows the family how to use it, when the department is full?',
        isQuestion: true,
        answer: {
          by: 'sean.oconnor',
          on: { daysAgo: 13, at: '23:47' },
          text: 'Whoever brings the discharge papers. It takes less time than finding somebody else to do it.',
        },
      },
    ],
    versions: [
      {
        on: { daysAgo: 15, at: '3:12' },
        content: ({
          link,
        }) => `<p>We used to write prescriptions for kits. Now the kit is in the drawer and leaves with the person.</p>
<ol><li>The drawer is at the exit, not in the pharmacy.</li><li>Whoever discharges shows it, two minutes, to the person and to whoever is with them.</li>
<li>Nobody has to ask for it.</li></ol>
<p>What we hand out is the ${link('ingredient:NALOXONE', 'nasal spray')}.</p>`,
      },
    ],
  },
  {
    by: 'nurse',
    title: 'The drawer of placebo inhalers',
    summary: 'Where to keep them, how to clean them, and how to ask for the first try.',
    areas: ['Asthma and allergy', 'Smoking and vaping cessation'],
    cover: 'airways',
    versions: [
      {
        on: { daysAgo: 34, at: '20:08' },
        content: ({
          link,
        }) => `<p>Ours is the second drawer on the left, so that nobody has to get up. One of each kind we prescribe: an aerosol with a spacer, a powder device, a soft mist.</p>
<p>I ask: "Show me how you do it at home." Not: "Do you know how to use it?" Everybody says yes to the second.</p>
<ul><li>Single-use mouthpieces for what can take them.</li><li>A wipe and a day's rest for what cannot.</li></ul>
<p>Salbutamol in all its forms is ${link('ingredient:SALBUTAMOL', 'here')}, with what Ontario pays.</p>`,
      },
    ],
  },
]

export const demoLinks: DemoLink[] = [
  {
    by: 'sofia.rossi',
    on: { daysAgo: 7, at: '7:33' },
    title: 'Health Canada: drugs and health products',
    summary: 'The page I open first on Monday.',
    areas: ['New drug approvals'],
    externalLinkType: 'Article',
    externalLink: 'https://www.canada.ca/en/health-canada/services/drugs-health-products.html',
  },
  {
    by: 'harpreet.gill',
    on: { daysAgo: 10, at: '12:15' },
    title: 'Canadian Immunization Guide',
    summary: 'The reference for every schedule question, updated in place.',
    areas: ['Vaccination of children', 'Vaccines'],
    externalLinkType: 'Article',
    externalLink: 'https://www.canada.ca/en/public-health/services/canadian-immunization-guide.html',
  },
  {
    by: 'doctor',
    on: { daysAgo: 19, at: '21:50' },
    title: 'Canadian Medical Association Journal',
    summary: 'Short practice articles: good for the two minutes between patients.',
    areas: ['Continuing professional development'],
    externalLinkType: 'Journal',
    externalLink: 'https://www.cmaj.ca/',
  },
  {
    by: 'voiceof',
    on: { daysAgo: 28, at: '10:30' },
    title: 'Choosing Wisely Canada',
    summary: 'Lists by specialty of what to think twice about.',
    areas: ['Arrhythmia'],
    externalLinkType: 'Article',
    externalLink: 'https://choosingwiselycanada.org/',
  },
]

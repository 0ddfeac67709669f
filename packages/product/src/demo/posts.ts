import type { ExternalLinkType } from '@materia/contract'

interface DemoPost {
  by: string
  daysAgo: number
  title: string
  summary: string
  areas: string[]
}
export interface DemoArticle extends DemoPost {
  content: string
}
export interface DemoLink extends DemoPost {
  externalLinkType: ExternalLinkType
  externalLink: string
}

export const demoArticles: DemoArticle[] = [
  {
    by: 'elise.tremblay',
    daysAgo: 2,
    title: 'Four drugs in four weeks: how we start heart failure therapy',
    summary: 'A starting order that has worked in our clinic, what we check, and when we stop and think.',
    areas: ['Heart failure'],
    content:
      '<p>Most of the benefit of modern therapy for reduced ejection fraction comes early, yet many people wait months for the second drug. We aim to have all four classes started within four weeks, at low doses, and to raise them later.</p><h2>The order we use</h2><ol><li>Week 1: a beta-blocker and an SGLT2 inhibitor, both at the starting dose.</li><li>Week 2: sacubitril/valsartan, or an ACE inhibitor where cost or pressure stands in the way.</li><li>Week 4: a mineralocorticoid receptor antagonist if potassium and kidney function allow.</li></ol><h2>What we check</h2><table><tbody><tr><th>When</th><th>What</th></tr><tr><td>Before each step</td><td>Blood pressure, symptoms on standing, weight</td></tr><tr><td>One to two weeks after the MRA</td><td>Potassium and creatinine</td></tr></tbody></table><p>A rise in creatinine of up to 30 % after starting is common and rarely a reason to stop. Low pressure without symptoms is not a reason either.</p><blockquote><p>The dose that is taken helps more than the dose that was planned.</p></blockquote>',
  },
  {
    by: 'marisol.delacruz',
    daysAgo: 5,
    title: 'Sick-day rules that patients actually remember',
    summary: 'One card, five drug classes, two sentences. What we print and why.',
    areas: ['Type 2 diabetes', 'Chronic kidney disease'],
    content:
      '<p>Vomiting, diarrhea, a fever with poor intake: on such days several drugs do more harm than good. We print one card with two sentences.</p><ul><li>Pause on sick days: SGLT2 inhibitor, metformin, ACE inhibitor or ARB, diuretic, NSAID.</li><li>Start again after 24 to 48 hours of eating and drinking normally.</li></ul><p>Insulin is never on the card: basal insulin goes on, the dose is talked about by phone. The card carries the clinic number in large type.</p>',
  },
  {
    by: 'linh.nguyen',
    daysAgo: 9,
    title: 'Shorter is better: antibiotic days we stopped prescribing',
    summary: 'Five common infections, the course lengths we now use, and the evidence in one line each.',
    areas: ['Antimicrobial stewardship'],
    content:
      '<p>Our stewardship round removed about a third of antibiotic days in a year, almost all by shortening courses.</p><table><tbody><tr><th>Infection</th><th>We used to give</th><th>Now</th></tr><tr><td>Community-acquired pneumonia, improving by day 3</td><td>7–10 days</td><td>5 days</td></tr><tr><td>Cystitis in women</td><td>7 days</td><td>3–5 days, by drug</td></tr><tr><td>Cellulitis</td><td>10 days</td><td>5 days</td></tr><tr><td>Gram-negative bacteremia, source controlled</td><td>14 days</td><td>7 days</td></tr></tbody></table><p>The rule we teach: decide the last day when you write the first dose.</p>',
  },
  {
    by: 'olivier.gagnon',
    daysAgo: 16,
    title: 'Watch the inhaler being used, every time',
    summary: 'Nine in ten people make at least one error. A two-minute check that finds it.',
    areas: ['Asthma and allergy'],
    content:
      '<p>Before stepping up treatment, ask the person to show you. We keep placebo devices in a drawer for this.</p><h2>The four questions</h2><ol><li>Is it loaded or shaken?</li><li>Is the breath slow and deep (aerosol), or fast and forceful (dry powder)?</li><li>Is it held for a count of ten?</li><li>Is the mouth rinsed after a steroid?</li></ol><p>Different devices for reliever and controller ask for different breaths. Where we can, we keep one kind.</p>',
  },
  {
    by: 'mei.chan',
    daysAgo: 23,
    title: 'Deprescribing in long-term care: begin with one drug',
    summary: 'How a small, slow start earned trust of families and staff.',
    areas: ['Deprescribing'],
    content:
      '<p>We begin every review with one question: which of these would we start today? The first drug to go is the one that everybody agrees on. Proton pump inhibitors without a reason left, then statins near the end of life, then the second antihypertensive in somebody who falls.</p><p>We taper one thing at a time, write down what we expect, and look after two weeks. Families hear the plan before the first change.</p>',
  },
  {
    by: 'jean-marc.lavoie',
    daysAgo: 31,
    title: 'When the second antidepressant has not worked',
    summary: 'A checklist before calling a depression resistant.',
    areas: ['Depression'],
    content:
      '<p>Before changing again, five questions: Was the dose reached, and for six weeks? Was it taken? Is there alcohol, thyroid disease, sleep apnea? Is it bipolar? Is there psychotherapy beside it?</p><p>Only then do we augment or move to the next class, and we say from the start when we will look again.</p>',
  },
  {
    by: 'david.cohen',
    daysAgo: 44,
    title: 'Medication-overuse headache: the conversation',
    summary: 'Words that help, a taper that is bearable, and the week that is hard.',
    areas: ['Headache and migraine'],
    content:
      '<p>Nobody has done anything wrong: the treatment that helped became the cause. We count days, not pills: ten days a month for triptans and combinations, fifteen for simple analgesics.</p><p>We start prevention first, stop the overused drug abruptly where that is safe, and name the hard week in advance. A phone call on day five keeps most people on course.</p>',
  },
  {
    by: 'tanya.whitebear',
    daysAgo: 58,
    title: 'Kidney checks closer to home',
    summary: 'What changed when the urine test travelled instead of the patient.',
    areas: ['Indigenous health', 'Chronic kidney disease'],
    content:
      '<p>A finger-prick creatinine and a urine albumin at the community health centre found in one year as many people with kidney disease as the five years before. What mattered as much as the device: results were given the same day, by somebody from the community, with a plan.</p>',
  },
  {
    by: 'voiceof',
    daysAgo: 12,
    title: 'Atrial fibrillation found by a watch: what now?',
    summary: 'Our short guidance for the growing number of people who arrive with a recording.',
    areas: ['Atrial fibrillation'],
    content:
      '<p>A recording of 30 seconds or more that a clinician can read as atrial fibrillation is enough for the diagnosis. A notification alone is not: it asks for an electrocardiogram.</p><ul><li>Confirm the rhythm on a tracing.</li><li>Work out stroke risk as for any atrial fibrillation.</li><li>Look for what drives it: pressure, sleep apnea, alcohol, thyroid.</li></ul>',
  },
]

export const demoLinks: DemoLink[] = [
  {
    by: 'sofia.rossi',
    daysAgo: 3,
    title: 'Health Canada: drugs and health products, what is new',
    summary: 'The page I open first on Monday.',
    areas: ['New drug approvals'],
    externalLinkType: 'Article',
    externalLink: 'https://www.canada.ca/en/health-canada/services/drugs-health-products.html',
  },
  {
    by: 'harpreet.gill',
    daysAgo: 7,
    title: 'Canadian Immunization Guide',
    summary: 'The reference for every schedule question, updated in place.',
    areas: ['Vaccination of children', 'Vaccines'],
    externalLinkType: 'Article',
    externalLink: 'https://www.canada.ca/en/public-health/services/canadian-immunization-guide.html',
  },
  {
    by: 'doctor',
    daysAgo: 14,
    title: 'Canadian Medical Association Journal',
    summary: 'Open access, short practice articles: good for the two minutes between patients.',
    areas: ['Continuing professional development'],
    externalLinkType: 'Journal',
    externalLink: 'https://www.cmaj.ca/',
  },
  {
    by: 'voiceof',
    daysAgo: 20,
    title: 'Palpitations in practice: a recorded talk',
    summary: 'Twenty minutes on who needs which monitor.',
    areas: ['Arrhythmia'],
    externalLinkType: 'YouTube',
    externalLink: 'https://www.youtube.com/results?search_query=palpitations+assessment',
  },
]

import type { DemoArticle } from './post.ts'

export const prescribingArticles: DemoArticle[] = [
  {
    by: 'marisol.delacruz',
    title: 'Sick-day rules that patients actually remember',
    summary: 'One card, seven letters, two sentences. What we print and why.',
    areas: ['Type 2 diabetes', 'Chronic kidney disease'],
    cover: 'sick-day',
    figures: ['sick-day-card'],
    files: [{ path: 'sick-day-card.pdf', type: 'PDF' }],
    comments: [
      {
        by: 'linh.nguyen',
        on: { daysAgo: 4, at: '7:58' },
        text: 'Do you hand the card to everybody on these drugs, or only to those who have had a bad week before?',
        isQuestion: true,
        answer: {
          by: 'marisol.delacruz',
          on: { daysAgo: 4, at: '12:30' },
          text: 'Everybody, with the first prescription. The bad week is the wrong time to teach it.',
        },
      },
      {
        by: 'tanya.whitebear',
        on: { daysAgo: 2, at: '20:11' },
        text: 'Ours has the clinic’s number on it in large print. The number is what people use.',
      },
    ],
    versions: [
      {
        on: { daysAgo: 5, at: '18:52' },
        content: ({
          figure,
          link,
        }) => `<p>Vomiting, diarrhea, a fever with poor intake: on such days several drugs do more harm than good. We print one card, on both sides of the visit.</p>
${figure('sick-day-card', 'A card that lists what to pause on a sick day: sulfonylurea, ACE inhibitor, diuretic, metformin, ARB, NSAID, SGLT2 inhibitor.', 'The card. The clinic and its number are invented; the PDF is below.')}
<h2>What makes it work</h2>
<ul><li>The letters spell SADMANS, which people find funny and keep.</li>
<li>It says when to start again: after 24 to 48 hours of eating and drinking normally.</li>
<li>Insulin is not on the list. Basal insulin goes on; we talk about the dose by phone.</li></ul>
<p>Ketoacidosis with near-normal glucose is the reason for the last letter; there is a ${link('pmid:31839866', 'case report')} worth reading.</p>`,
      },
    ],
  },
  {
    by: 'linh.nguyen',
    title: 'Shorter is better: antibiotic days we stopped prescribing',
    summary: 'Four common infections, the course lengths we now use, and one rule.',
    areas: ['Antimicrobial stewardship'],
    cover: 'short-courses',
    figures: ['stewardship'],
    versions: [
      {
        on: { daysAgo: 21, at: '12:37' },
        content:
          () => `<p>Our stewardship round removed about a third of antibiotic days in a year, almost all by shortening courses.</p>
<p>The rule we teach: decide the last day when you write the first dose.</p>`,
      },
      {
        on: { daysAgo: 8, at: '13:09' },
        content: ({
          figure,
        }) => `<p>Our stewardship round removed about a third of antibiotic days in a year, almost all by shortening courses.</p>
${figure('stewardship', 'A line that falls from 412 to 284 days of therapy per 1,000 patient-days within a year.', 'Our (invented) ward. The dashed line is when the rule began.')}
<table><thead><tr><th scope="col">Infection</th><th scope="col">We used to give</th><th scope="col">Now</th></tr></thead><tbody>
<tr><td>Community-acquired pneumonia, stable by day 3</td><td>7–10 days</td><td>5 days</td></tr>
<tr><td>Cystitis in women</td><td>7 days</td><td>3–5 days, by drug</td></tr>
<tr><td>Cellulitis, improving</td><td>10 days</td><td>5 days</td></tr>
<tr><td>Gram-negative bacteremia, source controlled, improving</td><td>14 days</td><td>7 days</td></tr></tbody></table>
<p>The rule we teach: decide the last day when you write the first dose.</p>`,
      },
    ],
  },
  {
    by: 'olivier.gagnon',
    title: 'Watch the inhaler being used, every time',
    summary: 'Before stepping up treatment: a two-minute check, with a short film to show.',
    areas: ['Asthma and allergy'],
    cover: 'inhaler',
    figures: ['inhaler-steps'],
    files: [{ path: 'one-breath.mp4', type: 'Video' }],
    isPromoted: true,
    versions: [
      {
        on: { daysAgo: 13, at: '8:26' },
        content: ({
          figure,
          link,
        }) => `<p>Before stepping up treatment, ask the person to show you. We keep placebo devices in a drawer for this.</p>
${figure('inhaler-steps', 'Four steps: loaded or shaken; the breath; held for a count of ten; rinsed after a steroid.', 'What we look at, in this order.')}
<p>Different devices for reliever and controller ask for different breaths. Where we can, we keep one kind. For mild asthma, as-needed budesonide-formoterol was studied in ${link('pmid:29768149', 'SYGMA 1')}.</p>
<p>The film below takes eight seconds. People smile at it, and then do it right.</p>`,
      },
    ],
  },
  {
    by: 'doctor',
    title: 'What Ontario pays for a statin, in one table',
    summary: 'The question comes up weekly. The answer is in the formulary.',
    areas: ['Dyslipidemia', 'New drug approvals'],
    cover: 'prices',
    figures: ['statin-prices'],
    comments: [
      {
        by: 'tanya.whitebear',
        on: { daysAgo: 3, at: '12:26' },
        text: 'I had not seen the two side by side. Would you make the same table for diabetes drugs?',
        isQuestion: true,
      },
      {
        by: 'jean-marc.lavoie',
        on: { daysAgo: 1, at: '20:18' },
        text: 'Merci pour le tableau. Je le garde pour les patients qui demandent pourquoi leur comprimé a changé de couleur.',
      },
    ],
    versions: [
      {
        on: { daysAgo: 6, at: '16:44' },
        content: ({
          figure,
          link,
        }) => `<p>When a patient asks why the pharmacy gave "the other one", I show this. Prices are for one tablet, from the Ontario Drug Benefit formulary's extract of July 30, 2025.</p>
${figure('statin-prices', 'Bars: the price of the brand and what Ontario pays for atorvastatin 20 mg, rosuvastatin 10 mg and simvastatin 20 mg.', 'Formulary prices; drawing mine.')}
<table><thead><tr><th scope="col">Tablet</th><th scope="col">Brand</th><th scope="col">Its price</th><th scope="col">Ontario pays</th></tr></thead><tbody>
<tr><td>${link('ingredient:ATORVASTATIN', 'Atorvastatin')} 20 mg</td><td>Lipitor</td><td>$2.6741</td><td>$0.2179</td></tr>
<tr><td>${link('ingredient:ROSUVASTATIN', 'Rosuvastatin')} 10 mg</td><td>Crestor</td><td>$1.5816</td><td>$0.1354</td></tr>
<tr><td>${link('ingredient:SIMVASTATIN', 'Simvastatin')} 20 mg</td><td>Zocor</td><td>$3.4841</td><td>$0.2501</td></tr></tbody></table>
<p>Ontario pays the price of the interchangeable generic, whichever product is dispensed.</p>`,
      },
    ],
  },
  {
    by: 'mei.chan',
    title: 'Deprescribing in long-term care: begin with one drug',
    summary: 'How a small, slow start earned the trust of families and staff.',
    areas: ['Deprescribing'],
    cover: 'one-drug-less',
    figures: ['deprescribing'],
    versions: [
      {
        on: { daysAgo: 23, at: '15:18' },
        content: ({
          figure,
          link,
        }) => `<p>We begin every review with one question: which of these would we start today? The first drug to go is the one that everybody agrees on.</p>
${figure('deprescribing', 'Four arrows: ask, agree, taper, look.', 'One drug at a time, then again from the start.')}
<p>Often it is a proton pump inhibitor such as ${link('ingredient:PANTOPRAZOLE', 'pantoprazole')} whose reason is long gone, then a sleeping pill, then the second antihypertensive in somebody who falls. We taper one thing at a time, write down what we expect, and look after two weeks. Families hear the plan before the first change.</p>`,
      },
    ],
  },
]

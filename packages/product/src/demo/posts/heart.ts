import type { DemoArticle, Writing } from './post.ts'

const order = `<h2>The order we use</h2>
<ol><li>Week 1: a beta-blocker and an SGLT2 inhibitor, both at the starting dose.</li>
<li>Week 2: sacubitril/valsartan, or an ACE inhibitor where cost or blood pressure stands in the way.</li>
<li>Week 4: a mineralocorticoid receptor antagonist, if potassium and kidney function allow.</li></ol>`

const checks = `<h2>What we check</h2>
<table><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">We think again if</th></tr></thead><tbody>
<tr><td>Before each step</td><td>Blood pressure, symptoms on standing, weight</td><td>Dizzy on standing, or falls</td></tr>
<tr><td>One to two weeks after the MRA</td><td>Potassium and creatinine</td><td>Potassium above 5.5 mmol/L</td></tr>
<tr><td>Any visit</td><td>Is it taken, and can it be paid for?</td><td>The answer is no</td></tr></tbody></table>`

const beginning = `<p>Most of the benefit of modern therapy for a reduced ejection fraction comes early, yet many people wait months for
the second drug. We aim to have all four classes started within four weeks, at low doses, and to raise them later.</p>`

const evidence = ({ figure, link }: Writing) => `<h2>Why not wait</h2>
<p>Three large trials point the same way: ${link('pmid:25176015', 'PARADIGM-HF')}, ${link('pmid:31535829', 'DAPA-HF')} and
${link('pmid:32865377', 'EMPEROR-Reduced')}. The fourth pillar is older: ${link('pmid:10471456', 'RALES')}.</p>
${figure(
  'hf-trials',
  'Bars: the primary outcome in PARADIGM-HF 26.5 against 21.8 percent, in DAPA-HF 21.2 against 16.3, in EMPEROR-Reduced 24.7 against 19.4.',
  'The primary outcome in three trials. Numbers from the articles, drawing ours.',
)}`

export const heartArticles: DemoArticle[] = [
  {
    by: 'elise.tremblay',
    title: 'Four drugs in four weeks: how we start heart failure therapy',
    summary: 'A starting order that has worked in our clinic, what we check, and when we stop and think.',
    areas: ['Heart failure'],
    cover: 'four-pillars',
    figures: ['hf-trials'],
    versions: [
      { on: { daysAgo: 17, at: '6:48' }, content: () => `${beginning}${order}` },
      {
        on: { daysAgo: 9, at: '21:14' },
        content: () =>
          `${beginning}${order}${checks}<p>Thank you to those who asked about potassium: the table is new.</p>`,
      },
      {
        on: { daysAgo: 2, at: '7:05' },
        content: (writing) => `${beginning}${order}${evidence(writing)}${checks}
<p>A rise in creatinine of up to 30 % after starting is common and rarely a reason to stop. Low blood pressure without symptoms is not a reason either.</p>
<blockquote><p>The dose that is taken helps more than the dose that was planned.</p></blockquote>`,
      },
    ],
  },
  {
    by: 'resident',
    title: 'DAPA-HF as a hundred people',
    summary: 'A relative risk is hard to picture. I drew the absolute one for our journal club.',
    areas: ['Heart failure', 'Medical education'],
    cover: 'journal',
    figures: ['absolute'],
    versions: [
      {
        on: { daysAgo: 4, at: '22:31' },
        content: ({
          figure,
          link,
        }) => `<p>For Thursday I turned the main result of ${link('pmid:31535829', 'DAPA-HF')} into dots. One dot is one person out of a hundred, over a median of about 18 months.</p>
${figure('absolute', 'A hundred dots twice: 21 marked with placebo, 16 marked with dapagliflozin.', 'Five dots fewer of a hundred: about 21 people treated for one event less.')}
<h2>Three things I would like to discuss</h2>
<ol><li>The curves part within weeks. Does that change when we start?</li>
<li>The effect was alike with and without diabetes.</li>
<li>Who was left out: type 1 diabetes, low blood pressure with symptoms, and an eGFR below 30.</li></ol>
<p>The registry's sister trial in kidney disease is ${link('nct:NCT03036150', 'here')}.</p>`,
      },
    ],
  },
  {
    by: 'voiceof',
    title: 'Atrial fibrillation found by a watch: what now?',
    summary: 'Our short guidance for the growing number of people who arrive with a recording.',
    areas: ['Atrial fibrillation'],
    cover: 'watch',
    figures: ['rhythm'],
    isPromoted: true,
    versions: [
      {
        on: { daysAgo: 26, at: '10:00' },
        content:
          () => `<p>A recording of 30 seconds or more that a clinician can read as atrial fibrillation is enough for the diagnosis. A notification alone is not: it asks for an electrocardiogram.</p>
<ul><li>Confirm the rhythm on a tracing.</li><li>Work out stroke risk as for any atrial fibrillation.</li></ul>`,
      },
      {
        on: { daysAgo: 11, at: '14:20' },
        content: ({
          figure,
          link,
        }) => `<p>A recording of 30 seconds or more that a clinician can read as atrial fibrillation is enough for the diagnosis. A notification alone is not: it asks for an electrocardiogram.</p>
${figure('rhythm', 'Two drawn tracings: even beats with P waves, and uneven beats without.', 'Drawn for this page. A real tracing is noisier.')}
<ul><li>Confirm the rhythm on a tracing.</li><li>Work out stroke risk as for any atrial fibrillation.</li>
<li>Look for what drives it: blood pressure, sleep apnea, alcohol, thyroid.</li></ul>
<p>Where anticoagulation is due, these are the trials that people ask about: ${link('pmid:21870978', 'ARISTOTLE')},
${link('pmid:19717844', 'RE-LY')} and ${link('pmid:21830957', 'ROCKET AF')}.</p>`,
      },
    ],
  },
]

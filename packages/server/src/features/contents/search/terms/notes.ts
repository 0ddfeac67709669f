/** What is written short in charts and notes, and the words that it stands for: one a line. */
const lines = `
tx trt ttt = treatment
abx abtx atb atbs = antibiotic
gtt gtts = drops
mab mabs = monoclonal antibody
ppx prophy = prophylaxis
preg = pregnancy
pts = patients
pulm = pulmonary
postop post-op = postoperative
preop pre-op = preoperative
autoinjector autoinjectors auto-injector auto-injecteur = injection
w/ = with
w/o = without
`

const inFull = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [short = '', words = ''] = line.split(' = ')
      return short.split(' ').map((each) => [each, words] as const)
    }),
)

/** "strep throat tx" → "strep throat treatment"; what is in quotes stays. */
export const withNotesInFull = (text: string): string =>
  text.includes('"') ? text : text.replaceAll(/[^\s,;]+/gu, (word) => inFull.get(word.toLowerCase()) ?? word)

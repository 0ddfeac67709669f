import { describe, expect, it } from 'vitest'
import { timesAsLong } from '../../../../testing/growth.ts'
import { isPartOfName } from '../known-names.ts'
import { negationsIn } from './negation.ts'

const negatedIn = (question: string) => negationsIn(question)[0]

describe('what a question denies', () => {
  it.each([
    ['statin other than Lipitor', 'statin', 'Lipitor'],
    ['anticoagulant not needing INR', 'anticoagulant', 'INR'],
    ['pain relief without codeine for adults', 'pain relief for adults', 'codeine'],
    ['something for sleep that is not a benzo', 'something for sleep', 'benzo'],
    ['blood pressure med that doesn’t cause cough', 'blood pressure med', 'cough'],
    ['non-drowsy antihistamine', 'antihistamine', 'drowsy'],
    ['sulfa-free antibiotic', 'antibiotic', 'sulfa'],
    ['alternative to denosumab in osteoporosis', 'in osteoporosis', 'denosumab'],
    ['antidepressant with less weight gain', 'antidepressant', 'weight gain'],
    ['antidépresseur avec moins de somnolence', 'antidépresseur', 'somnolence'],
    ['antibiotique sans sulfa pour cystite', 'antibiotique pour cystite', 'sulfa'],
    ['hypoglycémiant autre que la metformine', 'hypoglycémiant', 'metformine'],
    ['statine sauf Crestor', 'statine', 'Crestor'],
    ['antihistaminique qui ne cause pas de somnolence', 'antihistaminique', 'somnolence'],
    ['antihistaminique qui n’endort pas', 'antihistaminique', 'endort'],
  ])('in %s is parted from what it asks for', (typed, wanted, unwanted) => {
    expect(negatedIn(typed)).toEqual({ wanted, unwanted, isReason: false })
  })

  it('is told from what somebody does not tolerate, which is a reason', () => {
    expect(negatedIn('antibiotic for cellulitis penicillin allergy')).toEqual({
      wanted: 'antibiotic for cellulitis',
      unwanted: 'penicillin',
      isReason: true,
      isForOther: true,
    })
    expect(negatedIn('hypertension ACE inhibitor allergy')).toMatchObject({
      wanted: 'hypertension',
      unwanted: 'ACE inhibitor',
    })
    expect(negatedIn('otite enfant allergie pénicilline')).toMatchObject({
      wanted: 'otite enfant',
      unwanted: 'pénicilline',
    })
    expect(negatedIn('cholesterol intolerance aux statines')).toMatchObject({
      wanted: 'cholesterol',
      unwanted: 'statines',
    })
    expect(negatedIn('antibiotique allergie à la pénicilline')).toMatchObject({
      unwanted: 'pénicilline',
      isReason: true,
    })
  })

  it.each([
    ['hives not better w/ reactine', 'hives', 'reactine'],
    ['pph second line after oxytocin', 'pph', 'oxytocin'],
    ['t2dm failed metformin', 't2dm', 'metformin'],
    ['hypertension uncontrolled on ramipril', 'hypertension', 'ramipril'],
    ['gout flares despite allopurinol', 'gout flares', 'allopurinol'],
    ['urticaire pas mieux avec reactine', 'urticaire', 'reactine'],
    ['diabete malgre metformine', 'diabete', 'metformine'],
    ['hta mal contrôlée sous amlodipine', 'hta', 'amlodipine'],
    ['poux nix échec x2', 'poux', 'nix'],
    ['dépression échec sertraline', 'dépression', 'sertraline'],
    ['hta 2e ligne apres ramipril', 'hta', 'ramipril'],
    ['pph oxytocin not enough', 'pph', 'oxytocin'],
    ['migraine sumatriptan not working', 'migraine', 'sumatriptan'],
    ['gout colchicine isn’t helping', 'gout', 'colchicine'],
    ['siadh not responding to fluid restriction', 'siadh', 'fluid restriction'],
    ['diabète metformine insuffisante', 'diabète', 'metformine'],
    ['migraine sumatriptan ne marche pas', 'migraine', 'sumatriptan'],
    ['goutte colchicine pas assez', 'goutte', 'colchicine'],
    ['failed ssri depression', '', 'ssri depression'],
    ['otitis not better after 3 days of amoxicillin', 'otitis', 'amoxicillin'],
    ['otite pas mieux après 3 j amoxicilline', 'otite', 'amoxicilline'],
    ['rosacea metrogel did nothing', 'rosacea', 'metrogel'],
    ['svt adenosine twice no luck', 'svt', 'adenosine'],
    ['otitis amoxicillin failed', 'otitis', 'amoxicillin'],
    ['delirium haldol not touching it', 'delirium', 'haldol'],
    ['tsv adénosine x 2 sans succès', 'tsv', 'adénosine'],
    ['agitation haldol fait rien', 'agitation', 'haldol'],
    ['rosacée metrogel n’a rien fait', 'rosacée', 'metrogel'],
    ['diabète gestationnel metformine au max', 'diabète gestationnel', 'metformine'],
    ['gestational diabetes maxed on metformin', 'gestational diabetes', 'metformin'],
  ])('is told from what did not help, as in %s', (typed, wanted, unwanted) => {
    expect(negatedIn(typed)).toEqual({ wanted, unwanted, isReason: true, isForOther: true, hasFailed: true })
  })

  it.each([
    ['strep throat penicillin rash', 'strep throat', 'penicillin'],
    ['cellulitis cephalexin anaphylaxis', 'cellulitis', 'cephalexin'],
    ['uti reaction to nitrofurantoin', 'uti', 'nitrofurantoin'],
    ['pharyngite rash à la péni', 'pharyngite', 'péni'],
    ['cystite urticaire au septra', 'cystite', 'septra'],
  ])('is told from what gave somebody a rash, as in %s', (typed, wanted, unwanted) => {
    expect(negatedIn(typed)).toEqual({ wanted, unwanted, isReason: true, isForOther: true })
  })

  it.each([
    ['lice still there after nix', 'lice', 'nix'],
    ['poux encore là après nix', 'poux', 'nix'],
    ['plantar warts freezing didnt work', 'plantar warts', 'freezing'],
    ['verrues plantaires azote sans succès', 'verrues plantaires', 'azote'],
  ])('is told from what goes on in spite of it, as in %s', (typed, wanted, unwanted) => {
    expect(negatedIn(typed)).toMatchObject({ wanted, unwanted, hasFailed: true })
  })

  it.each(['heart failure spironolactone', 'kidney failure metformin', 'heart failure on sacubitril'])(
    'takes no failing organ for a drug that did not help, as in %s',
    (typed) => {
      expect(negatedIn(typed)).toBeUndefined()
    },
  )

  it.each([
    'northern nothing notes',
    'metformin dose',
    'lamotrigine rash',
    'renal insufficiency',
    'hives',
    'nonetheless',
    'without',
  ])('is nothing in %s', (typed) => {
    expect(negatedIn(typed)).toBeUndefined()
  })
})

describe('what is denied as a part of a name', () => {
  it('is told from the words around it', () => {
    expect(isPartOfName(['hormonal'], 'hot flashes non hormonal'.split(' '))).toBe(true)
    expect(isPartOfName(['hormonal'], 'hot tea non hormonal'.split(' '))).toBe(false)
  })

  it('is looked for among a hundred thousand words in a time that their number explains', () => {
    const look = (length: number) => isPartOfName(['hormonal'], Array<string>(length).fill('a'))

    expect(timesAsLong(look, [20_000, 100_000])).toBeLessThan(20)
  })
})

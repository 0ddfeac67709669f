import { describe, expect, it } from 'vitest'
import { alternativeIn, withTargetFirst } from './alternatives.ts'

describe('what else than a drug there is', () => {
  it.each([
    ['alternative to omeprazole', 'omeprazole', ''],
    ['alternatives for Lyrica in shortage', 'Lyrica in shortage', ''],
    ['antihypertensive instead of ramipril', 'ramipril', 'antihypertensive'],
    ['switch from paroxetine', 'paroxetine', ''],
    ['patient can’t tolerate metformin', 'metformin', 'patient'],
    ['lyrica alternative', 'lyrica', ''],
    ['champix backorder alternative', 'champix', ''],
    ['alternative au ramipril toux', 'ramipril toux', ''],
    ['alternative à l’oméprazole', 'oméprazole', ''],
    ['remplacer la dompéridone', 'dompéridone', ''],
    ['à la place du tramadol', 'tramadol', ''],
    ['ne tolère pas la metformine', 'metformine', ''],
    ['diclectin not working next step', 'diclectin', ''],
    ['metformin is no longer enough', 'metformin', ''],
    ['diclectin marche pas quoi ajouter', 'diclectin', ''],
    ['metformine suffit plus', 'metformine', ''],
  ])('is asked for in %s', (question, instead, rest) => {
    expect(alternativeIn(question)).toEqual({ instead, rest })
  })

  it.each([
    ['ramipril cough switch to', 'ramipril cough'],
    ['rash from allopurinol what else', 'rash from allopurinol'],
    ['rash à l’allopurinol quoi d’autre ?', 'rash à l’allopurinol'],
    ['4T score 6 heparin stopped start what', '4T score 6 heparin'],
  ])('is asked for at the end of %s', (question, instead) => {
    expect(alternativeIn(question)).toEqual({ instead, rest: '', isAnywhere: true })
  })

  it.each([
    ['diclectin failed still vomiting', 'diclectin', 'vomiting'],
    ['diclectin marche pas encore des vomissements', 'diclectin', 'des vomissements'],
  ])('is asked for where it goes on, as in %s', (question, instead, rest) => {
    expect(alternativeIn(question)).toEqual({ instead, rest })
  })

  it.each([
    "who can't take a triptan",
    'tylenol overdose what instead',
    'heparin bleeding what else',
    'missed birth control pill what instead',
    'surdose de tylenol quoi d’autre',
    'generic alternative to Lipitor',
    'biosimilaire au lieu de Humira',
    'switch from citalopram to venlafaxine',
    'remplacer le ramipril par le candésartan',
    'iron replacement',
    'nicotine patch or champix instead',
    'alternative',
    'insulin pump not working because of battery',
    '"alternative to omeprazole"',
  ])('is not asked for in %s', (question) => {
    expect(alternativeIn(question)).toBeUndefined()
  })
})

describe('the drug that somebody is to be given next', () => {
  it.each([
    ['switch from citalopram to venlafaxine', 'venlafaxine switch citalopram'],
    ['switching patient from Coumadin to Eliquis', 'Eliquis switch Coumadin'],
    ['morphine to hydromorphone conversion', 'hydromorphone switch morphine'],
    ['passer du citalopram à la venlafaxine', 'venlafaxine switch citalopram'],
    ['passage héparine à apixaban', 'apixaban switch héparine'],
    ['remplacer le ramipril par le candésartan', 'candésartan switch ramipril'],
  ])('comes first in %s', (question, read) => {
    expect(withTargetFirst(question)).toBe(read)
  })

  it.each([
    'transmission from mother to child',
    'metformin to start',
    'passer une pierre au rein',
    '"switch from a to b"',
  ])('is not told in %s', (question) => {
    expect(withTargetFirst(question)).toBe(question)
  })
})

import { type ContentItemType, contentRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'

const { app, make, as } = await testApp()
const [english, french] = [await make.doctor(), await make.doctor()]
await as(french).call(userRoutes.setLanguage, { params: { id: french.userId }, body: { language: 'fr' } })

async function cardsOf(type: ContentItemType, options: object = {}) {
  const { contentItemId } = await makeContent(app, type, options)
  const read = async (reader: typeof english) => {
    const { body } = await as(reader).call(contentRoutes.getContentSummary, { params: { contentItemId } })
    return [body.statusWord, body.factLine]
  }
  return { english: await read(english), french: await read(french), contentItemId }
}

const site = (country: string) => ({ facility: null, address: null, city: null, state: null, status: null, country })

describe("the facts of a card, in the reader's language", () => {
  it('words the status of a drug and the type of a decision', async () => {
    const drug = await cardsOf('Drug', { details: { drugStatus: 'CancelledPreMarket' } })
    const decision = await cardsOf('Decision', { details: { outcome: 'Approved', decisionType: 'Basis' } })

    expect(drug.english[0]).toBe('Cancelled before marketing')
    expect(drug.french[0]).toBe('Annulé avant commercialisation')
    expect([decision.english[0], decision.french[0]]).toEqual(['Approved', 'Autorisé'])
    expect(decision.english[1]).toBe('Summary basis of decision · Enbrel · Immunex')
    expect(decision.french[1]).toBe('Sommaire des motifs de décision · Enbrel · Immunex')
  })

  it('words the status and counts the sites of a trial', async () => {
    const details = { conditions: ['Asthma'], phases: ['Phase 3'], trialStatusType: 'Active, not recruiting' }
    const one = await cardsOf('Trial', { details: { ...details, locations: [site('Canada'), site('France')] } })
    const abroad = await cardsOf('Trial', { details: { ...details, locations: [site('France'), site('Italy')] } })

    expect(one.english).toEqual(['Active, not recruiting', 'Asthma · Phase 3 · 1 Canadian site'])
    expect(one.french).toEqual(['En cours, recrutement terminé', 'Asthma · Phase 3 · 1 centre canadien'])
    expect(abroad.english[1]).toBe('Asthma · Phase 3 · 2 sites')
    expect(abroad.french[1]).toBe('Asthma · Phase 3 · 2 centres')
  })

  it('counts the items of a folio and names its level', async () => {
    const folio = await cardsOf('Folio', { ownerId: english.userId, details: { shareLevel: 'Public' } })
    const restricted = await cardsOf('Folio', { ownerId: english.userId, details: { shareLevel: 'Restricted' } })

    expect(folio.english).toEqual(['Public', '0 items'])
    expect(folio.french).toEqual(['Public', '0 élément'])
    expect(restricted.french[0]).toBe('Restreint')
  })
})

/** Small words of a French question beside those that say nothing in any text: how it asks, not what for. No product is called so. */
const asking = `
  malgre encore toujours deja trop beaucoup assez aucun aucune autre autres certains chaque plusieurs quelque quelques tel telle tous tout toute toutes
  seul seule seuls seules meme memes alors donc puis ensuite enfin apres avant jusqu jusque presque environ moins mieux pire tres vraiment
  dois doit doivent devrait devrais faut fallait falloir peut peux peuvent pourrait puis veut veux veulent voudrait vais va vont aller
  faire fais fait faites fera mettre met mets mis ajouter ajoute attendre attend passer utiliser utilise essayer essaie conseiller conseille
  savoir sais connaitre avez avons ont eu ai as etes sommes etait etaient sera seront serait ayant etant
  ici la-bas aujourd hui demain hier maintenant parfois souvent rarement jamais ailleurs
  possible permis permise autorise autorisee correct correcte acceptable recommande recommandee conseillee indique indiquee requis requise necessaire
  visite visites aimerais besoin sert servir existe existent
  moi toi lui celui celle ceux celles cela ceci voici voila quelqu personne rien chose choses truc
  lie liee lies liees
  suivante suivant prochaine prochain utile utiles`

const words = new Set(asking.trim().split(/\s+/))

const inEnglish = new Map([
  ['quel', 'which'],
  ['quelle', 'which'],
  ['quels', 'which'],
  ['quelles', 'which'],
  ['lequel', 'which'],
  ['laquelle', 'which'],
  ['lesquels', 'which'],
  ['lesquelles', 'which'],
  ['quoi', 'what'],
  ['combien', 'how'],
  ['comment', 'how'],
  ['quand', 'when'],
  ['pourquoi', 'why'],
])

/** No text is found by them, but they tell that something is asked. */
export const askedInEnglish = (word: string): string | undefined => inEnglish.get(word)

/** Of a folded word. */
export const isAskingInFrench = (word: string): boolean => words.has(word) || inEnglish.has(word)

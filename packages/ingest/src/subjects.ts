const animals =
  'pigeons|chickens|broilers|hens|poultry|ducks|geese|turkeys|dogs|cats|cattle|cows|calves|heifers|horses|foals|piglets|sows|sheep|lambs|ewes|goats|deer|ants|bees|honeybees|bumble bees|beetles|moths|spiders|fishes|flounder|salmon|trout|shrimps?|baboons|parakeets?|parrots|birds|dairy animals|camels'
const ofAnimals = new RegExp(
  `\\b(?:in|of|on|for|from|among)(?: [\\w-]+){0,4} (?:${animals})\\b|^(?:${animals}|ant) [a-z]|\\b(?:canine|feline|bovine|equine|caprine) (?:tick|immuno|leuk|\\w*virus|mastitis)`,
  'i',
)
const ofPeople =
  /\b(patients?|humans?|people|persons?|children|infants?|women|men|adults?|adolescents|model|models|allerg\w+|bites?|owners?|zoono\w+)\b/i
const farmHeading =
  /^(chickens?|pigs?|ducks?|cows?|poultry|broilers?|cattle|dairy cows|livestock|aquaculture|fish immunology|veterinary medicine)$/i

/** What is about animals for their own sake is of no area of medicine; what stands for people, as a model, is. */
export function isOfAnimals(title: string, headings: string[]): boolean {
  if (ofPeople.test(title) || headings.some((heading) => /^humans?$/i.test(heading))) return false
  return ofAnimals.test(title) || headings.some((heading) => farmHeading.test(heading))
}

const young = /^(infant|infant, newborn|child|child, preschool|adolescent)$/i
const grown = /^(adult|young adult|middle aged)$/i
const old = /^aged, 80 and over$/i
const symptoms =
  /^(headaches?|pain|cough|fever|fatigue|nausea|vomiting|diarrh?o?ea|constipation|pruritus|itch|myalgia)$/i

/**
 * The ages of those who took part are a subject where they are one age, and a symptom among the keywords where the title tells of
 * nothing else.
 */
export function tellingHeadings(headings: string[], titleTells: boolean): string[] {
  const hasGrown = headings.some((heading) => grown.test(heading))
  const hasYoung = headings.some((heading) => young.test(heading))
  return headings.filter(
    (heading) =>
      !(hasGrown && young.test(heading)) &&
      !((hasGrown || hasYoung) && old.test(heading)) &&
      !(titleTells && symptoms.test(heading)),
  )
}

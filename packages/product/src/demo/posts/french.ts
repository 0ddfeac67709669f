import type { DemoArticle } from './post.ts'

/** What colleagues write in French. */
export const frenchArticles: DemoArticle[] = [
  {
    by: 'jean-marc.lavoie',
    title: 'Trois questions avant de renouveler un somnifère',
    summary: 'Ce que nous demandons à la clinique avant de signer, et comment nous proposons de réduire la dose.',
    areas: ['Deprescribing', 'Primary care'],
    cover: 'night',
    comments: [
      {
        by: 'olivier.gagnon',
        on: { daysAgo: 5, at: '8:02' },
        text: 'Je les ai imprimées et collées près de l’écran. Merci.',
        answer: {
          by: 'jean-marc.lavoie',
          on: { daysAgo: 5, at: '19:44' },
          text: 'Dites-moi dans un mois laquelle vous sert vraiment.',
        },
      },
    ],
    versions: [
      {
        on: { daysAgo: 6, at: '18:20' },
        content:
          () => `<p>Un renouvellement prend trente secondes; une bonne conversation en prend cinq minutes et évite souvent
des mois de traitement. Voici les trois questions que nous posons maintenant à chaque renouvellement.</p>
<ol><li>Qu’est-ce qui se passait dans votre vie quand le médicament a été commencé?</li>
<li>Combien de nuits par semaine le prenez-vous vraiment?</li>
<li>Seriez-vous d’accord pour essayer une dose plus petite, à votre rythme?</li></ol>
<h2>Quand la réponse est oui</h2>
<p>Nous réduisons par petites étapes, avec un rendez-vous téléphonique après chacune. Personne n’est pressé : une étape peut
durer un mois. Les nuits difficiles du début sont annoncées d’avance, et l’on convient de ce qui se fera si elles durent.</p>
<blockquote><p>La réduction qui dure est celle que la personne a choisie.</p></blockquote>`,
      },
    ],
  },
]

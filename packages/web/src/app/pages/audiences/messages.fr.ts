import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  doctors: {
    title: 'Materia pour les médecins',
    description:
      'Pour les médecins du Canada : ce qui a changé dans votre domaine, avec sa source, les avis de sécurité sur ce que vous suivez et des collègues qui acceptent de nouveaux patients.',
    promise: 'Votre domaine, suivi entre deux patients',
    lead: 'Médicaments, décisions réglementaires, essais et articles dans un seul fil, classés selon les domaines que vous choisissez. Gratuit pour les médecins du Canada.',
    firstTitle: 'La réponse avant de prescrire',
    firstText:
      'Cherchez par marque, par nom générique ou par DIN, en français ou en anglais. La page d’un médicament donne ses concentrations et ses formes, ce que paie le régime public de l’Ontario, les pénuries et les rappels en cours, et les décisions à son sujet.',
    secondTitle: 'Au courant quand il le faut',
    secondText:
      'Suivez un médicament, une recherche ou un collègue. Les rappels, les pénuries et les rétractations qui touchent ce que vous suivez ou conservez vous parviennent à l’écran et, si vous le voulez, par courriel.',
    thirdTitle: 'Des collègues faciles à trouver',
    thirdText:
      'Cherchez des médecins par spécialité, par lieu, par langue de pratique, et selon qu’ils acceptent de nouveaux patients. Posez vos questions dans un salon privé ou dans un salon public.',
    fourthTitle: 'Publiez sous votre nom',
    fourthText:
      'Publiez un article ou un lien, avec ses références. Si vous le voulez, faites vérifier votre profil par notre équipe d’administration : une marque à côté de votre nom le dira.',
    honestTitle: 'Ce que vous pouvez attendre de nous',
    honest:
      'Chaque élément importé nomme sa source et sa date. Le contenu commandité dit qui le paie et ne compte jamais dans les tendances. Il n’y a ni pisteur publicitaire ni place pour des données de patients. Materia informe; vous décidez.',
  },
  residents: {
    title: 'Materia pour les résidentes et résidents',
    description:
      'Pour les résidentes et résidents en médecine du Canada : un folio par stage, des clubs de lecture avec leurs articles, et une lecture possible sans connexion.',
    promise: 'D’un stage à l’autre, rien de ce que vous lisez ne se perd',
    lead: 'Conservez articles, médicaments, essais et décisions dans des folios, avec vos notes, et emportez-les. Gratuit pour les résidentes et résidents en médecine du Canada.',
    firstTitle: 'Un folio pour chaque stage',
    firstText:
      'Collez des DOI, des PMID, des DIN ou des références entières, et le folio se remplit de ce que Materia en sait. Mettez-le en ordre, annotez chaque élément, partagez-le avec l’équipe.',
    secondTitle: 'Un club de lecture en un seul endroit',
    secondText:
      'Invitez les autres dans un folio, lisez les mêmes articles et parlez-en dans son propre salon. Posez une question sous un article et marquez-la comme résolue.',
    thirdTitle: 'Des références prêtes pour votre texte',
    thirdText:
      'Emportez un folio en RIS, en BibTeX ou en liste de lecture à imprimer, pour le gestionnaire de références que vous avez déjà. Ce qui a été rétracté est signalé.',
    fourthTitle: 'De garde, sans connexion',
    fourthText:
      'Installez Materia sur votre téléphone. Vos folios, votre liste À lire et ce que vous avez ouvert en dernier s’ouvrent hors ligne, et les notes que vous y écrivez partent plus tard.',
    honestTitle: 'Ce que vous pouvez attendre de nous',
    honest:
      'Vous lisez la source primaire : rien de ce qui est importé n’est réécrit, et chaque élément mène à son origine. Vos brouillons et vos folios privés ne sont qu’à vous. Les données de patients n’ont pas leur place ici, et les écrans où vous écrivez le rappellent.',
  },
  organisations: {
    title: 'Materia pour les organismes',
    description:
      'Pour les organismes de santé et les commanditaires au Canada : publiez sous votre nom, toujours clairement signalé, avec des chiffres sur votre lectorat et jamais ses noms.',
    promise: 'Parlez aux cliniciennes et cliniciens en votre nom, à découvert',
    lead: 'Sociétés savantes, fondations et entreprises peuvent se faire entendre sur Materia. On voit toujours qui parle, et qui paie.',
    firstTitle: 'Une voix à vous',
    firstText:
      'Un compte « Voix de » publie des articles et des liens. Chacun porte la mention « Voix de » et le nom de votre organisme, sur sa fiche comme sur sa page.',
    secondTitle: 'Une commandite qui se nomme',
    secondText:
      'Le contenu d’un commanditaire porte son nom, et dit qui paie et pourquoi. Il ne compte jamais dans les tendances.',
    thirdTitle: 'Des chiffres, pas des personnes',
    thirdText:
      'Vous voyez combien de fois votre contenu a été consulté et aimé. L’identité de qui l’a lu reste à cette personne : il n’y a aucun pisteur publicitaire.',
    fourthTitle: 'Les deux langues officielles',
    fourthText:
      'Materia existe entièrement en français et en anglais, et il en va de même des pages où paraît votre contenu.',
    honestTitle: 'Pour commencer',
    honest:
      'Notre équipe d’administration ouvre elle-même les comptes des organismes. Écrivez-nous ce que vous aimeriez publier et pour qui : une personne vous répond.',
    write: 'Nous écrire',
  },
}

import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  forWhom:
    'Pour les médecins, les infirmières praticiennes et infirmiers praticiens, les résidentes et résidents et les étudiantes et étudiants au Canada',
  promise: 'Ce qui est nouveau en médecine, dans les deux minutes dont vous disposez',
  promiseText:
    'Materia réunit médicaments, décisions réglementaires, essais cliniques et articles de revues dans un seul fil, sobre, directement de leurs sources. Conservez l’essentiel dans des folios. Parlez-en avec vos collègues.',
  noScript: 'La lecture fonctionne sans scripts; l’inscription et l’ouverture de session exigent JavaScript.',
  discoverTitle: 'Découvrez ce qui a changé',
  discoverText:
    'Nouveaux médicaments, examens de l’innocuité, essais près de chez vous et articles qui les fondent, classés selon vos domaines d’intérêt et les personnes que vous suivez. Chaque fiche dit ce qu’elle est, d’où elle vient et de quand elle date. La recherche comprend les marques et les noms génériques, en français et en anglais.',
  foliosTitle: 'Conservez-le dans des folios',
  foliosText:
    'Enregistrez tout dans un folio : pour une clinique, un club de lecture, un stage. Gardez-le privé, partagez-le avec les personnes que vous invitez ou publiez-le pour tous les membres. Ajoutez une note à chaque coupure : en mars, vous saurez encore pourquoi vous l’avez gardée en octobre.',
  discussTitle: 'Échangez avec vos collègues',
  discussText:
    'Posez vos questions dans un salon privé, ou dans un salon public que d’autres peuvent rejoindre. Partagez un médicament ou un folio directement dans la conversation. Chaque membre s’est inscrit comme professionnelle ou professionnel de la santé, ou comme étudiante ou étudiant, au Canada.',
  whoTitle: 'À qui s’adresse Materia',
  doctors: 'Médecins',
  doctorsText:
    'Suivez votre domaine sans une boîte de réception de plus, et trouvez des collègues qui acceptent de nouveaux patients.',
  nurses: 'Infirmières praticiennes et infirmiers praticiens',
  nursesText: 'Vérifiez un produit, ses concentrations et ce qui est remboursé avant de prescrire.',
  residents: 'Résidentes et résidents',
  residentsText: 'Montez un folio pour chaque stage et emportez-le au suivant.',
  students: 'Étudiantes et étudiants en médecine',
  studentsText: 'Lisez d’abord la source primaire, avec les personnes qui s’en servent.',
  readMore: 'En savoir plus',
  forDoctors: 'Materia pour les médecins',
  forResidents: 'Materia pour les résidentes et résidents',
  forOrganisations: 'Materia pour les organismes',
  startTitle: 'Deux minutes suffisent pour commencer',
  startText:
    'Inscrivez-vous avec votre courriel, confirmez-le, choisissez un mot de passe. Dites-nous ensuite sur quoi vous travaillez, et le fil vous suit.',
  signUp: 'S’inscrire',
  logIn: 'Ouvrir une session',
  welcome: 'Bienvenue',
  landingTitle: 'Un seul endroit pour l’information médicale que vous chercheriez ailleurs',
  promise1: 'Décisions réglementaires, produits pharmaceutiques, essais et articles en un seul endroit',
  promise2: 'La source et la date sur chaque fiche; le contenu commandité toujours signalé',
  promise3: 'Des folios pour conserver, ordonner, annoter et partager vos trouvailles',
  promise4: 'Des discussions entre collègues, dans des salons privés ou publics',
  promise5: 'Aucune donnée de patient, aucun pisteur publicitaire',
  stepsTitle: 'Trois étapes vers votre fil',
  signUpText: 'Votre nom, votre courriel et votre profession. Les médecins peuvent ajouter leur NIMC.',
  confirm: 'Confirmez',
  confirmText: 'Ouvrez le lien que nous vous envoyons et choisissez un mot de passe.',
  chooseAreas: 'Choisissez vos domaines',
  chooseAreasText:
    'Choisissez vos sujets, qui suivre et à quelle fréquence nous vous écrivons. Chaque étape peut être passée.',
  madeTitle: 'Conçu pour les cliniciennes et cliniciens du Canada',
  madeText:
    'Materia est ouvert, gratuitement, aux médecins, aux infirmières praticiennes et infirmiers praticiens, aux résidentes et résidents et aux étudiantes et étudiants en médecine au Canada.',
  aboutTitle: 'Qu’est-ce que Materia?',
  aboutLead:
    'Un lieu où les professionnelles et professionnels de la santé du Canada découvrent l’information médicale, la conservent et en discutent.',
  whyTitle: 'Pourquoi Materia existe',
  whyText:
    'Ce qu’une clinicienne ou un clinicien doit savoir est public, et dispersé : une décision sur un site, une monographie sur un autre, un essai dans un registre, un article derrière un formulaire de recherche. Se tenir à jour prend une soirée que personne n’a. Materia, du nom de la <em>materia medica</em>, l’ancien terme pour ce que l’on sait des remèdes, rassemble le tout et laisse celles et ceux qui s’en servent décider de ce qui vaut d’être gardé.',
  findTitle: 'Ce que vous y trouvez',
  find1: 'Les médicaments et les marques, avec ingrédients, concentrations, fabricants, prix et statut',
  find2: 'Les décisions réglementaires et les examens de l’innocuité, section par section',
  find3: 'Les essais cliniques, les centres canadiens en premier',
  find4: 'Les articles de revues, avec leur résumé et leurs mots-clés',
  find5: 'Les articles, les liens et les folios que les membres publient',
  informationTitle: 'Comment l’information y est traitée',
  informationText1:
    'Chaque élément importé nomme sa source, y mène et porte sa date et sa licence. Rien n’est réécrit. Quand un contenu est commandité, la fiche dit par qui, et la commandite ne compte jamais dans les tendances. Les publications d’organismes portent la mention de leur voix.',
  informationText2:
    'Materia informe; il ne décide pas. Il ne remplace ni la source, ni les lignes directrices locales, ni votre jugement au chevet du malade.',
  demoTitle: 'Comment cette démonstration est faite',
  demoText:
    'Ce qui figure sous le nom d’une source est vrai : des fiches de ses fichiers publics, avec leurs numéros, leurs titres et leurs dates, sans leurs textes. Les personnes, leurs visages, publications, folios, conversations et cliniques sont inventés.',
  youTitle: 'Comment Materia vous traite',
  youText:
    'Votre profil montre ce que vous choisissez de montrer. Vos brouillons et vos folios privés ne sont qu’à vous. Les données de patients n’ont pas leur place dans Materia, et les écrans où vous écrivez le rappellent. La <policy>politique de confidentialité</policy> dit le reste en mots simples.',
  comeInTitle: 'Entrez',
  comeInText:
    'Materia est ouvert aux médecins, aux infirmières praticiennes et infirmiers praticiens, aux résidentes et résidents et aux étudiantes et étudiants au Canada.',
  contactTitle: 'Nous joindre',
  contactLead: 'Affaires, investissement ou presse : écrivez-nous, une personne vous répond.',
  contactForm: 'Formulaire de contact',
  contactNoScript: 'Le formulaire de contact exige JavaScript.',
  contactAccount:
    'Une question sur votre compte? Presque tout se règle sur votre page de profil, une fois votre session ouverte.',
  productPicture:
    'Découvrir, comme le voit un médecin : les filtres, les tendances et ce qu’ont publié les personnes suivies.',
  feedPicture: 'Deux fiches du fil Découvrir : une décision réglementaire et un essai clinique.',
  decision: 'Décision',
  regulator: 'L’organisme de réglementation',
  decisionDate: 'aujourd’hui 9 h 10',
  decisionTitle: 'Sommaire de décision réglementaire : un nouveau traitement de l’insuffisance cardiaque',
  decisionFact: 'Réglementaire, approuvé',
  decisionSummary: 'Pourquoi il a été approuvé, ce qui a été étudié et ce qui reste à suivre.',
  trial: 'Essai',
  registry: 'Un registre d’essais',
  trialDate: '4 mars',
  trialTitle: 'Insuline hebdomadaire chez l’adulte atteint de diabète de type 2',
  trialFact: 'Recrutement en cours, 6 centres au Canada',
  trialSummary: 'Qui peut participer, où, et qui appeler.',
  folioPicture: 'Un folio nommé Clinique d’insuffisance cardiaque, avec trois coupures et ses membres.',
  folioName: 'Clinique d’insuffisance cardiaque',
  folioFacts: '12 coupures, restreint, 4 membres',
  clipping1: 'Inhibiteurs du SGLT2 : monographies',
  clipping2: 'Mise à jour des lignes directrices, insuffisance cardiaque chronique',
  clipping3: 'Essais qui recrutent près de chez nous',
  discussionPicture: 'Une discussion entre deux collègues au sujet d’une dose.',
  message1: 'Quelqu’un a-t-il changé la dose de départ depuis la nouvelle monographie?',
  message2: 'Oui, plus faible en insuffisance rénale. Section 4, gardée dans notre folio.',
  message3: 'Trouvé. Merci.',
  drugPicture: 'Une fiche de médicament avec son ingrédient, sa concentration, son fabricant et son statut.',
  drug: 'Médicament',
  drugDatabase: 'Une base de données',
  drugDate: '18 févr.',
  drugTitle: 'Chlorhydrate de metformine, comprimé de 500 mg',
  drugFact: 'Comprimé, orale, commercialisé',
  drugSummary:
    'Ingrédients et concentrations, fabricant, classe thérapeutique, ce que paie l’Ontario, et les décisions à son sujet.',
}

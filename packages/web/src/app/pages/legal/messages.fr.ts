import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  version: 'En vigueur depuis le {date}.',
  termsTitle: 'Conditions d’utilisation',
  termsLead: 'Ce que vous pouvez attendre de Materia, et ce que Materia attend de vous.',
  terms1Title: '1. Qui peut utiliser Materia',
  terms1Text:
    'Materia est offert aux médecins, aux infirmières praticiennes et infirmiers praticiens, aux résidentes et résidents et aux étudiantes et étudiants en médecine au Canada. À l’inscription, vous déclarez à quel titre vous vous inscrivez, et que cette déclaration est vraie. Le numéro d’identification médicale du Canada, si vous en donnez un, doit être le vôtre. Une personne, un compte; vous gardez votre mot de passe pour vous.',
  terms2Title: '2. De l’information, pas des conseils',
  terms2Text:
    'Le contenu de Materia provient de sources publiques et des membres. Il est fourni à titre informatif et peut être incomplet, tardif ou inexact. Il ne constitue pas un avis médical et ne remplace ni la source originale, ni les lignes directrices en vigueur, ni votre jugement professionnel. Vérifiez avant d’agir.',
  terms3Title: '3. Aucune donnée de patient',
  terms3Text:
    'Vous n’entrez aucun renseignement qui identifie une patiente ou un patient, ou qui permettrait de les reconnaître : ni dans les publications, ni dans les discussions, ni dans les notes, les profils ou les fichiers. Nous retirons ces renseignements dès que nous en avons connaissance.',
  terms4Title: '4. Ce que vous publiez',
  terms4Text:
    'Ce que vous écrivez reste à vous. En le publiant, vous permettez à Materia de le conserver et de le montrer à celles et ceux avec qui vous le partagez. Vous ne publiez que ce que vous avez le droit de publier, vous nommez vos sources et vous déclarez tout intérêt qu’une personne équitable voudrait connaître. Les publications illicites, injurieuses, trompeuses ou publicitaires sous un déguisement sont retirées.',
  terms5Title: '5. Contenu commandité et organismes',
  terms5Text:
    'Des commanditaires peuvent promouvoir du contenu; il porte toujours leur nom et indique qui paie et dans quel but. Des organismes peuvent publier de leur propre voix; leurs publications le signalent et donnent la même précision. Ni l’un ni l’autre ne change les tendances.',
  terms6Title: '6. Usage loyal du service',
  terms6Text:
    'Vous ne sondez, ne surchargez ni ne copiez le service par programme, ne vous en servez pas pour recueillir les données des membres et ne vous faites pas passer pour quelqu’un d’autre. Nous pouvons limiter ou désactiver les comptes qui le font, en disant pourquoi.',
  terms7Title: '7. Départ',
  terms7Text:
    'Vous pouvez supprimer votre compte en tout temps. Votre nom, votre courriel et votre profil disparaissent alors; vos publications demeurent sous la mention « Une ou un ancien membre », et vos folios passent à leur premier membre ou sont supprimés.',
  terms8Title: '8. Responsabilité et droit applicable',
  terms8Text:
    'Materia est fourni tel quel. Dans la mesure permise par la loi, nous ne répondons pas des décisions prises sur la foi de son contenu. Les présentes conditions sont régies par les lois du Canada et de la province où l’exploitant est établi.',
  terms9Title: '9. Modifications et questions',
  terms9Text:
    'Chaque version de ces conditions porte le jour à compter duquel elle s’applique. Quand elles changent, nous vous demandons de nouveau votre accord; la version que vous avez acceptée, et quand, est conservée avec votre compte. Adressez vos questions par la <contact>page de contact</contact>.',
  privacyTitle: 'Politique de confidentialité',
  privacyLead: 'Les données que Materia conserve à votre sujet, pourquoi, qui les voit et comment les faire supprimer.',
  keepTitle: 'Ce que nous conservons',
  keep1:
    '<b>Votre compte</b> : nom, courriel, profession et, si vous les donnez, votre NIMC et votre école. Votre mot de passe n’est conservé que sous forme d’empreinte irréversible.',
  keep2: '<b>Votre profil</b> : ce que vous y inscrivez. Vous choisissez les parties que les autres voient.',
  keep3:
    '<b>Ce que vous créez</b> : publications, brouillons, folios, notes, messages et fichiers téléversés. Les images perdent leurs données cachées, comme le lieu de prise de vue, au téléversement.',
  keep4:
    '<b>Ce que vous faites</b> : les contenus ouverts et aimés et les personnes suivies, pour classer votre fil et compter les lectures. Personne ne voit qui a lu quoi.',
  keep5:
    '<b>Vos ouvertures de session</b> : quand, de quelle adresse et avec quel navigateur, pour protéger votre compte.',
  keep6:
    '<b>Ce dont vous avez demandé à être au courant</b> : ce que vous suivez, ce que vous avez masqué ou bloqué, vos notifications, et les courriels que vous avez acceptés, quand et en quels termes.',
  keep7:
    '<b>La preuve de votre identité</b>, si vous la donnez : votre ordre professionnel et votre numéro de permis, avec ce qu’une administratrice ou un administrateur a trouvé au registre public, et les clés publiques de vos clés d’accès ou le secret de votre application d’authentification, conservé chiffré.',
  notKeptTitle: 'Ce que nous ne conservons pas',
  notKeptText:
    'Aucune donnée de patient n’a sa place dans Materia. Il n’y a ni pisteurs publicitaires ni services d’analyse de tiers. Les pages ne chargent rien de tiers; les polices et les scripts viennent de notre propre serveur. Sur votre appareil, nous gardons ce qui maintient votre session, votre préférence pour le clair ou le sombre, votre langue, l’affichage de vos folios et le dernier utilisé, ainsi que ce que vous avez écrit jusqu’à son enregistrement ou son envoi; la fermeture de session efface ce que vous avez écrit.',
  purposesTitle: 'Pourquoi nous le conservons',
  purpose1:
    '<b>Pour vous donner votre compte</b> : ouvrir votre session, vous présenter aux collègues comme vous l’avez choisi et vérifier votre permis si vous le demandez.',
  purpose2:
    '<b>Pour vous montrer ce qui compte pour vous</b> : classer votre fil et vos recherches, et vous signaler les avis de sécurité sur ce que vous avez enregistré ou suivez.',
  purpose3:
    '<b>Pour vous permettre de travailler avec des collègues</b> : livrer publications, commentaires, messages et invitations.',
  purpose4:
    '<b>Pour la sécurité du service</b> : reconnaître les abus, répondre aux signalements et tenir un registre des actes sur les comptes.',
  purpose5: '<b>Pour compter</b> : combien de personnes ont lu et aimé un contenu, jamais lesquelles.',
  consentTitle: 'Votre consentement',
  consentText:
    'Nous conservons et utilisons vos données avec votre consentement, donné à l’inscription et de nouveau quand cette politique change; la version, le moment et la langue sont conservés avec votre compte. Seuls le nom, le courriel et la profession sont nécessaires; le reste relève de votre choix. Vous retirez votre consentement pour une partie en la vidant ou en la désactivant, et pour le tout en supprimant votre compte. Toute autre fin exigerait un consentement distinct.',
  mailsTitle: 'Courriels',
  mailsText:
    'La loi canadienne anti-pourriel exige votre consentement avant l’envoi de messages électroniques commerciaux. Les courriels sur votre compte, sa sécurité et ce qui attend votre réponse font partie du service. Les résumés et autres nouvelles ne viennent que si vous les avez demandés : nous gardons les mots que vous avez acceptés et le moment. Chacun nomme l’expéditeur et son adresse et se termine par un lien qui vous désabonne aussitôt, sans ouvrir de session.',
  orderTitle: 'Décisions d’un programme : l’ordre de votre fil',
  orderText:
    'Un programme classe Découvrir : le récent avant l’ancien, vos champs d’intérêt et les personnes que vous suivez avant le reste, les choix de la rédaction d’abord, et ce que vous avez déjà ouvert en dernier; les genres et les sources alternent. Les « tendances » comptent les personnes qui ont lu ou aimé durant la semaine. Les contenus commandités sont signalés et n’y comptent pas. Les renseignements utilisés sont ces champs, ces abonnements et ce que vous avez ouvert; vous les changez dans votre profil, vous pouvez masquer des champs, des sources, des personnes et des genres, et une personne auprès du responsable de la protection vous explique un classement et entend vos observations. La vérification, le refus ou la désactivation d’un compte n’est jamais décidé par un programme seul : le signalement de données de patient masque aussitôt une publication, et une personne l’examine.',
  whoSeesTitle: 'Qui le voit',
  whoSeesText:
    'Les membres voient ce que montre votre profil, ce que vous publiez et ce que vous partagez avec eux. Personne d’autre que vous ne voit vos folios privés et vos brouillons. L’administration voit les comptes, les contenus publiés et ce qui lui a été signalé. Nous ne vendons pas de données. Un commanditaire voit combien de fois un contenu commandité a été lu et aimé, jamais par qui.',
  whereTitle: 'Où se trouvent les données, et qui nous aide',
  whereText:
    'L’exploitant conserve les données sur les serveurs de son choix; qui les fournit, un transporteur de courriels par exemple, n’agit que selon nos instructions. La personne responsable vous dit où ils se trouvent. Avant que des données quittent le Québec, nous évaluons, comme la loi l’exige, si elles y sont aussi bien protégées.',
  howLongTitle: 'Combien de temps',
  howLong1: '<b>Compte, profil et ce que vous créez</b> : tant que vous avez un compte.',
  howLong2:
    '<b>Publications, brouillons et folios supprimés</b> : 30 jours, pour que vous puissiez les récupérer; ensuite, ils n’existent plus.',
  howLong3: '<b>Sessions</b> : au plus 90 jours, et 14 jours après leur dernière utilisation.',
  howLong4: '<b>Notifications</b> : un an. <b>Vérification</b> : un an, puis elle est à redemander.',
  howLong5:
    '<b>Le registre des actes sur les comptes</b>, avec l’adresse réseau : tant que le service existe, car il vous protège et nous protège; après votre départ, il contient un numéro au lieu de votre nom.',
  howLong6:
    '<b>Après la suppression de votre compte</b> : nom, courriel, profil, abonnements, sessions et consentements sont effacés aussitôt, et des copies de sauvegarde à mesure qu’elles expirent. Les publications demeurent sans votre nom.',
  rightsTitle: 'Vos droits',
  rightsText:
    'Selon la Loi fédérale sur la protection des renseignements personnels et les documents électroniques et la Loi québécoise sur la protection des renseignements personnels dans le secteur privé (Loi 25), vous pouvez voir ce que nous conservons à votre sujet, le faire corriger, l’emporter dans un format courant (Profil, Compte, « Télécharger mes données »), retirer votre consentement, demander que nous cessions de diffuser un renseignement et demander comment un programme a établi un classement. Écrivez à la personne responsable ou par la <contact>page de contact</contact>; nous répondons dans les trente jours et sans frais. Si notre réponse ne vous satisfait pas, vous pouvez porter plainte au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.',
  officerTitle: 'Qui en répond',
  officerText: 'La protection des renseignements personnels relève de {officer}.',
  officerReached: 'Écrivez à <mail>{email}</mail>.',
  officerContact: 'Écrivez par la <contact>page de contact</contact>.',
  officerUnnamed: 'la personne responsable chez {company}',
  securityTitle: 'Sécurité',
  securityText:
    'Les connexions sont chiffrées. L’accès dure quelques minutes et se renouvelle par des clés à usage unique; vous pouvez y mettre fin sur l’appareil que vous utilisez en fermant la session, sur un autre depuis la liste des appareils de votre profil, et sur tous les autres en changeant votre mot de passe. Si des données étaient un jour perdues ou exposées au risque d’un préjudice sérieux, nous en aviserions sans délai les personnes concernées, le Commissariat et la Commission d’accès à l’information; nous tenons un registre de tels incidents.',
  changesTitle: 'Modifications',
  changesText:
    'Cette politique porte le jour à compter duquel elle s’applique. Quand elle change, nous vous demandons de nouveau votre accord; d’ici là, rien n’est utilisé autrement.',
}

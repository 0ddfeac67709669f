import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  invitationSubject: '{name} vous invite à Materia',
  invitationText:
    '{name} aimerait vous voir sur Materia, où les professionnelles et professionnels de la santé du Canada découvrent du contenu médical, le conservent dans des folios partagés et en discutent.',
  joinMateria: 'S’inscrire à Materia',
  formerMember: 'Une ou un ancien membre',
  folioInviteTitle: '{name} vous invite à un folio',
  chatroomInviteTitle: '{name} vous invite à une discussion',
  followedTitle: '{name} vous suit',
  followedBody: 'Cette personne verra ce que vous publiez.',
  likedTitle: '{name} aime « {title} »',
  likedByManyTitle: '{count, plural, one {# personne aime} other {# personnes aiment}} « {title} »',
  commentedTitle: '{name} a commenté « {title} »',
  mentionedTitle: '{name} vous mentionne dans « {place} »',
  authorRequestTitle: '{name} demande à vous nommer parmi les autrices et auteurs',
  subscriptionMatchTitle: 'Du nouveau dans « {name} »',
  safetyNoticeTitle:
    '{kind, select, Shortage {Pénurie} Discontinuation {Cessation de vente} Recall {Rappel} Advisory {Avis} Retraction {Rétractation} ExpressionOfConcern {Mise en garde de la revue} Correction {Correction} StatusChange {Changement d’état} RemovedBySource {Retiré par sa source} other {Avis de sécurité}} : {title}',
  safetyNoticeWithinTitle:
    '{kind, select, Shortage {Pénurie} Discontinuation {Cessation de vente} Recall {Rappel} Advisory {Avis} Retraction {Rétractation} ExpressionOfConcern {Mise en garde de la revue} Correction {Correction} StatusChange {Changement d’état} RemovedBySource {Retrait par la source} other {Avis de sécurité}} touchant {title}',
  securityTitle:
    '{event, select, passwordChanged {Votre mot de passe a été changé} passwordReset {Votre mot de passe a été réinitialisé} factorAdded {Un second facteur a été ajouté} factorRemoved {Un second facteur a été retiré} codesRenewed {De nouveaux codes de secours ont été créés} codeUsed {Un code de secours a servi à ouvrir une session} emailChangeAsked {Une nouvelle adresse courriel a été demandée pour votre compte} emailChanged {L’adresse courriel de votre compte a été changée} recoveryBegun {Vos seconds facteurs seront retirés dans 72 heures} locked {Votre compte a été verrouillé pendant 15 minutes} other {Quelque chose a changé dans votre compte}}',
  securityBody: 'Si ce n’était pas vous, changez votre mot de passe et fermez les autres sessions.',
  verificationTitle:
    '{news, select, verified {Votre identité professionnelle est vérifiée} refused {Votre vérification a été refusée} takenBack {Votre vérification a été retirée} expiring {Votre vérification prend fin bientôt} other {Votre vérification a pris fin}}',
  verificationBody:
    '{news, select, verified {Votre nom porte un insigne pendant un an.} expiring {Faites une nouvelle demande maintenant, et l’insigne reste.} other {Vous pouvez refaire une demande dans votre profil.}}',
  reportAnsweredTitle: 'Votre signalement a reçu une réponse',
  reportAnsweredBody:
    '{resolution, select, hidden {Ce que vous avez signalé n’est plus visible. Merci.} other {Une personne de la rédaction a regardé ce que vous avez signalé et le laisse visible. Merci.}}',
  hiddenTitle: 'Un texte de vous est masqué pour les autres',
  hiddenBody:
    'Il se trouve sous Mes publications, où vous pouvez demander qu’une autre personne de l’administration le regarde.',
  appealAnsweredTitle: 'Une autre personne de l’administration a regardé ce qui était masqué',
  appealAnsweredBody:
    '{resolution, select, restored {Ce que vous avez écrit est de nouveau visible.} other {Ce que vous avez écrit reste masqué.}}',
  digestSubject:
    '{count, plural, one {# élément} other {# éléments}} : {kind, select, FolioInvite {invitations à des folios} ChatroomInvite {invitations à des discussions} Followed {nouvelles personnes qui vous suivent} Liked {mentions « J’aime » de vos publications} Commented {commentaires} Mentioned {mentions de votre nom} AuthorRequest {demandes de vous nommer parmi les autrices et auteurs} SubscriptionMatch {nouveautés dans ce que vous suivez} SafetyNotice {avis de sécurité} ReportAnswered {réponses à vos signalements} other {nouvelles}}',
  digestText:
    'Depuis le dernier courriel : {kind, select, FolioInvite {invitations à des folios} ChatroomInvite {invitations à des discussions} Followed {nouvelles personnes qui vous suivent} Liked {mentions « J’aime » de vos publications} Commented {commentaires} Mentioned {mentions de votre nom} AuthorRequest {demandes de vous nommer parmi les autrices et auteurs} SubscriptionMatch {nouveautés dans ce que vous suivez} SafetyNotice {avis de sécurité} ReportAnswered {réponses à vos signalements} other {nouvelles}}.',
  digestRest: 'Et {count, plural, one {# autre} other {# autres}}',
  digestButton: 'Ouvrir Materia',
  digestWhy:
    'Vous avez demandé à recevoir ces courriels de Materia : {kind, select, FolioInvite {invitations à des folios} ChatroomInvite {invitations à des discussions} Followed {nouvelles personnes qui vous suivent} Liked {mentions « J’aime » de vos publications} Commented {commentaires} Mentioned {mentions de votre nom} AuthorRequest {demandes de vous nommer parmi les autrices et auteurs} SubscriptionMatch {nouveautés dans ce que vous suivez} SafetyNotice {avis de sécurité} ReportAnswered {réponses à vos signalements} other {nouvelles}}.',
  unsubscribe: 'Mettre fin à ces courriels',
  unsubscribeQuestion:
    'Materia ne vous enverra plus ces courriels : {kind, select, FolioInvite {invitations à des folios} ChatroomInvite {invitations à des discussions} Followed {nouvelles personnes qui vous suivent} Liked {mentions « J’aime » de vos publications} Commented {commentaires} Mentioned {mentions de votre nom} AuthorRequest {demandes de vous nommer parmi les autrices et auteurs} SubscriptionMatch {nouveautés dans ce que vous suivez} SafetyNotice {avis de sécurité} ReportAnswered {réponses à vos signalements} other {nouvelles}}? Tout le reste demeure inchangé.',
  unsubscribed:
    'C’est fait. Materia ne vous envoie plus ces courriels : {kind, select, FolioInvite {invitations à des folios} ChatroomInvite {invitations à des discussions} Followed {nouvelles personnes qui vous suivent} Liked {mentions « J’aime » de vos publications} Commented {commentaires} Mentioned {mentions de votre nom} AuthorRequest {demandes de vous nommer parmi les autrices et auteurs} SubscriptionMatch {nouveautés dans ce que vous suivez} SafetyNotice {avis de sécurité} ReportAnswered {réponses à vos signalements} other {nouvelles}}. Vous pouvez les demander de nouveau sous Notifications.',
  openPreferences: 'Choisir les courriels que vous recevez',
  consent:
    'J’accepte que Materia m’envoie ces courriels, {rhythm, select, Instant {aussitôt} Daily {une fois par jour} other {une fois par semaine}} : {kind, select, FolioInvite {invitations à des folios} ChatroomInvite {invitations à des discussions} Followed {nouvelles personnes qui vous suivent} Liked {mentions « J’aime » de vos publications} Commented {commentaires} Mentioned {mentions de votre nom} AuthorRequest {demandes de vous nommer parmi les autrices et auteurs} SubscriptionMatch {nouveautés dans ce que vous suivez} SafetyNotice {avis de sécurité} ReportAnswered {réponses à vos signalements} other {nouvelles}}. Je peux y mettre fin en tout temps en un clic.',
}

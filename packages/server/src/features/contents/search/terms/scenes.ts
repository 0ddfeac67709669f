import { rootOf } from '../roots.ts'

/**
 * Where, when, to whom and how something happened: beside the name of a condition they tell the scene and nothing of what is given.
 * A smoker, a pilot, who has been drinking and who comes from the tropics are none: some drugs are not for them.
 */
const scenes = new Set(
  `
  shelter homeless homelessness street jail prison inmate inmates detention custody camp camping campsite cottage cabin hotel motel hostel resort cruise ship boat
  plane airplane airport flight train bus car truck bike bicycle motorcycle dorm dormitory residence apartment house basement garage backyard garden yard farm barn
  ranch forest woods lake river beach ocean pool sauna gym arena rink locker room stadium field court playground park office factory warehouse mine kitchen
  restaurant bar pub church temple mosque mall store supermarket salon spa studio theatre concert festival wedding funeral party picnic barbecue bbq vacation holiday
  holidays weekend christmas summer winter spring fall autumn
  florida europe toronto montreal vancouver calgary ottawa winnipeg north northern arctic reserve village town city downtown suburb neighbour neighbor
  wrestling wrestler wrestlers hockey soccer football rugby basketball baseball volleyball tennis golf swimming swimmer swim running runner jogging marathon
  triathlon hiking hiker hike skiing skier ski snowboard climbing climber cycling cyclist yoga dancing dancer ballet boxing karate judo gymnast gymnastics
  surfing surfer sailing fishing fisherman hunting hunter gardening gardener team teams teammate player players coach league sport sports game match practice
  grandma grandmother granny nana grandpa grandfather grandson granddaughter grandchild uncle aunt cousin nephew niece twin twins sibling boyfriend girlfriend
  fiance neighbours boss coworker coworkers colleague colleagues classmate classmates babysitter nanny guest guests visitor visitors lady gentleman guy dude veteran
  soldier soldiers military army navy police officer firefighter paramedic mechanic plumber electrician carpenter roofer welder painter miner
  logger farmer rancher butcher baker chef cook waiter waitress server bartender cashier hairdresser barber cleaner janitor housekeeper musician singer actor
  lawyer engineer accountant secretary professor principal retiree retired refugee refugees immigrant newcomer migrant tourist backpacker volunteer volunteers
  roommates housemate landlord vegetarian vegan
  few several couple spots patches lesions
  group outbreak epidemic bunch crowd crowded everyone everybody anybody anyone somebody nobody
  yesterday tomorrow yesterdays noon afternoon evening midnight overnight weeknight monday tuesday wednesday thursday friday saturday sunday january february april
  june july august september october november december ago already still yet again always never sometimes often usually finally suddenly lately recently
  exam exams interview presentation deadline shift shifts job work office homework meeting trip journey drive ride road
  woke wakes waking woken ate eaten eating swallowed swallowing bought sold lost found forgot forgotten missing broke broken fell fallen
  falls tripped hit stuck bitten stung burned scratched scratching stepped slept sleeping sitting standing walking talking crying screaming yelling refusing refuses
  refused spits spit spitting hates hating scared afraid worried ashamed embarrassed angry happy sad upset
  spreading spread spreads growing grows lasting lasts comes coming goes going won stay stays staying keep keeping kept leave leaves leaving left let look looks
  looking looked feel feels feeling felt see sees saw seen think thinks thought know knows try tries tried trying ask asks asked asking tell tells told says said say
  ok okay fine well please thanks thank hello help stop stops lots lot plenty huge big bigger large small tiny little bit nothing everything another other others
  website online video phone telephone call calls email fax text app letter note form forms paperwork insurance benefit benefits welfare ohip claim signature certificate
  dentist optometrist podiatrist chiropractor physio physiotherapist dietitian midwife doula walkin telehealth virtual appointment appointments visit visits followup
  bag bags bottle bottles box boxes vial vials ampoule ampoules cup spoon fridge freezer purse pocket suitcase luggage customs border
  dog dogs cat cats puppy kitten horse cow cows sheep goat pig pigs chicken chickens bird birds hamster rabbit turtle pet pets zoo petting
  operating theatre ward wards unit floor bedside triage recovery discharge discharged admission admitted transfer transferred stock stocked stocking cart trolley
  cabinet protocol protocols checklist order orders pathway bundle consult oncall intern attending fellow preceptor chart charting handover rounds rounding code crash
  blanket pillow bed bedding mattress couch sofa towel towels clothes clothing shoes boots socks shirt pants underwear hat helmet gloves mask makeup nails
  `
    .trim()
    .split(/\s+/),
)

/** The same in French, which stays where the list of French names has none of them. */
const frenchScenes = new Set(
  `
  refuge itinerant itinerante itinerants itinerance sans-abri rue prison detenu detenue detenus penitencier colonie camp camping chalet cabane hotel auberge croisiere
  bateau avion aeroport vol train autobus metro voiture auto camion moto velo residence appartement logement maison sous-sol garage cour jardin ferme grange foret bois
  lac riviere plage mer ocean piscine spa sauna gym arena patinoire vestiaire stade terrain parc bureau usine entrepot mine cuisine restaurant bar eglise temple mosquee
  centre magasin epicerie salon theatre concert festival mariage noces funerailles fete piquenique vacances conge fin noel ete hiver printemps automne
  republique floride europe montreal quebec laval gatineau sherbrooke saguenay nord arctique reserve village
  ville banlieue quartier voisin voisine region
  lutte lutteur lutteurs hockey soccer football rugby basketball baseball volleyball tennis golf natation nageur nageuse nager course coureur coureuse courir marathon
  triathlon randonnee randonneur ski skieur planche escalade cyclisme cycliste yoga danse danseur danseuse boxe karate judo gymnaste gymnastique surf
  voile peche pecheur chasse chasseur jardinage equipe equipes joueur joueuse joueurs entraineur ligue sport sports match partie tournoi
  mamie grand-maman grandmere grandpere grand mere pere papi grand-papa maman papa oncle tante cousin cousine neveu niece jumeau jumeaux jumelle jumelles soeur frere
  conjoint conjointe chum blonde ami amie amis copain copine fiance patron patronne collegue collegues gardienne invite invites visiteur visiteurs dame monsieur madame
  veteran soldat soldats militaire militaires armee policier policiere pompier pompiers ambulancier paramedic mecanicien plombier
  electricien menuisier couvreur soudeur peintre mineur bucheron agriculteur fermier boucher boulanger chef cuisinier cuisiniere serveur serveuse caissier caissiere
  coiffeur coiffeuse concierge menage musicien chanteur chanteuse acteur avocat ingenieur comptable secretaire professeur enseignant enseignante retraite retraitee
  refugie refugies immigrant immigrante migrant touriste voyageur benevole benevoles vegetarien vegane
  quelques qques plusieurs lesions plaques taches
  groupe eclosion epidemie foule tous toutes tout monde
  hier demain midi minuit lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre deja encore
  toujours jamais parfois souvent finalement soudainement dernierement recemment depuis pendant
  examen examens entrevue presentation quart quarts travail emploi devoirs reunion voyage route
  reveille mange mangee manger avale avalee avaler achete perdu perdue oublie oubliee casse cassee tombe tombee tomber chute chutes frappe coince
  mordu mordue gratte dort dormir assis debout marche marcher parle pleure crie refuse crache recrache deteste peur inquiet inquiete honte
  propage etend grossit reste part vient revenu va laisse regarde sent voit pense sait essaie essaye demande dit dire aide beaucoup gros grosse petit rien
  site web internet video telephone appel courriel fax texto lettre note formulaire formulaires papiers assurance assurances csst cnesst saaq signature certificat
  billet dentiste optometriste podiatre chiro physio nutritionniste sage-femme sagefemme rendez-vous rendez vous visite visites
  sac sacs bouteille bouteilles boite boites fiole fioles ampoule ampoules tasse cuillere frigo refrigerateur congelateur valise bagages douane douanes frontiere
  chien chiens chat chats chiot chaton cheval vache vaches mouton chevre cochon poule poules oiseau oiseaux hamster lapin tortue animal animaux zoo
  etage unite chevet triage conge admission admis admise transfert transfere stock reserve chariot armoire protocole protocoles ordonnances externe interne patron
  dossier tournee salle operatoire code
  couverture oreiller lit literie matelas divan serviette vetement vetements soulier souliers bottes chandail pantalon chapeau casque gants masque maquillage
  `
    .trim()
    .split(/\s+/),
)

export const isScene = (word: string): boolean =>
  [scenes, frenchScenes].some((words) => words.has(word) || words.has(rootOf(word)))

/** What patients describe and what it is taken for, as the rare diseases are listed: names that the other lists lack. */
export const presentations = `
uterine atony = atonie utérine | utérus atone = H01BB02 H01BB03 G02AB G02AD04
varicose ulcer = ulcère variqueux = C04AD03
nettle sting = piqûre d’ortie | orties = D07AA02 D04AA R06AE07
infected blister = ampoule infectée | ampoule au pied infectée | cloque infectée = D06AX01 D06AX09 J01DB01
runny nose allergy = nez qui coule allergie | allergie nez qui coule = R06AE07 R06AX13 R06AX27 R01AD
red ring tick bite | tick bite red ring | tick bite rash | expanding rash tick | tick bite target rash = piqûre de tique rougeur | anneau rouge tique | rougeur qui s’étend tique | cible tique = J01AA02 J01CA04 J01DC02
smoke inhalation | inhaled smoke = inhalation de fumée | fumée d’incendie = V03AN01 V03AB33
house fire cyanide | fire cyanide = cyanure incendie | incendie cyanure = V03AB33 V03AB06
rat poison | rodenticide | superwarfarin = mort-aux-rats | rodenticide | poison à rat = B02BA01
hydrofluoric acid | hydrofluoric acid burn | HF burn = acide fluorhydrique | brûlure acide fluorhydrique = B05XA19
insulin overdose = surdose d’insuline | intoxication à l’insuline = B05BA03 H04AA01
heparin overdose = héparine surdose = V03AB14
methotrexate overdose | methotrexate toxicity | leucovorin rescue = méthotrexate intoxication | méthotrexate surdose = V03AF03
valproate overdose | valproic acid overdose | valproate hyperammonemia = surdose de valproate | hyperammoniémie valproate = A16AA01
isoniazid overdose | isoniazid overdose seizure | isoniazid seizure | INH overdose = surdose d’isoniazide | intoxication à l’isoniazide = A11HA02
anticholinergic toxicity | anticholinergic overdose = intoxication anticholinergique | syndrome anticholinergique = V03AB19 N05BA06
neurosyphilis = neurosyphilis = J01CE01 J01DD04
larva migrans | cutaneous larva migrans = larva migrans | larva migrans cutanée = P02CF01 P02CA
echinococcosis | hydatid cyst | trichinosis | toxocariasis = échinococcose | kyste hydatique | trichinose | toxocarose = P02CA03 P02CA01
itchy bum | itchy bottom at night | itchy anus kid | worms in poop | worms in stool = fesses qui piquent la nuit | anus qui pique enfant | vers dans les selles = P02CA01 P02CC01
fishy smell | fishy odour | fishy discharge | fishy vaginal odour = odeur de poisson | pertes malodorantes | pertes vaginales malodorantes = P01AB01 G01AF01 J01FF01 G01AA10
cottage cheese discharge | thick white discharge | white vaginal discharge | itchy discharge = pertes blanches | pertes vaginales blanches | pertes épaisses = G01AF02 J02AC01 G01AF04
condom broke | condom slipped | broken condom | missed pill and sex = condom brisé | condom déchiré | condom percé | préservatif brisé = G03AD01 G03AD02
honey crust | honey coloured crust | yellow crusts face = croûtes jaunes | croûtes au visage | croûtes mielleuses = D06AX09 D06AX01 J01DB01
white patches tongue | white coating tongue | white tongue baby = plaques blanches langue | langue blanche bébé | taches blanches bouche = A07AA02 J02AC01
crusty eyelids | flaky eyelids | inflamed eyelids = paupières croûtées | paupières qui collent | croûtes aux paupières = S01AA17 S01AA
eyes stuck shut | gunky eye | sticky eye | eye pus = yeux collés | œil collé | œil qui coule pus = S01AA S01AE
peeling feet | itchy toes | itchy between toes | cracked skin between toes = pieds qui pèlent | orteils qui piquent | entre les orteils = D01AE15 D01AC01 D01AC
itchy crotch | groin rash | itchy groin = aine qui pique | rougeur à l’aine | démangeaisons à l’aine = D01AC01 D01AE15 D01AC
rash between fingers | burrows skin = rougeurs entre les doigts | sillons peau = P03AC04
scaly elbows | silvery scales | scaly plaques = coudes squameux | plaques squameuses = D05AX52 D05AX02 D07AC
wheezy toddler | wheezing toddler | wheezing child | viral wheeze = bébé qui siffle | sifflements enfant | respiration sifflante enfant = R03AC02 R03BA R03BA02
seal cough | seal bark cough = toux de phoque | toux aboyante = H02AB02 C01CA24
ear tugging | pulling ear fever | tugging at ear = se tire l’oreille | tire sur son oreille = J01CA04 N02BE01
spinning room | room spinning = tête qui tourne | tout tourne = N07CA01 R06AA11
electric shocks face | electric face pain | stabbing face pain = décharges au visage | décharge électrique visage = N03AF01 N03AF02
throbbing headache | one sided headache | headache with light sensitivity = mal de tête pulsatile | mal de tête d’un côté | céphalée pulsatile = N02CC M01AE02 M01AE01
pins and needles feet | stocking glove numbness = fourmis dans les pieds | fourmillements pieds = N02BF N06AX21 N06AA09
swollen big toe | red hot toe | hot swollen toe = gros orteil enflé | gros orteil rouge = M04AC01 M01AE02 M01AB01 H02AB07
low sugar shaky | shaky low sugar = tremble hypoglycémie | chute de sucre = H04AA01 V06DC01
dope sick | dopesick | kicking opioids = en manque d’opioïdes | manque opioïdes = N07BC51 N07BC02 C02AC01
the shakes alcohol | alcohol shakes | DTs = tremblements alcool | delirium tremens = N05BA01 N05BA06
dry down there | painful sex | painful intercourse | dyspareunia = douleur pendant les relations | relations douloureuses | dyspareunie = G03CA03 G03XX01
coffee ground emesis | vomiting blood | hematemesis = hématémèse | vomit du sang | vomissements de sang = A02BC02 A02BC05 H01CB02
rusty nail | stepped on nail = clou rouillé | marché sur un clou = J07AM J07AJ
monkey bite | raccoon bite | fox bite | bat in house = morsure de singe | morsure de raton | chauve-souris dans la maison = J07BG01 J06BB05
cat bite hand = morsure de chat | griffure de chat = J01CR02 J01AA02
hangnail infected | infected nail fold = ongle infecté | pourtour de l’ongle infecté = D06AX09 D06AX01 J01DB01
razor bumps | ingrown hairs | pseudofolliculitis = poils incarnés | feu du rasoir = D10AE01 D10AF01 D07AA02
stretched back | threw out back | slipped disc | herniated disc | bulging disc = hernie lombaire | dos bloqué | dos coincé = M01AE02 M03BX08 M01AB05 N02BE01
whiplash = coup du lapin | entorse cervicale = M01AE02 M03BX08 M03BA03
broken bone pain | fracture pain | broken rib | rib fracture = douleur de fracture | côte cassée | côte fracturée = N02BE01 M01AE01 N02AA01 N02AA03
hay fever eyes | itchy eyes pollen = yeux qui piquent pollen | yeux allergies = S01GX09 S01GX
cat allergy | dog allergy | dust allergy | dust mite allergy | mold allergy = allergie aux chats | allergie au chat | allergie aux acariens | allergie à la poussière = R06AE07 R06AX13 R06AX27 R01AD
sun allergy | polymorphous light eruption = allergie au soleil | lucite = D07AC13 R06AE07 D07AA02
nickel allergy | jewellery rash = allergie au nickel = D07AC01 D07AA02 D07AC13
`

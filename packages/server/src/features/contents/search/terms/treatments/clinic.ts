/** What is treated in clinics and walk-in practices, as the rare diseases are listed: names that the other lists lack. */
export const clinic = `
angular cheilitis | perleche | cheilitis = chéilite angulaire | perlèche | chéilite = D01AC01 D01AC02 D06AX01 D07AA02
pityriasis rosea = pityriasis rosé | pityriasis rosé de Gibert = D07AA02 D07AB08 R06AE07
keratosis pilaris = kératose pilaire = D10AD01 D02AE
venous ulcer | venous leg ulcer | leg ulcer | stasis ulcer = ulcère veineux | ulcère de jambe | ulcère de stase = C04AD03 D06AX01
diabetic foot infection | diabetic foot ulcer | diabetic foot = infection du pied diabétique | pied diabétique | plaie du pied diabétique | ulcère du pied diabétique = J01CR02 J01DB01 J01FF01 J01MA12 J01CR05
jellyfish sting | swimmer's itch | swimmers itch = piqûre de méduse | dermatite du baigneur = D07AA02 D04AA R06AE07
nonoccupational post-exposure prophylaxis | post-exposure prophylaxis | post exposure prophylaxis | HIV post exposure | post exposure prophylaxis needle stick | needle stick | needlestick | needle stick injury | needlestick injury | HIV needle stick = prophylaxie post-exposition | piqûre d’aiguille | piqûre accidentelle | prophylaxie post-exposition piqûre | prophylaxie post exposition VIH | PPE VIH = J05AR03 J05AJ03 J05AJ01 J05AR20
infectious mononucleosis | mononucleosis | mono infection = mononucléose | mononucléose infectieuse = N02BE01 M01AE01 H02AB07
peritonsillar abscess | quinsy = abcès périamygdalien | phlegmon amygdalien = J01FF01 J01CR02 J01CE01
postnasal drip | post nasal drip | nasal drip = écoulement post-nasal | rhinorrhée postérieure | écoulement nasal postérieur = R01AD R06AE07 R01AX03
labyrinthitis | vestibular neuritis | vestibular neuronitis = labyrinthite | neuronite vestibulaire | névrite vestibulaire = N07CA01 R06AA11 H02AB07
ruptured eardrum | perforated eardrum | tympanic perforation | ear tube drainage | ear tubes otorrhea | draining ear = tympan perforé | tympan percé | perforation du tympan | tubes dans les oreilles | oreille qui coule | otorrhée = S02CA06 S02CA05 S01AE03
chalazion = !chalazion = S01AA17 S01CA S01AA
keratitis | bacterial keratitis | corneal ulcer = kératite | kératite bactérienne | ulcère de la cornée | ulcère cornéen = S01AE S01AA12 S01AA
diabetic retinopathy = rétinopathie diabétique = S01LA
hypertensive urgency | blood pressure emergency | very high BP = urgence hypertensive | poussée hypertensive | crise hypertensive = C07AG01 C09AA01 C02DB02 C08CA05
sleep apnea | obstructive sleep apnea = apnée du sommeil | apnée obstructive du sommeil | AOS = N06BA14 N06BA07 A10BX16
transthyretin amyloidosis | cardiac amyloidosis | ATTR | ATTR-CM | amyloidosis | amyloid cardiomyopathy = amylose | amylose cardiaque | amylose à transthyrétine | amyloïdose = N07XX08 N07XX12 N07XX18
cerebral vasospasm | vasospasm | subarachnoid hemorrhage vasospasm = vasospasme | vasospasme cérébral = C08CA06
hyperosmolar hyperglycemic state | hyperosmolar state | HHS = état hyperosmolaire | coma hyperosmolaire | syndrome hyperosmolaire = A10AB01 B05XA03
myxedema coma | myxedema = coma myxœdémateux | myxœdème = H02AB09 H03AA01
feminizing hormones | feminizing hormone therapy | trans woman hormones | transgender woman | trans woman = hormones féminisantes | hormonothérapie féminisante | femme trans = G03CA03 C03DA01 G03HA01
masculinizing hormones | masculinizing hormone therapy | trans man hormones | transgender man | trans man = hormones masculinisantes | hormonothérapie masculinisante | homme trans = G03BA03
transgender hormones | gender affirming hormones | gender affirming hormone therapy | transgender | transgender hormone therapy = hormones transgenres | hormonothérapie d’affirmation de genre | transgenre = G03CA03 G03BA03 C03DA01
Barrett esophagus | Barretts = œsophage de Barrett | Barrett = A02BC
esophageal spasm | nutcracker esophagus = spasme œsophagien | spasmes de l’œsophage = C08DB01 C01DA02 C08CA05
cholangitis | ascending cholangitis | cholecystitis | biliary infection = cholangite | angiocholite | cholécystite | infection biliaire = J01CR05 J01DD04 J01XD01
medication overuse headache | rebound headache = céphalée médicamenteuse | céphalée par abus de médicaments | céphalée de rebond = N03AX11 N06AA09 N02CD M03AX01
Rh negative | Rh negative pregnancy | Rh incompatibility | Rh sensitization = rhésus négatif | Rh négatif | incompatibilité rhésus = J06BB01
anorexia nervosa = anorexie mentale | anorexie nerveuse = N05AH03 N06AB03
plantar fasciitis | heel pain | heel spur = fasciite plantaire | épine de Lenoir | douleur au talon | mal au talon | épine calcanéenne = M01AE02 M02AA15 H02AB04 H02AB08
carpal tunnel syndrome = tunnel carpien | syndrome du tunnel carpien | canal carpien = H02AB04 H02AB08 M01AE02
trigger finger | ganglion cyst = doigt à ressaut = H02AB08 H02AB04 M01AE02
malignant bowel obstruction | inoperable bowel obstruction | bowel obstruction palliative | bowel obstruction cancer | bowel obstruction nausea | bowel obstruction vomiting = occlusion intestinale maligne | occlusion intestinale palliatif | occlusion intestinale cancer | occlusion intestinale nausées | occlusion intestinale vomissements | obstruction intestinale maligne = H01CB02 H02AB02 A03BB01 N05AD01
food allergy | peanut allergy | nut allergy | allergy to peanuts | shellfish allergy = allergie alimentaire | allergie aux arachides | allergie arachide | allergie aux noix = C01CA24 R06AE07
hand foot and mouth disease | hand foot mouth | hand foot and mouth = pied-main-bouche | maladie pieds mains bouche | syndrome pieds-mains-bouche = N02BE01 M01AE01
measles exposure | measles = rougeole | exposition à la rougeole = J07BD J06BA
typhoid | typhoid fever = fièvre typhoïde | typhoïde = J07AP J01DD04 J01FA10
yellow fever = fièvre jaune = J07BL
hepatitis A | hep A = hépatite A = J07BC
carbon monoxide poisoning | carbon monoxide = intoxication au monoxyde de carbone | monoxyde de carbone = V03AN01
dry socket | alveolar osteitis = alvéolite | alvéolite sèche = M01AE01 N01BB02 A01AB03
bleeding gums | gum disease = saignement des gencives | gencives qui saignent = A01AB03
sickle cell crisis | vaso occlusive crisis = crise vaso-occlusive | crise drépanocytaire = N02AA01 N02AA03 L01XX05 M01AB15
painful urination | burning when peeing | burning urination | painful peeing | dysuria = brûlure en urinant | brûlement mictionnel | brûlures mictionnelles | dysurie | ça brûle quand il urine = G04BX06 J01XE01 J01XX01 J01EE01
nocturia | wakes at night to pee | pee too often | peeing at night = nycturie | se lever la nuit pour uriner | uriner la nuit = H01BA02 G04BD G04CA02
chronic pelvic pain | pelvic pain = douleur pelvienne | douleur pelvienne chronique = M01AE02 N06AA09 N02BF
missed periods | amenorrhea = aménorrhée | absence de règles = G03DA02 G03DA04
cracked nipples | sore nipples | nipple pain breastfeeding = gerçures aux mamelons | mamelons douloureux | crevasses mamelon = D06AX09 D01AC02
sinus pressure | sinus congestion | sinus pain | sinus headache = pression aux sinus | douleur aux sinus | congestion des sinus = R01BA R01AA R01AD M01AE01
ear ache | earache | ear pain | sore ear = mal d’oreille | mal aux oreilles | douleur à l’oreille | otalgie = N02BE01 M01AE01 J01CA04
watery eyes | itchy watery eyes = yeux larmoyants | yeux qui coulent = S01GX
flaky scalp | itchy scalp | scaly scalp = cuir chevelu qui pique | cuir chevelu qui pèle = D01AC08 D11AX12
excess facial hair | unwanted facial hair | facial hair woman = pilosité faciale | poils au visage = D11AX16 C03DA01 G03HB01
dark spots | hyperpigmentation | age spots = taches brunes | hyperpigmentation | taches pigmentaires = D11AX11 D10AD01 D10AX03
fungal infection | skin fungus | fungal skin infection = infection fongique | infection à champignons | mycose cutanée = D01AC01 D01AC D01AE15 J02AC01 J02AX J02AA01 J02AC
infected cut | infected scrape | infected wound | wound infection = plaie infectée | coupure infectée | infection de plaie | plaie surinfectée = D06AX01 D06AX09 J01DB01 J01CF02
numb feet | burning feet | tingling feet | numbness in feet = engourdissement des pieds | pieds qui brûlent | fourmillements aux pieds | picotements aux pieds = N02BF N06AX21 N06AA09
shaky hands | hand tremor = mains qui tremblent | tremblements des mains = C07AA05 N03AA03
hearing voices | delusions = entend des voix | hallucinations auditives | idées délirantes = N05AX08 N05AH03 N05AX12 N05AH04
food poisoning = intoxication alimentaire = A04AA01 R06AA11 A07DA03
rectal bleeding | bleeding hemorrhoids | blood on toilet paper = saignement rectal | rectorragie | hémorroïdes qui saignent = C05A
high uric acid | hyperuricemia = hyperuricémie | acide urique élevé = M04AA01 M04AA03
menstrual migraine | period migraine | migraine with periods = migraine menstruelle | migraine cataméniale | migraine des règles = N02CC M01AE02
migraine with aura | migraine aura = migraine avec aura | migraine aura = N02CC N02CX N03AX11
appetite stimulant | increase appetite | boost appetite = stimuler l’appétit | stimulant de l’appétit | orexigène = L02AB01 N06AX11
cancer fatigue | cancer-related fatigue = fatigue du cancer | fatigue liée au cancer = N06BA04 N06BA07
kidney protection | renal protection | diabetic kidney disease protection | protect kidneys = protection rénale | protéger les reins | néphroprotection = A10BK C09AA C09CA C03DA05
antipsychotic weight gain | weight gain from antipsychotics | weight gain antipsychotic = prise de poids antipsychotique | prise de poids sous antipsychotique = A10BA02 A10BJ06
antipsychotic injection | depot antipsychotic | antipsychotic depot = antipsychotique injectable | antipsychotique dépôt | antipsychotique longue action | antipsychotique injectable longue action = N05AX13 N05AX12 N05AH03 N05AF N05AD01
vulvodynia | vaginismus = vulvodynie | vaginisme = N01BB02 N06AA09 G03CA
bed bug bites | bed bugs | flea bites = piqûres de punaises | punaises de lit | piqûres de puces = D07AA02 R06AE07 D04AA
stitches numbing | laceration anesthesia | numb laceration | suturing = anesthésie plaie | geler une plaie | points de suture = N01BB02 N01BB
dental pain | wisdom tooth pain | wisdom teeth extraction pain | post extraction pain = douleur dentaire | dents de sagesse | douleur après extraction | extraction dents de sagesse = M01AE01 N02BE01 M01AE02 N02AJ06
back pain muscle spasm | acute back pain | thrown out back | pulled back = tour de rein | lumbago aigu | barré dans le dos = M01AE02 M03BX08 M03BA03 M01AB05
ankle sprain | sprain | sprained ankle = entorse | entorse cheville | foulure = M02AA15 M01AE01 M01AE02
chronic pain | persistent pain = douleur chronique | douleurs chroniques = N06AX21 N02BF N02AX N02BE01
cold and flu | flu symptoms relief = grippe et rhume = N02BE01 M01AE01 R01BA R05DA09
cold medicine child | child cold medicine | cold syrup child | cough syrup child | cough medicine child | child cough | cough toddler | cough baby = sirop rhume enfant | sirop toux enfant | toux enfant | toux bébé | rhume enfant = N02BE01 M01AE01
abdominal pain | abdominal cramps | stomach cramps | stomach ache | belly pain = crampes abdominales | crampes d’estomac | crampes au ventre | spasmes intestinaux = A03BB01 A03AA05 A03AX04 A03AA07
productive cough | wet cough | chesty cough | phlegm = toux grasse | toux productive = R05CA03 R05C
appendicitis | peritonitis | intra-abdominal infection = appendicite | péritonite | infection intra-abdominale = J01CR05 J01DD04 J01XD01 J01MA02
tremor = tremblement | tremblements = C07AA05 N03AA03
palpitations | heart palpitations | fast heart rate | rapid heart rate | tachycardia = palpitation | tachycardie | pouls rapide = C07AB02 C07AB07 C08DA01
costochondritis | chest wall pain = costochondrite | douleur à la paroi thoracique = M01AE02 M01AE01 M01AB05 N02BE01
hot flashes SSRI | hot flashes antidepressant | hot flashes SNRI = bouffées de chaleur ISRS | bouffées de chaleur antidépresseur = N06AB05 N06AX16 N06AB10 N06AB04
`

/** What is given around birth, to newborns and to children, as the rare diseases are listed: names that the other lists lack. */
export const mothersAndChildren = `
preeclampsia prevention | prevent preeclampsia | preeclampsia prophylaxis | aspirin pregnancy high risk = prévention prééclampsie | prévention de la prééclampsie = B01AC06
postpartum hypertension | postpartum preeclampsia | high blood pressure after delivery = hypertension postpartum | hypertension du post-partum | prééclampsie postpartum = C08CA05 C07AG01 C09AA02
fetal neuroprotection | magnesium neuroprotection = neuroprotection fœtale = B05XA05 A12CC02
short cervix | cervical insufficiency progesterone = col court | col utérin court = G03DA04
cervical ripening | unfavourable cervix | unripe cervix = maturation du col | col défavorable = G02AD02 A02BB01
slow labour | labour augmentation | augmentation of labour | failure to progress = stimulation du travail | travail qui n’avance pas = H01BB02
retained placenta = rétention placentaire | placenta retenu = H01BB02
uterine inversion | uterine relaxation | uterine tetany = relaxation utérine | inversion utérine = C01DA02
antiphospholipid pregnancy | antiphospholipid syndrome pregnancy | recurrent miscarriage antiphospholipid = antiphospholipides grossesse = B01AC06 B01AB05 B01AB04
postpartum endometritis | puerperal fever | fever after cesarean = endométrite du post-partum | fièvre après césarienne = J01FF01 J01GB03 J01CA01
nipple vasospasm | nipple Raynaud = vasospasme du mamelon = C08CA05
breast engorgement | after pains | afterpains | perineal pain | episiotomy pain | tear pain after birth = engorgement mammaire | tranchées | douleur périnéale | douleur épisiotomie = M01AE01 N02BE01
postpartum contraception = contraception post-partum = G03AC G02BA
prolonged period | period won't stop | period not stopping | bleeding for weeks | period for three weeks | long period | continuous period = règles qui n’arrêtent pas | règles prolongées | règles depuis trois semaines | saignement qui n’arrête pas = B02AA02 G03DC02 G03DA02
acute uterine bleeding | heavy vaginal bleeding ER | hemorrhagic period = saignement utérin aigu | hémorragie utérine = B02AA02 G03DC02 G03CA57 G03DA02
vitamin K newborn | newborn vitamin K | hemorrhagic disease of the newborn = vitamine K nouveau-né | maladie hémorragique du nouveau-né = B02BA01
newborn eye prophylaxis | newborn eye ointment = prophylaxie oculaire nouveau-né | onguent yeux nouveau-né = S01AA17
neonatal hypoglycemia | newborn low sugar | newborn hypoglycemia = hypoglycémie néonatale | hypoglycémie du nouveau-né = B05BA03
fever newborn | fever 3 week old | neonatal fever | febrile newborn = fièvre nouveau-né | fièvre néonatale = J01CA01 J01GB03 J01DD01 N02BE01
febrile infant | fever infant under 3 months | fever 6 week old | infant fever 6 weeks = nourrisson fébrile | fièvre du nourrisson | fièvre bébé 6 semaines | bébé 6 semaines fièvre | bébé fébrile = J01CA01 J01GB03 J01DD01 J01DD04 N02BE01
late onset sepsis newborn | NICU sepsis = septicémie tardive nouveau-né | sepsis tardif néonatal = J01XA01 J01GB03 J01CF02
extubation preterm | preterm apnea | premature apnea | apnea premature = apnée du prématuré | apnée du prématuré = N06BC01
chronic lung disease prematurity = maladie pulmonaire chronique du prématuré = H02AB02 C03CA01
neonatal pain | newborn procedure pain = douleur du nouveau-né | douleur néonatale = N02AA01 N02BE01 N01AH01
multisystem inflammatory syndrome in children | MIS-C = syndrome inflammatoire multisystémique de l’enfant | SIME = J06BA02 H02AB04 B01AC06
nephrotic child | nephrotic syndrome child | steroid sensitive nephrotic = syndrome néphrotique enfant = H02AB07 H02AB06
HSP purpura child = purpura rhumatoïde enfant = M01AE02 H02AB07
baby not pooping | baby constipated | infant constipation | infant not pooping | newborn not pooping | baby hasn't pooped | toddler not pooping | toddler withholding stool | stool withholding = bébé constipé | bébé ne fait pas caca | bébé pas de selles | enfant retient ses selles | nourrisson constipé = A06AD11 A06AD15
vomiting child | child vomiting | kid throwing up | toddler vomiting | pediatric gastroenteritis = enfant qui vomit | vomissements enfant | gastro-entérite enfant = A04AA01
child fever | fever child | toddler fever | kid fever | roseola | fifth disease = fièvre enfant | fièvre du tout-petit | roséole | cinquième maladie = N02BE01 M01AE01
pediatric migraine | migraine child | migraine teen | migraine adolescent = migraine enfant | migraine ado | migraine adolescent = M01AE01 N02BE01 N02CC04
child fracture pain | kid broken arm | broken arm pain child | child pain emergency | pediatric pain emergency = fracture enfant douleur | bras cassé enfant | douleur enfant urgence = N01AH01 M01AE01 N01AX03 N02BE01
pediatric DKA | DKA child = acidocétose enfant | acidocétose diabétique enfant = A10AB01 B05XA03
croup stridor | croup emergency | stridor child = laryngite striduleuse | stridor enfant | faux croup = H02AB02 C01CA24
iron ingestion | iron overdose child | child swallowed iron | iron pill ingestion | iron pills ingestion = ingestion de fer | enfant avalé fer | ingestion comprimés de fer = V03AC01
child poisoning | pill ingestion child | child pill ingestion | toddler pill ingestion | toddler ingestion = intoxication enfant | ingestion médicament enfant = A07BA01
adolescent depression | depression teen | depression teenager | depression child | depressed teen | teen depression | antidepressant teen | antidepressant adolescent | suicidal teen antidepressant = dépression ado | dépression adolescent | antidépresseur ado | antidépresseur adolescent = N06AB03 N06AB10 N06AB06
precocious puberty girl = puberté précoce fille = L02AE02
tics child | child tics = tics enfant = C02AC02 C02AC01
ADHD insomnia | ADHD sleep = TDAH sommeil = N05CH01 C02AC01
child insomnia | child won't sleep | autism sleep = insomnie enfant | enfant dort pas | autisme sommeil = N05CH01
thrush baby | infant thrush | baby thrush = muguet bébé | muguet nourrisson = A07AA02
pinworm daycare = oxyures garderie = P02CC01 P02CA01
strabismus patching | atropine penalization = pénalisation atropine = S01FA01
`

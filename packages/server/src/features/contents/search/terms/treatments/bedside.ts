/**
 * What is treated in the delivery and the emergency room, poisonings, and courses of chemotherapy by their short names, as the rare
 * diseases are listed. It goes before the other treatments.
 */
export const bedside = `
eclampsia | eclamptic seizure | eclamptic seizures = éclampsie = B05XA05 A12CC02 N05BA01
ectopic pregnancy | tubal pregnancy = grossesse ectopique | grossesse extra-utérine | GEU = L04AX03 L01BA01
missed miscarriage | missed abortion | incomplete abortion | incomplete miscarriage | miscarriage = grossesse arrêtée | avortement manqué | avortement incomplet | fausse couche incomplète = A02BB01 G02AD06 G03XB51
abortion pill | abortion pills = pilule abortive | pilule d’avortement | pilule pour avorter | avortement par pilule = G03XB51 G03XB01
group B strep | GBS prophylaxis | GBS labor | GBS positive | GBS positive labor | GBS pos labor | GBS carrier | GBS intrapartum | GBS positive penicillin = strep B | streptocoque B | prophylaxie strep B | strep B accouchement | SGB positif | SGB travail | SGB + travail | SGB + | SGB en travail = J01CE01 J01CA01 J01DB04 J01FF01 J01XA01
antenatal steroids | preterm steroids | fetal lung maturation | fetal lung maturity = maturation pulmonaire | maturation pulmonaire fœtale | corticoïdes anténataux = H02AB01 H02AB02
premature rupture of membranes | PPROM = RPPM | rupture prématurée des membranes | rupture des membranes = J01CA01 J01FA10 J01FA01
cervicitis = cervicite = J01FA10 J01AA02 J01DD04 J01DD08
rapid sequence intubation | RSI | RSI drugs | RSI paralytic | intubation drugs = ISR | intubation séquence rapide | intubation en séquence rapide | drogues intubation = M03AC09 M03AB01 N01AX03 N01AX07 N01AX10
status asthmaticus | severe asthma attack | near-fatal asthma = état de mal asthmatique | asthme aigu grave | asthme sévère crise = R03AC02 H02AB04 B05XA05 R03BB01
bacterial meningitis | meningitis = méningite bactérienne | méningite = J01DD04 J01XA01 H02AB02 J01CA01
meningitis contact | meningococcal contact | meningococcal prophylaxis = contact méningite | contact méningocoque | prophylaxie méningocoque = J01MA02 J01DD04 J04AB02
herpes encephalitis | HSV encephalitis | encephalitis = encéphalite herpétique | encéphalite = J05AB01
salicylate overdose | aspirin overdose | ASA overdose | salicylate toxicity = intoxication aux salicylates | intoxication salicylates | intoxication aspirine | surdose aspirine = B05XA02 B05CB04 A07BA01
tricyclic overdose | TCA overdose | TCA toxicity = surdose tricycliques | intoxication tricycliques = B05XA02 B05CB04
ethylene glycol poisoning | ethylene glycol | antifreeze = antigel | intoxication antigel | éthylène glycol = V03AB34
carbon monoxide poisoning | CO poisoning = intoxication au monoxyde de carbone | intoxication au CO | intoxication monoxyde = V03AN01
organophosphate poisoning | organophosphate | nerve agent = organophosphorés | intoxication organophosphorés | intoxication aux organophosphorés = A03BA01 V03AB04
iron overdose | iron poisoning = intoxication au fer | surdose de fer = V03AC01
methemoglobinemia G6PD | G6PD methemoglobinemia | methemoglobinemia G6PD deficiency = méthémoglobinémie G6PD | méthémoglobinémie et déficit en G6PD = A11GA01
lithium toxicity | lithium overdose | lithium poisoning = intoxication au lithium | surdose de lithium | surdose lithium = B05XA03
clonidine overdose | clonidine poisoning | clonidine ingestion = surdose de clonidine | intoxication à la clonidine = V03AB15 A03BA01
colchicine overdose | colchicine poisoning = surdose de colchicine | intoxication à la colchicine = A07BA01
bupropion overdose | bupropion overdose seizure = surdose de bupropion | intoxication au bupropion = N05BA06 N05CD08 B05XA02
warfarin overdose | coumadin overdose = surdose de warfarine | surdose de coumadin = B02BA01 B02BD01
LMWH overdose | enoxaparin overdose | dalteparin overdose | tinzaparin overdose = surdose d’HBPM = V03AB14
magnesium overdose = surdose de magnésium = B05XA19 B05XA07
potassium overdose = surdose de potassium = B05XA19 A10AB01 R03AC02
serotonin syndrome | serotonin toxicity = syndrome sérotoninergique | toxicité sérotoninergique = R06AX02 N05BA01 N05BA06
upper GI bleed | UGIB | bleeding ulcer = HDH | hémorragie digestive haute | ulcère qui saigne = A02BC02 A02BC05 A02BC
bite wound | animal bite | human bite = morsure humaine | morsure animale | plaie par morsure | !morsure = J01CR02 J01AA02
rabies exposure | rabies PEP | bat exposure = exposition à la rage | PPE rage | chauve-souris exposition = J06BB05 J07BG01
tetanus prone wound | dirty wound tetanus = plaie souillée tétanos | plaie tétanos = J07AM J07AJ J06BB02
HIV PEP | HIV post-exposure prophylaxis = PPE VIH | prophylaxie post-exposition VIH = J05AR03 J05AJ J05AR20
acute glaucoma | acute angle closure glaucoma | angle closure attack = glaucome aigu | glaucome à angle fermé = S01EC S01ED S01EB01 S01EA
raised intracranial pressure | raised ICP | high ICP = hypertension intracrânienne | HTIC = B05BC01 B05XA03
stroke thrombolysis | acute stroke thrombolysis | stroke lytic = thrombolyse AVC | thrombolyse | thrombolyse de l’AVC = B01AD02 B01AD11
angioedema = angioœdème | œdème de Quincke = C01CA24 R06AE07 H02AB07
binge eating disorder | binge eating = hyperphagie | hyperphagie boulimique | accès hyperphagique = N06BA12
dementia with Lewy bodies | Lewy body dementia | lewy body = démence à corps de Lewy | corps de Lewy = N06DA N05AH04
tourette | tourette syndrome = gilles de la tourette | !tourette = N05AX12 N05AG02 C02AC01
cannabis withdrawal nausea | cannabis nausea | cannabis withdrawal vomiting | cannabis cyclic vomiting = sevrage cannabis nausées | nausées cannabis | cannabis nausées | sevrage cannabis vomissements = N05AD01 A04AA01 A03FA01
herpes | HSV | herpes outbreak = !herpès | poussée d’herpès | crise d’herpès = J05AB11 J05AB09 J05AB01
peripheral artery disease | PAD | peripheral arterial disease = artériopathie | artériopathie périphérique = B01AC04 B01AC06 B01AF01 C10AA C04AD03
bone metastases | bone mets = métastases osseuses | métas osseuses | !métas os = M05BX04 M05BA08 M05BA03
polycythemia vera | polycythemia = polycythémie | polycythémie vraie | maladie de Vaquez = L01XX05 L03AB15 L01EJ01
paget disease | paget = maladie de Paget | !paget = M05BA08 M05BA07 M05BA04
menstrual migraine = migraine menstruelle | migraine cataméniale | migraine des règles = N02CC N02BA M01AE02
latent TB | LTBI | latent tuberculosis = TB latente | tuberculose latente = J04AB02 J04AC01
MS fatigue | fatigue MS | multiple sclerosis fatigue = fatigue SEP | SEP fatigue = N04BB01 N06BA07
feminizing hormones | trans woman | transgender woman hormones | MTF hormones = hormones féminisantes | femme trans | femme trans hormones = G03CA03 C03DA01 G03HA01
masculinizing hormones | trans man | transgender man hormones | FTM hormones = hormones masculinisantes | homme trans | homme trans hormones = G03BA03
plantar wart | plantar warts | verruca = verrue plantaire | verrues plantaires | verrue sous le pied = D11AF
COPD triple therapy | COPD triple | COPD triple inhaler | triple therapy COPD = MPOC trithérapie | trithérapie MPOC | MPOC triple thérapie = R03AL08 R03AL11 R03AL12
community pneumonia outpatient | CAP antibiotic | CAP outpatient = PAC externe | pneumonie externe | PAC antibiotique = J01CA04 J01AA02 J01FA10 J01CR02
community pneumonia inpatient | CAP inpatient | CAP IV antibiotic | CAP ward = PAC hospitalisé | PAC hospit | pneumonie hospit = J01DD04 J01FA10 J01MA12 J01MA14
delirium agitation | agitated delirium | delirium agitated | ICU delirium = délirium agité | agitation délirium | délirium soins intensifs = N05AD01 N05AH04 N05CM18 N05AX08
status migrainosus | migraine status | migraine ER | migraine emergency | migraine IV = migraine urgence | état de mal migraineux | migraine IV urgence | migraine à l’urgence = A03FA01 M01AB15 N05AB04 N02CC01 N02CA01
menopause hormones | hormones menopause | menopause hormone patch | hormones patch menopause = hormones ménopause | timbre hormones ménopause | hormones timbre ménopause = G03CA03 G03FA
FOLFOX | mFOLFOX = FOLFOX = L01XA03 L01BC02
FOLFIRI = FOLFIRI = L01CE02 L01BC02
FOLFIRINOX = FOLFIRINOX = L01CE02 L01XA03 L01BC02
CAPOX | XELOX = CAPOX | XELOX = L01BC06 L01XA03
R-CHOP | RCHOP = R-CHOP | RCHOP = L01FA01 L01AA01 L01DB01 L01CA02
CHOP chemo | CHOP chemotherapy = chimio CHOP = L01AA01 L01DB01 L01CA02
ABVD = ABVD = L01DB01 L01DC01 L01CA01 L01AX04
BEP chemo | BEP chemotherapy = chimio BEP = L01DC01 L01CB01 L01XA01
AC-T | dose-dense AC = AC-T = L01DB01 L01AA01 L01CD01
RVd | VRd | RVd myeloma = RVd | VRd = L01XG01 L04AX04 H02AB02
CyBorD = CyBorD = L01XG01 L01AA01 H02AB02
ESBL UTI | ESBL cystitis | ESBL urinary tract infection = IU BLSE | cystite BLSE | infection urinaire BLSE = J01XX01 J01XE01 J01CA08 J01DH03
bladder spasm | bladder spasms | catheter spasm | bladder spasm catheter = spasme vésical sonde | spasmes vésicaux | spasme de vessie = G04BD04 G04BD08 A03BB01 G04BX06
leg cramps | night cramps | nocturnal leg cramps | nocturnal cramps = crampes la nuit | crampes mollets | crampes aux mollets = A12CC N02BF01 M03BX01
tooth infection | dental infection | infected tooth = infection dentaire | infection dent | infection de dent | dent infectée = J01CA04 J01FF01 J01CR02
ACE inhibitor cough | ACE cough | ACEI cough | cough on ACE inhibitor = toux IECA | IECA toux | toux sous IECA = C09CA
SSRI sexual dysfunction | antidepressant sexual dysfunction | SSRI low libido = ISRS libido | ISRS dysfonction sexuelle | antidépresseur libido = N06AX12 N06AX11 N06AX26
steroid osteoporosis | steroid-induced osteoporosis | prednisone bone loss = ostéoporose cortisonique | ostéoporose cortisone | ostéoporose sous prednisone = M05BA04 M05BA07 M05BX04
NSAID ulcer | NSAID gastroprotection | NSAID stomach protection = AINS ulcère | AINS protection gastrique | protection gastrique = A02BC A02BB01
opioid monthly injection | monthly buprenorphine | opioid addiction injection = injection mensuelle opioïdes | opioïdes injection mensuelle | dépendance opioïdes injection = N07BC01
HIV injection | long acting HIV injection | HIV monthly injection = VIH injection | VIH injectable | VIH injection mensuelle = J05AJ04 J05AR J05AG05
end of life pain | palliative pain | pain palliative | pain end of life = douleur fin de vie | douleur palliative | douleur en fin de vie = N02AA01 N02AA03 N02AB03
ingrown toenail | infected ingrown toenail | paronychia = ongle incarné | ongle incarné infecté | panaris | paronychie = J01DB01 D06AX01 D06AX09 J01CF02
leg ulcer infection | infected leg ulcer = ulcère de jambe infecté | ulcère jambe infecté = J01DB01 J01CR02 J01FF01
gouty arthritis = arthrite goutteuse = M04AC01 M01AE02 M01AB01 H02AB07
infant colic = !coliques | coliques nourrisson = A03AX13
`

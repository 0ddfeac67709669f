/** What drugs are to do, as people say it: English = French = the codes of those that do it, as the classes are listed. */
export const purposes = `
boost white cells | boost white blood cells | raise white cells | increase white blood cells | raise neutrophils = remonter les globules blancs | augmenter les globules blancs | stimuler les globules blancs = L03AA
raise platelets | boost platelets | increase platelets = augmenter les plaquettes | remonter les plaquettes = B02BX05 B02BX04 B02BX08
boost red cells | raise hemoglobin | increase hemoglobin = augmenter l’hémoglobine | remonter l’hémoglobine = B03XA B03AC
lower cholesterol | reduce cholesterol | cholesterol lowering = baisser le cholestérol | réduire le cholestérol | diminuer le cholestérol = C10AA C10AX09 C10AX13
lower blood pressure | bring down blood pressure = baisser la pression | faire baisser la pression | diminuer la tension = C09AA C08CA C09CA C03AA
lower blood sugar | bring down blood sugar = baisser le sucre | baisser la glycémie = A10BA A10BK A10BJ A10AB
lower triglycerides | reduce triglycerides = baisser les triglycérides = C10AB C10AX06
lower uric acid | reduce uric acid = baisser l’acide urique = M04AA
lower potassium | remove potassium = baisser le potassium | faire baisser le potassium = V03AE10 V03AE09 V03AE01 A10AB01 R03AC02
lower phosphate | lower phosphorus = baisser le phosphore | baisser le phosphate = V03AE02 V03AE03 V03AE04
lower fever | bring down fever | reduce fever = faire baisser la fièvre | baisser la fièvre = N02BE01 M01AE01
lower eye pressure | reduce eye pressure = baisser la pression de l’œil = S01EE S01ED S01EC
lower prolactin = baisser la prolactine = G02CB
thin the blood | thinning blood | prevent clots | prevent clotting = éclaircir le sang | prévenir les caillots | éviter les caillots = B01AF B01AA B01AB
dissolve clot | dissolve blood clot | clot buster = dissoudre un caillot = B01AD
stop bleeding | control bleeding = arrêter le saignement | arrêter les saignements | contrôler le saignement = B02AA B02BA B02BC
slow down heart rate | slow down the heart | control heart rate | rate control = ralentir le cœur | contrôler la fréquence cardiaque = C07AB C08DB C01AA
strengthen bones | build bone | protect bones = renforcer les os | protéger les os = M05BA07 M05BA04 M05BX04
protect stomach | protect the stomach = protéger l’estomac | protéger mon estomac = A02BC A02BB01
stop vomiting | stop nausea | prevent nausea | prevent vomiting = arrêter les vomissements | prévenir les nausées | prévenir les vomissements = A04AA R06AA11 A03FA
stop diarrhea = arrêter la diarrhée = A07DA
clean out bowel | clean bowel | empty bowel = vider l’intestin | nettoyer l’intestin = A06AD65 A06AB58
soften stool | soften stools = ramollir les selles = A06AA A06AD15
increase appetite | stimulate appetite | improve appetite = augmenter l’appétit | stimuler l’appétit | ouvrir l’appétit = L02AB01 A04AD11 R06AX02 N06AX11
suppress appetite | reduce appetite = couper l’appétit | coupe-faim = A10BJ A08AA62
stop cough | suppress cough | calm cough = calmer la toux | arrêter la toux = R05DA
loosen mucus | thin mucus | thin secretions = éclaircir les sécrétions | fluidifier les sécrétions | décoller le mucus = R05CB R05CA03
open airways | open the airways = ouvrir les bronches | dilater les bronches = R03AC R03BB
dry secretions | dry up secretions | dry up saliva = assécher les sécrétions | réduire la salive = A03AB02 A03BB01 S01FA01
relax muscles | muscle relaxing = relaxer les muscles | détendre les muscles = M03BX M03BA
numb the skin | numb skin | numb throat | freeze skin = engourdir la peau | geler la peau | engourdir la gorge = D04AB N01BB02
dilate pupils | dilate the pupil | dilating drops | pupil dilation | dilate eyes = dilater les pupilles | dilatation des pupilles | dilater les yeux | gouttes pour dilater | gouttes pour dilater le fond d’œil = S01FA S01FB
wake up | stay awake | keep awake | promote wakefulness = rester éveillé | rester réveillé = N06BA07 N06BA14 N07XX11
calm down agitated | calm agitation | sedate agitated = calmer un patient agité | calmer l’agitation = N05AD01 N05BA06 N05AH03
improve memory = améliorer la mémoire = N06DA N06DX01
stop seizure | stop seizures | stop convulsions | abort seizure = arrêter une convulsion | arrêter les convulsions | arrêter une crise d’épilepsie = N05BA N05CD08 N03AB
stop migraine | abort migraine = arrêter une migraine = N02CC
stop period | delay period | skip period = arrêter les règles | retarder les règles | sauter ses règles = G03DC02 G03AA G03AC
bring on period | start period | induce period = déclencher les règles | provoquer les règles = G03DA02
stop milk production | dry up breast milk | stop lactation = couper le lait | tarir le lait | arrêter la lactation = G02CB03 G02CB01
increase milk supply | increase breast milk | boost milk supply = augmenter la production de lait | augmenter le lait maternel = A03FA03
stop contractions | stop labour | stop labor = arrêter les contractions | arrêter le travail = C08CA05 M01AB01
start labour | start labor = déclencher l’accouchement = H01BB02 G02AD02
ripen cervix = mûrir le col = G02AD02 A02BB01
mature fetal lungs | fetal lung maturity = maturation pulmonaire fœtale = H02AB01 H02AB02
grow hair | regrow hair | hair growth = faire pousser les cheveux | repousse des cheveux = D11AX01 D11AX10
lighten skin | fade dark spots | bleach skin = éclaircir la peau | éclaircir les taches = D11AX11
dry up acne | clear acne = assécher les boutons = D10AE D10AD
kill lice = tuer les poux = P03AC P03AX
kill worms | get rid of worms = tuer les vers | se débarrasser des vers = P02CA P02CC
clean wound | disinfect skin | disinfect wound = nettoyer une plaie | désinfecter la peau | désinfecter une plaie = D08AC D08AG D08AE
surgical prophylaxis | antibiotic before surgery | preoperative antibiotic | surgery prophylaxis | antibiotic prophylaxis surgery = prophylaxie chirurgicale | antibioprophylaxie | antibiotique avant chirurgie | antibiotique préopératoire | antibiotique avant une opération = J01DB04 J01FF01 J01XA01 J01DC01
dental prophylaxis | antibiotic before dentist = antibiotique avant le dentiste | prophylaxie dentaire = J01CA04 J01DB01 J01FA10 J01AA02
prevent rejection | stop rejection = prévenir le rejet | éviter le rejet = L04AD02 L04AD01 L04AA06
prevent pregnancy after sex = éviter une grossesse après une relation = G03AD
prevent stroke = prévenir un AVC | éviter un AVC = B01AF B01AC C10AA
prevent heart attack = prévenir une crise cardiaque | prévenir un infarctus = B01AC06 C10AA B01AC04
prevent migraine | prevent migraines = prévenir la migraine | prévenir les migraines = N02CD C07AA05 N03AX11
prevent malaria = prévenir la malaria | prévenir le paludisme = P01BB51 P01BC02 J01AA02
prevent altitude sickness = prévenir le mal des montagnes = S01EC01
prevent preterm birth | preterm birth prevention = prévenir un accouchement prématuré | prévention de la prématurité = G03DA04
chest pain spray | angina spray | heart spray = vaporisateur douleur poitrine | vaporisateur angine | vaporisateur pour le cœur = C01DA02
cold sores | fever blisters = feux sauvages | boutons de fièvre = J05AB11 J05AB09 D06BB03 J05AB01
gold | gold salt = sel d’or | comprimé d’or | sels d’or = M01CB
`

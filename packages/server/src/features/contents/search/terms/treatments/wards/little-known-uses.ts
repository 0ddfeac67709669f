/** What drugs that few people know are for, as the rare diseases are listed. */
export const littleKnownUses = `
arterial spasm | vascular spasm = spasme artériel | spasme vasculaire = A03AD01
bowel spasm | functional bowel spasm | irritable colon spasm = spasme intestinal | spasmes intestinaux = A03AA A03AX04 A03BB01 A03CA02
primary biliary cholangitis second line | ursodiol failure | inadequate response to ursodiol = cholangite biliaire primitive de deuxième ligne | échec de l’ursodiol = A05AX06 A05AX07 A05AA04
trace elements | trace element TPN | selenium manganese chromium = oligo-éléments | oligoéléments | éléments traces = A12CX
parenteral multivitamin | TPN vitamins | intravenous multivitamin | IV multivitamin = multivitamines parentérales | multivitamines IV = B05XC
percutaneous coronary intervention | PCI anticoagulant | cath lab anticoagulant | primary PCI = intervention coronarienne percutanée | angioplastie coronarienne = B01AB01 B01AE06 B01AC25 B01AC17 B01AC16
cangrelor bridge | IV antiplatelet bridging | bridging antiplatelet before surgery = antiplaquettaire IV = B01AC25 B01AC17 B01AC16
transurethral resection irrigation | TURP irrigation = irrigation RTUP | irrigation résection transurétrale = B05CX03 B05CX10
CRRT | continuous renal replacement therapy | CRRT fluid | hemofiltration = hémofiltration | thérapie de suppléance rénale continue = B05ZB
plasma transfusion | plasma product = transfusion de plasma = B05AX03
hereditary angioedema prevention | HAE prevention | hereditary angioedema prophylaxis | HAE prophylaxis = prévention de l’angiœdème héréditaire | prophylaxie de l’angio-œdème héréditaire | AOH prévention = B06AC05 B06AC06 B06AC07 B06AC01
hereditary angioedema attack | HAE attack = crise d’angiœdème héréditaire = B06AC02 B06AC01
chemical cardioversion | pharmacologic cardioversion | cardiovert atrial fibrillation = cardioversion chimique | cardioversion pharmacologique = C01BG11 C01BD01 C01BC
worsening heart failure = aggravation de l’insuffisance cardiaque = C01DX22 C03CA
edema sulfa allergy | loop diuretic sulfa allergy | diuretic sulfa allergy = diurétique allergie sulfas | diurétique et allergie aux sulfamides = C03CC01
perioperative tachycardia | intraoperative tachycardia | tachycardia ICU = tachycardie peropératoire | tachycardie périopératoire = C07AB09 C07AB14
single pill combination for hypertension | combination blood pressure pill | two in one blood pressure pill = association antihypertensive | comprimé combiné hypertension = C09BB04 C09DB C09DA C09BA
blood pressure and cholesterol in one pill | amlodipine statin pill = tension et cholestérol en un comprimé = C10BX03
infected dermatitis | infected eczema cream = dermatite infectée | crème eczéma infecté = D07CC01 D07CB01 D07CA01
severe eczema | severe atopic dermatitis | refractory eczema | moderate to severe atopic dermatitis | eczema biologic | eczema injection = eczéma sévère | dermatite atopique sévère | dermatite atopique modérée à sévère | eczéma réfractaire = D11AH05 D11AH07 D11AH10 D11AH08 L04AF03
hormonal acne = acné hormonale = C03DA01 D10AX06 G03HB01
painful intercourse menopause | dyspareunia = dyspareunie | relations douloureuses ménopause = G03CA03 G03XC05
vasospastic angina | Prinzmetal angina | coronary spasm = angine de Prinzmetal | angor spastique | spasme coronarien = C08DB01 C08CA01 C01DA
subacute sclerosing panencephalitis | SSPE = panencéphalite sclérosante subaiguë = J05AX05
resistant CMV | refractory CMV | CMV after transplant | post transplant CMV | resistant cytomegalovirus | refractory cytomegalovirus = CMV réfractaire | CMV résistant | CMV après greffe = J05AX10 J05AB14 J05AB06 J05AD01
cytomegalovirus immune globulin | CMV immune globulin = immunoglobulines anti-CMV | immunoglobuline anti-cytomégalovirus = J06BB09
variola | smallpox treatment = variole = J05AB17
resistant HIV | multidrug-resistant HIV | heavily treatment-experienced HIV | HIV salvage = VIH multirésistant | VIH résistant = J05AX31 J05AX29 J05AX09 J05AE10
inhaled antibiotic cystic fibrosis | cystic fibrosis pseudomonas | CF pseudomonas = antibiotique inhalé fibrose kystique | pseudomonas fibrose kystique = J01GB01 J01DF01 J01XB01 J01MA12
single dose cellulitis antibiotic | one dose skin infection IV | ABSSSI = cellulite dose unique = J01XA04
erythema nodosum leprosum | leprosy reaction = érythème noueux lépreux | réaction lépreuse = L04AX02
maintenance of anesthesia | inhalational induction | gas induction = entretien de l’anesthésie | induction au masque = N01AB08 N01AB07 N01AB06
labour gas | labor gas | laughing gas | entonox = gaz hilarant | gaz pour l’accouchement = N01AX13 N01AX63
MS spasticity | spasticity multiple sclerosis | spasticity in multiple sclerosis = spasticité SEP | SEP spasticité | spasticité de la sclérose en plaques = M03BX01 M03BX02 N02BG10 M03AX01
walking pill for multiple sclerosis | MS walking | MS gait | walk in MS | walking multiple sclerosis = pilule pour la marche SEP | marche SEP | SEP marche | difficulté à marcher SEP = N07XX07
child procedural sedation | pediatric procedural sedation | sedation MRI child | child sedation = sédation enfant | sédation pédiatrique | sédation procédurale enfant = N05CD08 N01AX03 N05CM18 N05CC01
MAOI for refractory depression = IMAO pour dépression réfractaire = N06AF03 N06AF04 N06AG02
atypical depression = dépression atypique = N06AB06 N06AX12 N06AF03 N06AG02
N-acetylglutamate synthase deficiency | NAGS deficiency = déficit en NAGS | déficit NAGS | déficit en N-acétylglutamate synthase = A16AA05
dry nose | nasal dryness | dry nostrils = nez sec | sécheresse nasale = R01AX10
miosis cataract surgery | intraoperative miosis | constrict pupil surgery = myosis peropératoire | myosis chirurgie de la cataracte = S01EB09 S01EB02
corneal staining | corneal abrasion stain | fluorescein strips | eye stain = coloration de la cornée | bandelettes de fluorescéine = S01JA01
capsule staining | cataract dye | stain lens capsule = coloration de la capsule | colorant cataracte = S01KX02
ear eczema | eczema of the ear | ear canal eczema | itchy ear canal eczema = eczéma de l’oreille | eczéma du conduit auditif = S02BA08
infected ear with tube | ear tube infection | tympanostomy otorrhea = otorrhée sur tube | tubes dans les oreilles infection = S02CA06
dust mite immunotherapy | dust mite desensitization | mite immunotherapy = désensibilisation acariens | désensibilisation aux acariens | immunothérapie acariens = V01AA03
grass pollen immunotherapy | grass pollen desensitization | grass allergy tablet | grass pollen tablet = désensibilisation graminées | comprimé sublingual graminées | immunothérapie graminées | comprimé graminées = V01AA02
tree pollen immunotherapy | birch pollen tablet | birch tablet | tree pollen tablet = désensibilisation bouleau | comprimé sublingual bouleau | comprimé pollen de bouleau = V01AA05
venom immunotherapy | bee venom immunotherapy | wasp venom desensitization | bee allergy shots | wasp allergy shots = désensibilisation au venin | immunothérapie au venin | désensibilisation venin d’abeille | désensibilisation guêpe = V01AA07
gallbladder ejection fraction | HIDA scan | gallbladder emptying = cholescintigraphie | scintigraphie hépatobiliaire = V04CC03
skin test control | skin prick test | allergy skin test control = test cutané témoin | témoin test cutané = V04CL
fluorescence angiography | lymph node dye | sentinel node dye | ICG dye = angiographie au vert d’indocyanine | ganglion sentinelle colorant = V04CX01 V04CG05
diluent for injection | bacteriostatic water | sterile diluent | sterile water for injection = eau bactériostatique | eau stérile pour injection | diluant pour injection = V07AB
citrate anticoagulant for apheresis | ACD-A | apheresis anticoagulant = anticoagulant pour aphérèse = V07AC
cataplexy narcolepsy oxybate | narcolepsy with cataplexy = cataplexie | narcolepsie avec cataplexie = N07XX04 N07XX11 N06AX16
single visit iron | one visit iron | iron 1 g single dose | total dose iron | one dose IV iron | iron infusion single visit | single dose iron infusion = fer IV une seule visite | fer une seule visite | fer IV dose unique | fer dose unique = B03AC
PICC line blocked | PICC occlusion | unblock PICC | unblock PICC line | occluded PICC | clogged PICC = PICC bloqué | désobstruer PICC | débloquer PICC | PICC obstrué = B01AD02
medicinal leech infection | leech prophylaxis = sangsues infection = J01MA02 J01DD04 J01EE01
`

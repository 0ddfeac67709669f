/**
 * Classes of drugs as they are spoken of: English names = French names = the codes of the Anatomical Therapeutic Chemical
 * classification that begin the codes of their members, the most usual group of members first.
 */
export const usualClasses = `
SGLT2 inhibitor | SGLT-2 inhibitor | SGLT2i | SGLT2 | SGLT-2 | gliflozin | sodium glucose cotransporter 2 inhibitor = inhibiteur du SGLT2 | inhibiteur du SGLT-2 | iSGLT2 | gliflozine = A10BK
GLP-1 agonist | GLP1 agonist | GLP-1 receptor agonist | GLP-1 RA | GLP1RA | GLP-1 | GLP1 | glutide | incretin mimetic = agoniste du GLP-1 | agoniste des récepteurs du GLP-1 | agoniste GLP-1 | arGLP-1 = A10BJ
DPP-4 inhibitor | DPP4 inhibitor | DPP4i | DPP4 | DPP-4 | gliptin = inhibiteur de la DPP-4 | inhibiteur de DPP-4 | iDPP-4 | gliptine = A10BH
sulfonylurea | sulphonylurea = sulfonylurée | sulfamide hypoglycémiant = A10BB
biguanide = biguanide = A10BA
thiazolidinedione | glitazone | TZD = thiazolidinedione | glitazone = A10BG
alpha glucosidase inhibitor = inhibiteur de l’alpha-glucosidase = A10BF
oral hypoglycemic | oral antidiabetic | oral diabetes drug | non-insulin antihyperglycemic = hypoglycémiant oral | hypoglycémiant | antidiabétique oral = A10B
antidiabetic | diabetes drug | antihyperglycemic agent = antidiabétique = A10
insulin | insulins = insuline | insulines = A10A
rapid acting insulin | rapid insulin | fast acting insulin | fast insulin | mealtime insulin | bolus insulin = insuline à action rapide | insuline rapide | insuline prandiale = A10AB
weekly insulin | once weekly insulin | ultra long acting insulin once weekly = insuline hebdomadaire | insuline une fois par semaine | insuline 1 fois par semaine = A10AE07
long acting insulin | basal insulin = insuline basale | insuline à action prolongée = A10AE
premixed insulin | mixed insulin = insuline prémélangée = A10AD
proton pump inhibitor | PPI | PPIs | prazole | prazo = inhibiteur de la pompe à protons | IPP = A02BC
H2 blocker | H2 antagonist | H2 receptor antagonist | H2RA = anti-H2 | antagoniste des récepteurs H2 = A02BA
antacid = antiacide = A02A
laxative = laxatif = A06A
antidiarrheal | antidiarrhoeal = antidiarrhéique = A07DA A07BB
antiemetic | antinauseant | anti-nausea drug | anti-nausea = antiémétique | antinauséeux = A04A
5-HT3 antagonist | setron = antagoniste 5-HT3 | sétron = A04AA
NK1 antagonist = antagoniste NK1 = A04AD12 A04AD14
prokinetic = procinétique = A03FA
5-ASA | aminosalicylate | mesalamine drug = 5-AAS | aminosalicylé = A07EC
pancreatic enzyme = enzyme pancréatique = A09AA
ACE inhibitor | ACEI | ACE inhibitors | angiotensin converting enzyme inhibitor | pril = inhibiteur de l’ECA | IECA | inhibiteur de l’enzyme de conversion = C09A C09B
ARB | ARBs | angiotensin receptor blocker | angiotensin II receptor blocker | sartan = ARA | ARA II | antagoniste des récepteurs de l’angiotensine | sartan = C09C C09D
ARNI | neprilysin inhibitor = ARNI | inhibiteur de la néprilysine = C09DX04
beta blocker | beta-blocker | betablocker | beta adrenergic blocker = bêtabloquant | bêta-bloquant = C07
calcium channel blocker | CCB | calcium antagonist = inhibiteur calcique | bloqueur des canaux calciques | BCC = C08
dihydropyridine | dihydropyridine calcium channel blocker = dihydropyridine = C08CA
non-dihydropyridine calcium channel blocker = inhibiteur calcique non dihydropyridinique = C08D
diuretic | water pill = diurétique = C03A C03B C03C C03D
thiazide | thiazide diuretic = thiazidique | diurétique thiazidique = C03A C03B
loop diuretic = diurétique de l’anse = C03C
potassium sparing diuretic = diurétique épargneur de potassium = C03D
mineralocorticoid receptor antagonist | MRA | aldosterone antagonist = antagoniste de l’aldostérone | ARM | antagoniste des récepteurs minéralocorticoïdes = C03DA
alpha blocker = alphabloquant | alpha-bloquant = C02CA G04CA
antihypertensive = antihypertenseur = C09 C08 C03A C07 C03B C02
nitrate | nitrates = nitrate | dérivé nitré = C01DA
antiarrhythmic = antiarythmique = C01B
cardiac glycoside = glucoside cardiotonique | digitalique = C01A
vasopressor | pressor = vasopresseur = C01CA03 C01CA24 C01CA06 H01BA01 C01CA04 C01CA17
endothelin receptor antagonist = antagoniste des récepteurs de l’endothéline = C02KX01 C02KX02 C02KX04
statin | statins | HMG-CoA reductase inhibitor = statine | statines | inhibiteur de l’HMG-CoA réductase = C10AA C10B
fibrate | fibrates = fibrate = C10AB
PCSK9 inhibitor | PCSK9 = inhibiteur de PCSK9 | anti-PCSK9 = C10AX13 C10AX14 C10AX16
bile acid sequestrant | bile acid resin = séquestrant des acides biliaires = C10AC
lipid lowering drug | cholesterol drug | cholesterol medication = hypolipidémiant | hypocholestérolémiant = C10
anticoagulant | blood thinner = anticoagulant = B01AF B01AA B01AE07 B01AB B01AE
DOAC | NOAC | direct oral anticoagulant | novel oral anticoagulant = AOD | anticoagulant oral direct = B01AF B01AE07
factor Xa inhibitor | xaban = inhibiteur du facteur Xa = B01AF
direct thrombin inhibitor = inhibiteur direct de la thrombine = B01AE
vitamin K antagonist | VKA | coumarin = antagoniste de la vitamine K | AVK = B01AA
low molecular weight heparin | LMWH = héparine de bas poids moléculaire | HBPM | héparine de faible poids moléculaire | HFPM = B01AB05 B01AB04 B01AB10 B01AB06
antiplatelet | platelet inhibitor = antiplaquettaire = B01AC06 B01AC04 B01AC24 B01AC22 B01AC07 B01AC30
P2Y12 inhibitor = inhibiteur P2Y12 = B01AC04 B01AC22 B01AC24
thrombolytic | clot buster | fibrinolytic = thrombolytique | fibrinolytique = B01AD
antifibrinolytic = antifibrinolytique = B02AA
iron supplement | iron | IV iron = supplément de fer | fer intraveineux = B03A
erythropoiesis stimulating agent | ESA | erythropoietin = agent stimulant l’érythropoïèse | ASE | érythropoïétine = B03XA
granulocyte colony stimulating factor | G-CSF = facteur de croissance granulocytaire = L03AA
SSRI | SSRIs | selective serotonin reuptake inhibitor = ISRS | inhibiteur sélectif du recaptage de la sérotonine = N06AB
SNRI | SNRIs | serotonin norepinephrine reuptake inhibitor = IRSN | IRSNa | inhibiteur du recaptage de la sérotonine et de la noradrénaline = N06AX16 N06AX21 N06AX23 N06AX17
tricyclic | tricyclics | TCA | tricyclic antidepressant = tricyclique | antidépresseur tricyclique | ATC = N06AA
MAOI | monoamine oxidase inhibitor | MAO inhibitor = IMAO | inhibiteur de la monoamine-oxydase = N06AF N06AG
antidepressant | antidepressants = antidépresseur = N06A
antipsychotic | neuroleptic = antipsychotique | neuroleptique = N05A
atypical antipsychotic | second generation antipsychotic = antipsychotique atypique = N05AH N05AX N05AE
long acting injectable antipsychotic | LAI = antipsychotique injectable à action prolongée = N05AX13 N05AX12
benzodiazepine | benzo | benzos | BZD = benzodiazépine = N05BA N05CD
Z-drug | Z drug | nonbenzodiazepine hypnotic = médicament Z = N05CF
orexin antagonist | DORA = antagoniste de l’orexine = N05CJ
hypnotic | sleeping pill | sleep medication = hypnotique | somnifère = N05C
anxiolytic = anxiolytique = N05B
stimulant | psychostimulant = stimulant | psychostimulant = N06BA04 N06BA12 N06BA01 N06BA02 N06BA07
ADHD medication = médicament pour le TDAH = N06BA04 N06BA12 N06BA09 N06BA01 N06BA02 C02AC02
mood stabilizer = stabilisateur de l’humeur | thymorégulateur = N05AN N03AG01 N03AX09
cholinesterase inhibitor | acetylcholinesterase inhibitor | dementia drug = inhibiteur de la cholinestérase = N06DA
anticonvulsant | antiepileptic | antiseizure | AED = anticonvulsivant | antiépileptique = N03A
gabapentinoid = gabapentinoïde = N02BF N03AX12 N03AX16
triptan | triptans = triptan = N02CC
CGRP inhibitor | CGRP antagonist | anti-CGRP | CGRP | gepant = anti-CGRP | antagoniste du CGRP = N02CD
opioid | narcotic | opiate = opioïde | opiacé | narcotique = N02A
opioid agonist therapy | OAT = traitement par agonistes opioïdes | TAO = N07BC
smoking cessation | nicotine replacement | NRT = sevrage tabagique | abandon du tabac | thérapie de remplacement de la nicotine | TRN = N07BA
alcohol use disorder drug = traitement du trouble d’usage de l’alcool = N07BB
antiparkinson | dopaminergic = antiparkinsonien = N04
dopamine agonist = agoniste dopaminergique = N04BC
MAO-B inhibitor = inhibiteur de la MAO-B = N04BD
COMT inhibitor = inhibiteur de la COMT = N04BX
muscle relaxant = relaxant musculaire | myorelaxant = M03
NSAID | NSAIDs | nonsteroidal anti-inflammatory | anti-inflammatory = AINS | anti-inflammatoire non stéroïdien = M01A
COX-2 inhibitor | coxib | COX2 = inhibiteur de la COX-2 | coxib = M01AH
bisphosphonate = bisphosphonate | biphosphonate = M05BA M05BB
osteoporosis drug = médicament contre l’ostéoporose = M05B
xanthine oxidase inhibitor | urate lowering = inhibiteur de la xanthine oxydase | hypo-uricémiant = M04AA
gout drug = médicament contre la goutte = M04AA M04AC M04AB
DMARD | disease modifying antirheumatic = ARMM | antirhumatismal modificateur de la maladie = L04AX03 P01BA02 A07EC01 L04AK01 L04AB L04AF L04AX01
TNF inhibitor | anti-TNF | TNF blocker | tumor necrosis factor inhibitor = anti-TNF | inhibiteur du TNF = L04AB
IL-17 inhibitor | anti-IL-17 | IL-17 | IL17 | IL17i = anti-IL-17 | inhibiteur de l’IL-17 = L04AC10 L04AC13 L04AC21
IL-23 inhibitor | anti-IL-23 | IL-23 | IL23 | IL23i = anti-IL-23 | inhibiteur de l’IL-23 = L04AC16 L04AC17 L04AC18 L04AC05
interleukin inhibitor = inhibiteur d’interleukine = L04AC
JAK inhibitor | JAKi | janus kinase inhibitor = inhibiteur de JAK | inhibiteur de Janus kinase = L04AF
calcineurin inhibitor | CNI = inhibiteur de la calcineurine = L04AD
mTOR inhibitor = inhibiteur de mTOR = L04AH L01EG
immunosuppressant | antirejection drug = immunosuppresseur = L04AD L04AA06 L04AX01 L04AX03 L04AH
biologic | biologics = biologique | agent biologique = L04AB L04AC
interferon = interféron = L03AB
corticosteroid | steroid | glucocorticoid | cortisone = corticostéroïde | corticoïde | stéroïde = H02A D07AA D07AB D07AC D07AD S01BA R01AD R03BA
oral steroid | systemic steroid = corticostéroïde oral | cortisone orale = H02A
inhaled corticosteroid | ICS | inhaled steroid = corticostéroïde inhalé | CSI = R03BA
topical steroid | topical corticosteroid = corticostéroïde topique | dermocorticoïde = D07A
nasal steroid | intranasal corticosteroid | INCS = corticostéroïde nasal | corticostéroïde intranasal = R01AD
LABA | long acting beta agonist = BALA | bêta-agoniste à longue durée d’action = R03AC12 R03AC13 R03AC18 R03AC19
SABA | short acting beta agonist | rescue inhaler | reliever = BACA | bêta-agoniste à courte durée d’action = R03AC02 R03AC03
LAMA | long acting muscarinic antagonist | antimuscarinic inhaler = AMLA | ACLA | antimuscarinique à longue durée d’action | anticholinergique à longue durée d’action = R03BB04 R03BB07 R03BB06 R03BB05
LABA/LAMA | LAMA/LABA | dual bronchodilator = BALA/AMLA | double bronchodilatateur = R03AL03 R03AL06 R03AL04 R03AL05
ICS/LABA | combination inhaler = CSI/BALA | inhalateur combiné = R03AK
triple inhaler | triple therapy inhaler = trithérapie inhalée = R03AL08 R03AL09 R03AL11 R03AL12
bronchodilator = bronchodilatateur = R03A R03B
puffer | inhaler = !pompe | inhalateur = R03AC R03BA R03AK R03BB R03AL
leukotriene receptor antagonist | LTRA | leukotriene antagonist = antagoniste des récepteurs des leucotriènes | ARLT = R03DC
asthma biologic = biologique pour l’asthme = R03DX05 R03DX09 R03DX10 R03DX11
antihistamine = antihistaminique = R06A
second generation antihistamine | non-sedating antihistamine = antihistaminique de deuxième génération | antihistaminique non sédatif = R06AE07 R06AX13 R06AX26 R06AX27 R06AX29
decongestant = décongestionnant = R01AA R01BA R01AB
cough suppressant | antitussive = antitussif = R05D
expectorant | mucolytic = expectorant | mucolytique = R05C
antibiotic | antibacterial = antibiotique | antibactérien = J01
penicillin = pénicilline = J01CE J01CA J01CF J01CR
aminopenicillin = aminopénicilline = J01CA
beta lactamase inhibitor combination = inhibiteur de bêta-lactamase = J01CR
cephalosporin = céphalosporine = J01DB J01DC J01DD J01DE J01DI
first generation cephalosporin = céphalosporine de première génération = J01DB
second generation cephalosporin = céphalosporine de deuxième génération = J01DC
third generation cephalosporin = céphalosporine de troisième génération = J01DD
carbapenem = carbapénème = J01DH
macrolide = macrolide = J01FA
lincosamide = lincosamide = J01FF
tetracycline | tetracyclines = tétracycline = J01A
aminoglycoside = aminoside | aminoglycoside = J01G
fluoroquinolone | quinolone = fluoroquinolone | quinolone = J01M
sulfonamide | sulfa | sulfa drug = sulfamide | sulfamidé = J01E
glycopeptide = glycopeptide = J01XA
antituberculosis | TB drug | antitubercular = antituberculeux = J04A
antifungal = antifongique | antimycosique = J02A D01
azole antifungal | azole = azolé | antifongique azolé = J02AC J02AB
echinocandin = échinocandine = J02AX
antiviral = antiviral = J05A
herpes antiviral = antiviral contre l’herpès = J05AB
neuraminidase inhibitor | flu antiviral = inhibiteur de la neuraminidase = J05AH
antiretroviral | HAART | HIV drug = antirétroviral | TAR | médicament contre le VIH = J05AR20 J05AR25 J05AR13 J05AR J05AJ J05AG J05AE J05AF01 J05AF05 J05AF06 J05AF07 J05AF09
integrase inhibitor | INSTI = inhibiteur de l’intégrase = J05AJ
NNRTI = INNTI = J05AG
NRTI = INTI = J05AF
protease inhibitor = inhibiteur de protéase = J05AE
direct acting antiviral | DAA | hepatitis C drug = antiviral à action directe | AAD = J05AP
PrEP | pre-exposure prophylaxis | HIV PrEP | HIV pre-exposure prophylaxis | HIV prevention = PrEP | prophylaxie préexposition | PPrE | PPrE VIH | PrEP VIH = J05AR03 J05AR17 J05AJ04
antimalarial = antipaludéen | antipaludique = P01B
anthelmintic | dewormer = anthelminthique | vermifuge = P02
scabicide | lice treatment = scabicide | pédiculicide = P03A
vaccine | vaccines | immunization = vaccin | vaccins = J07
high-dose flu vaccine | high dose flu shot | high dose influenza vaccine = vaccin antigrippal à haute dose = J07BB
flu vaccine | influenza vaccine = vaccin contre la grippe | vaccin antigrippal = J07BB
pneumococcal vaccine | pneumonia vaccine = vaccin antipneumococcique | vaccin contre le pneumocoque = J07AL
meningococcal vaccine = vaccin contre le méningocoque = J07AH
HPV vaccine | human papillomavirus vaccine = vaccin contre le VPH = J07BM
shingles vaccine | zoster vaccine | herpes zoster vaccine = vaccin contre le zona = J07BK02 J07BK03
hepatitis B vaccine | hep B vaccine = vaccin contre l’hépatite B = J07BC01
MMR vaccine | MMR = vaccin RRO | RRO | vaccin ROR | ROR = J07BD52
rotavirus vaccine = vaccin contre le rotavirus = J07BH
RSV vaccine = vaccin contre le VRS = J07BX05
COVID vaccine | COVID-19 vaccine = vaccin contre la COVID-19 = J07BN
immunoglobulin | immune globulin | IVIG | IgG = immunoglobuline | IgIV = J06B
monoclonal antibody = anticorps monoclonal = L01F
oral contraceptive | birth control pill | OCP | combined oral contraceptive = contraceptif oral | pilule contraceptive | contraceptif oral combiné = G03AA G03AB
progestin only pill | minipill = pilule progestative | minipilule = G03AC
emergency contraception | morning after pill | plan B = contraception d’urgence | pilule du lendemain = G03AD
contraceptive | birth control = contraceptif = G03A G02B
hormone replacement therapy | HRT | menopausal hormone therapy | MHT = hormonothérapie | traitement hormonal de la ménopause | THS = G03C G03F
estrogen = œstrogène = G03C
progestin | progestogen | progesterone = progestatif = G03D
SERM | selective estrogen receptor modulator = SERM | modulateur sélectif des récepteurs œstrogéniques = G03XC
testosterone | androgen = testostérone | androgène = G03B
5-alpha reductase inhibitor | 5ARI = inhibiteur de la 5-alpha-réductase | I5AR = G04CB
PDE5 inhibitor | PDE-5 inhibitor | PDE5 | PDE-5 | PDE5i = inhibiteur de la PDE5 = G04BE03 G04BE08 G04BE09
overactive bladder drug | anticholinergic bladder | bladder antimuscarinic | antimuscarinic = antimuscarinique vésical | antimuscarinique | anticholinergique vésical | antimuscarinique urinaire = G04BD
fertility drug | ovulation induction | gonadotropin = gonadotrophine | stimulation ovarienne = G03G
GnRH agonist | LHRH agonist = agoniste de la GnRH | agoniste de la LHRH = L02AE
GnRH antagonist = antagoniste de la GnRH = L02BX02 L02BX04 H01CC
antiandrogen = antiandrogène = L02BB
aromatase inhibitor = inhibiteur de l’aromatase = L02BG
antiestrogen = antiœstrogène = L02BA
oxytocic | uterotonic = ocytocique | utérotonique = H01BB G02A
tocolytic = tocolytique = C08CA05 M01AB01 G02CA
thyroid hormone | thyroid replacement = hormone thyroïdienne = H03AA
antithyroid = antithyroïdien = H03B
growth hormone = hormone de croissance = H01AC
calcimimetic = calcimimétique = H05BX
parathyroid hormone analogue = analogue de la parathormone = H05AA
phosphate binder = chélateur du phosphate = V03AE02 V03AE03 V03AE05 V03AE07
potassium binder | K binder | K+ binder = chélateur du potassium = V03AE01 V03AE09 V03AE10
vitamin D = vitamine D = A11CC05 A11CC01 A11CC55 A11CC06 A11CC04 A11CC03
chemotherapy drug | antineoplastic = chimiothérapie | antinéoplasique = L01
alkylating agent = agent alkylant = L01A
antimetabolite = antimétabolite = L01B
taxane = taxane = L01CD
anthracycline = anthracycline = L01DB
platinum | platinum chemotherapy = sel de platine | platine = L01XA
tyrosine kinase inhibitor | TKI = inhibiteur de tyrosine kinase | ITK = L01E
BCR-ABL inhibitor = inhibiteur de BCR-ABL = L01EA
EGFR inhibitor = inhibiteur de l’EGFR = L01EB L01FE
CDK4/6 inhibitor | CDK 4/6 inhibitor = inhibiteur des CDK4/6 = L01EF
BTK inhibitor = inhibiteur de la BTK = L01EL
PARP inhibitor = inhibiteur de PARP = L01XK
proteasome inhibitor = inhibiteur du protéasome = L01XG
checkpoint inhibitor | PD-1 inhibitor | PD-L1 inhibitor | immune checkpoint inhibitor = inhibiteur de points de contrôle | anti-PD-1 = L01FF
HER2 inhibitor | anti-HER2 = anti-HER2 = L01FD L01EH
VEGF inhibitor | anti-VEGF = anti-VEGF = S01LA L01FG
anti-CD20 = anti-CD20 = L01FA
CAR-T | CAR T cell therapy = cellules CAR-T = L01XL
glaucoma drops | glaucoma eye drop = gouttes contre le glaucome | antiglaucomateux = S01E
prostaglandin analogue eye drop = analogue de prostaglandine ophtalmique = S01EE
antibiotic eye drop = gouttes ophtalmiques antibiotiques = S01AA S01AE
ear drops = gouttes otiques = S02
mydriatic | dilating drops | pupil dilation drops | pupil dilation = mydriatique | dilatation de la pupille = S01F
local anesthetic | local anaesthetic = anesthésique local = N01B
general anesthetic | anesthetic gas = anesthésique général = N01A
neuromuscular blocker | paralytic = !curare | bloqueur neuromusculaire = M03AB M03AC
retinoid | retinoids = rétinoïde = D10AD D10BA D05BB
acne drug = antiacnéique = D10A
topical calcineurin inhibitor = inhibiteur topique de la calcineurine = D11AH01 D11AH02
psoriasis topical = traitement topique du psoriasis = D05A
wart treatment = traitement des verrues = D11AF
antidote = antidote = V03AB
heparin antidote | antidote for heparin = antidote de l’héparine = V03AB14
warfarin antidote | antidote for warfarin = antidote de la warfarine = B02BA01 B02BD01
dabigatran antidote | antidote for dabigatran = antidote du dabigatran = V03AB37
apixaban antidote | antidote for apixaban = antidote de l’apixaban = V03AB38 B02BD01
rivaroxaban antidote | antidote for rivaroxaban = antidote du rivaroxaban = V03AB38 B02BD01
benzodiazepine antidote | antidote for benzodiazepine = antidote des benzodiazépines = V03AB25
opioid antidote | antidote for opioid = antidote des opioïdes = V03AB15
digoxin antidote | antidote for digoxin = antidote de la digoxine = V03AB24
acetaminophen antidote | antidote for acetaminophen = antidote de l’acétaminophène = R05CB01 V03AB23
methotrexate antidote | antidote for methotrexate = antidote du méthotrexate = V03AF03
cyanide antidote | antidote for cyanide = antidote du cyanure = V03AB33
methanol antidote | antidote for methanol = antidote du méthanol = V03AB34
neuromuscular blocker antidote | antidote for neuromuscular blocker = antidote des curares = V03AB35 N07AA01
tetanus vaccine | tetanus shot | tetanus booster | Td booster = vaccin contre le tétanos | vaccin antitétanique | rappel contre le tétanos | rappel de tétanos | rappel tétanos | rappel dT = J07AM J07AJ52 J07CA
opioid antagonist | opioid reversal = antagoniste opioïde = V03AB15 N07BB04
contrast agent | contrast media | contrast = produit de contraste | agent de contraste = V08
radiopharmaceutical | nuclear medicine tracer = produit radiopharmaceutique = V09 V10
disease modifying therapy for multiple sclerosis | MS drug | DMT = traitement de fond de la sclérose en plaques = L04AX07 L04AE01 L04AK02 L03AX13 L03AB07 L03AB08 L03AB13 L04AG08 L04AG12 L04AG03 L04AE03 L04AE02 L04AE04 L04AA40 L04AG06
S1P modulator = modulateur de S1P = L04AE
anti-obesity drug | weight loss drug | obesity drug = médicament contre l’obésité = A10BJ06 A10BJ02 A10BX16 A08AA62 A08AB A08A
antispasmodic = antispasmodique = A03AA A03AX04 A03BB A03AB
bowel prep | bowel preparation = préparation intestinale = A06AD A06AB
anticholinergic = anticholinergique = A03AA07 A03AB A03B N04A
enzyme replacement therapy = enzymothérapie de remplacement = A16AB
CFTR modulator = modulateur du CFTR = R07AX
pulmonary hypertension drug = médicament contre l’hypertension pulmonaire = C02KX B01AC27
clotting factor | factor VIII = facteur de coagulation | facteur VIII = B02BD
`

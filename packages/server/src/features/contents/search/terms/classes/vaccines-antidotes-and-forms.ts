/** Vaccines by disease, antidotes by poison, forms by what they are for and what patients call a class, listed as the usual classes are. */
export const vaccinesAntidotesAndForms = `
varicella vaccine | chickenpox vaccine | chicken pox vaccine = vaccin contre la varicelle | vaccin varicelle = J07BK01
polio vaccine | poliomyelitis vaccine | polio booster = vaccin contre la polio | rappel de polio | rappel polio | rappel contre la polio | vaccin antipoliomyélitique | vaccin contre la poliomyélite = J07BF J07CA
rabies vaccine | rabies shot = vaccin contre la rage | vaccin antirabique = J07BG
rabies immune globulin = immunoglobuline antirabique | immunoglobulines contre la rage = J06BB05
typhoid vaccine | typhoid fever vaccine = vaccin contre la typhoïde | vaccin contre la fièvre typhoïde = J07AP
yellow fever vaccine = vaccin contre la fièvre jaune = J07BL
Japanese encephalitis vaccine = vaccin contre l’encéphalite japonaise = J07BA02
tick-borne encephalitis vaccine = vaccin contre l’encéphalite à tiques = J07BA01
cholera vaccine | travellers’ diarrhea vaccine = vaccin contre le choléra | vaccin contre la diarrhée du voyageur = J07AE
hepatitis A vaccine | hep A vaccine = vaccin contre l’hépatite A = J07BC02 J07BC20
hepatitis A and B vaccine | hepatitis A B vaccine = vaccin contre l’hépatite A et B = J07BC20
hepatitis B immune globulin | HBIG = immunoglobuline contre l’hépatite B = J06BB04
Haemophilus influenzae type b vaccine | Hib vaccine | Hib = vaccin contre Haemophilus influenzae de type b | vaccin anti-Hib = J07AG J07CA
BCG | BCG vaccine | tuberculosis vaccine = vaccin BCG | vaccin contre la tuberculose = J07AN L03AX03
whooping cough vaccine | pertussis vaccine | Tdap | DTaP = vaccin contre la coqueluche | dcaT = J07AJ J07CA
diphtheria vaccine = vaccin contre la diphtérie = J07AM51 J07AJ52 J07CA
measles vaccine = vaccin contre la rougeole = J07BD
mumps vaccine = vaccin contre les oreillons = J07BD
rubella vaccine = vaccin contre la rubéole = J07BD
MMRV | measles mumps rubella varicella vaccine = vaccin RROV | RROV = J07BD54
meningitis vaccine | meningitis B vaccine = vaccin contre la méningite = J07AH
dengue vaccine = vaccin contre la dengue = J07BX04
smallpox vaccine | mpox vaccine | monkeypox vaccine = vaccin contre la variole | vaccin contre la mpox = J07BX01
infant vaccine | baby vaccine | 2 month vaccine | 4 month vaccine | 6 month vaccine = vaccin du nourrisson | vaccin de 2 mois | vaccin de 4 mois | vaccin de 6 mois = J07CA06 J07AL02 J07BH
12 month vaccine | one year vaccine | 1 year vaccine = vaccin de 12 mois | vaccin d’un an | vaccin de 1 an = J07BD52 J07AL02 J07AH07
18 month vaccine | toddler vaccine = vaccin de 18 mois = J07CA06 J07BD54 J07BD52
kindergarten vaccine | preschool vaccine | school entry vaccine | 4 year vaccine = vaccin préscolaire | vaccin de 4 ans | vaccin de la maternelle = J07CA02 J07BD54
live vaccine | live attenuated vaccine | live virus vaccine = vaccin vivant | vaccin vivant atténué | vaccins vivants = J07BD52 J07BK01 J07BD54 J07BL01 J07BB03 J07BH J07AP01
travel vaccine = vaccin du voyageur | vaccins de voyage = J07BC02 J07AP J07BL J07BG J07AE
Rh immune globulin | anti-D immunoglobulin | anti-D | RhIG = immunoglobuline anti-D | immunoglobuline Rh = J06BB01
tetanus immune globulin = immunoglobuline antitétanique = J06BB02
botulism antitoxin = antitoxine botulique = J06AA04
snake antivenom | antivenom | snake bite antidote = sérum antivenimeux | antivenin = J06AA03
iron overdose antidote | iron poisoning antidote | iron antidote = antidote du fer = V03AC01
iron chelator | iron overload drug = chélateur du fer = V03AC
lead chelator | lead poisoning treatment | chelating agent | chelator = chélateur | chélateur du plomb | agent chélateur = V03AB03 V03AB09 M01CC01
organophosphate antidote = antidote des organophosphorés = A03BA01 V03AB04
ethylene glycol antidote = antidote de l’éthylène glycol | antidote de l’antigel = V03AB34
beta blocker overdose antidote | beta blocker antidote = antidote des bêtabloquants = H04AA01
calcium channel blocker antidote = antidote des bloqueurs calciques = B05XA07 B05XA19 H04AA01
LMWH antidote = antidote des HBPM = V03AB14
sulfonylurea antidote = antidote des sulfonylurées = H01CB02
tricyclic antidote = antidote des tricycliques = B05XA02
local anesthetic antidote = antidote des anesthésiques locaux = B05BA02
magnesium antidote = antidote du magnésium = B05XA19 B05XA07
isoniazid overdose antidote | isoniazid antidote = antidote de l’isoniazide = A11HA02
ifosfamide bladder protection | hemorrhagic cystitis prevention | uroprotective = uroprotecteur = V03AF01
anticholinergic toxicity antidote = antidote des anticholinergiques = V03AB19
rocuronium antidote | antidote for rocuronium = antidote du rocuronium = V03AB35
factor Xa inhibitor reversal | DOAC reversal | DOAC antidote = antidote des AOD | antidote des anticoagulants oraux directs = B02BD01 V03AB37 V03AB38
anticoagulant reversal | anticoagulant antidote = antidote des anticoagulants | renversement de l’anticoagulation = B02BA01 B02BD01 V03AB37 V03AB38 V03AB14
activated charcoal | charcoal = charbon activé = A07BA01
nerve pain cream | numbing cream | topical anesthetic = crème anesthésiante | anesthésique topique = N01BB D04AB
nicotine gum | nicotine lozenge | nicotine inhaler = gomme de nicotine | gomme à la nicotine | pastille de nicotine = N07BA01
pain patch | opioid patch = timbre contre la douleur | timbre opioïde | timbre antidouleur = N02AB03 N02AE01
nitro patch | nitroglycerin patch | angina patch = timbre de nitro | timbre de nitroglycérine = C01DA02
estrogen patch | hormone patch | menopause patch = timbre d’estrogène | timbre d’œstrogène | timbre hormonal = G03CA03
birth control patch | contraceptive patch = timbre contraceptif = G03AA13
birth control ring | contraceptive ring | vaginal ring = anneau vaginal | anneau contraceptif = G02BB
hormonal IUD | IUD | intrauterine device | contraceptive implant = stérilet hormonal | stérilet | implant contraceptif = G02BA G03AC08
birth control shot | contraceptive injection | birth control injection = injection contraceptive | contraceptif injectable = G03AC06
motion sickness patch | travel sickness patch | sea sickness patch = timbre contre le mal des transports | timbre contre le mal de mer = A04AD01 N05CM05
steroid eye drops | corticosteroid eye drops = gouttes ophtalmiques de corticostéroïde | collyre corticoïde = S01BA
allergy eye drops | antihistamine eye drops | itchy eyes drops = gouttes ophtalmiques antiallergiques | gouttes contre les allergies oculaires = S01GX
artificial tears | lubricating eye drops = larmes artificielles | gouttes lubrifiantes = S01XA20
allergy nasal spray | nasal allergy spray = vaporisateur nasal antiallergique | vaporisateur nasal pour allergies = R01AD R01AC
nasal antihistamine | intranasal antihistamine | antihistamine nasal spray | intranasal antihistamine spray = antihistaminique nasal | antihistaminique intranasal | antihistaminique en vaporisateur nasal = R01AC03 R01AC02 R01AD58
surfactant | lung surfactant = surfactant pulmonaire = R07AA
decongestant nasal spray | nasal decongestant = décongestionnant nasal | vaporisateur décongestionnant = R01AA
allergen extract | allergen immunotherapy | allergy shots = immunothérapie allergénique | désensibilisation | extrait allergénique = V01AA
blood thinner | blood thinners | anticoagulation drug = éclaircissant du sang | fluidifiant sanguin | anticoagulant = B01AF B01AA B01AE07 B01AB
water pill | water pills = pilule d’eau | pilule pour uriner = C03A C03B C03C C03D
blood pressure pill | blood pressure medication | blood pressure drug | BP meds = pilule pour la pression | médicament pour la pression | médicament pour la tension = C09AA C08CA C09CA C03AA C07AB
cholesterol pill | cholesterol medication | cholesterol drug | cholesterol lowering | lipid lowering drug = pilule pour le cholestérol | médicament pour le cholestérol | hypolipémiant = C10AA C10AX C10AB
heartburn medication | stomach acid reducer | acid reducer | antiulcer = médicament contre les brûlures d’estomac | antiulcéreux = A02BC A02BA
H2 blocker | H2 antagonist | H2RA | H2 receptor antagonist = anti-H2 | antagoniste H2 | antagoniste des récepteurs H2 = A02BA
stool softener | fecal softener = émollient fécal | émollient | ramollisseur de selles = A06AA
sleep aid | sleeping aid | sleep drug | something for sleep = aide au sommeil | aide-sommeil | pilule pour dormir | médicament pour dormir = N05CF N05CJ N05CD
thyroid pill | thyroid medication = pilule pour la thyroïde | médicament pour la thyroïde = H03AA
water soluble vitamin | B vitamin | vitamin B complex = vitamine du complexe B | complexe B = A11E A11D
painkiller | pain killer | analgesic | analgesics | pain medication | pain reliever = antidouleur | analgésique | médicament contre la douleur = N02BE01 M01AE N02AA N02AX
non-opioid analgesic | non-opioid pain reliever = analgésique non opioïde = N02BE01 M01AE M01AB M01AH
asthma puffer | asthma inhaler = pompe pour l’asthme | inhalateur pour l’asthme = R03AC R03BA R03AK
COPD puffer | COPD inhaler = pompe pour la MPOC | inhalateur pour la MPOC = R03BB R03AL R03AK
non-drowsy antihistamine | non drowsy allergy pill | nondrowsy antihistamine = antihistaminique sans somnolence | antihistaminique qui n’endort pas = R06AE07 R06AX13 R06AX26 R06AX27 R06AX29
sedating antihistamine | first generation antihistamine = antihistaminique sédatif | antihistaminique de première génération = R06AA R06AD R06AB
progestin-only contraceptive | estrogen-free contraceptive | estrogen-free birth control = contraceptif sans estrogène | contraceptif progestatif = G03AC G02BA
steroid-free eczema cream | non-steroid eczema cream | nonsteroidal eczema cream = crème non stéroïdienne pour l’eczéma = D11AH01 D11AH02 D11AH05 D11AH06
oral anticoagulant without monitoring = anticoagulant oral sans surveillance = B01AF B01AE07
non-stimulant ADHD medication | non-stimulant ADHD drug | nonstimulant = médicament non stimulant pour le TDAH | non stimulant = N06BA09 C02AC02
mineralocorticoid receptor antagonist | aldosterone antagonist = antagoniste des récepteurs minéralocorticoïdes | antagoniste de l’aldostérone | ARM = C03DA
ARNI | angiotensin receptor neprilysin inhibitor = ARNI | INRA = C09DX04
gene therapy for spinal muscular atrophy | spinal muscular atrophy drug | SMA drug = médicament pour l’amyotrophie spinale = M09AX07 M09AX09 M09AX10
complement inhibitor = inhibiteur du complément = L04AJ
IL-6 inhibitor | IL6 inhibitor = inhibiteur de l’IL-6 | anti-IL-6 = L04AC07 L04AC14
IL-5 inhibitor | anti-IL-5 | IL5 biologic = anti-IL-5 | inhibiteur de l’IL-5 = R03DX09 R03DX10 R03DX08
IL-1 inhibitor | anti-IL-1 = anti-IL-1 | inhibiteur de l’IL-1 = L04AC03 L04AC08
thrombopoietin receptor agonist | TPO agonist = agoniste de la thrombopoïétine = B02BX04 B02BX05 B02BX08
BCL-2 inhibitor = inhibiteur de BCL-2 = L01XX52
antibody drug conjugate | ADC drug = anticorps conjugué | conjugué anticorps-médicament = L01FX05 L01FD03 L01FD04 L01FX13 L01FX14
PI3K inhibitor = inhibiteur de PI3K = L01EM
BRAF inhibitor = inhibiteur de BRAF = L01EC
MEK inhibitor = inhibiteur de MEK = L01EE
ALK inhibitor = inhibiteur d’ALK = L01ED
FLT3 inhibitor = inhibiteur de FLT3 = L01EX10 L01EX13
androgen receptor inhibitor | androgen receptor blocker = inhibiteur des récepteurs androgéniques = L02BB
vasopressor = vasopresseur = C01CA H01BA01
inotrope = inotrope = C01CA07 C01CE02 C01AA05
antithymocyte globulin | ATG = globuline antithymocyte = L04AA04
bile acid sequestrant | bile acid resin = résine liant les acides biliaires | chélateur des acides biliaires = C10AC
fibrate = fibrate = C10AB
organic nitrate | nitrate drug = dérivé nitré = C01DA
cardiac glycoside = glycoside cardiaque | digitalique = C01AA
antimuscarinic eye drop | dilating eye drops = gouttes pour dilater la pupille = S01FA
carbonic anhydrase inhibitor = inhibiteur de l’anhydrase carbonique = S01EC
urinary antiseptic | urinary antibiotic = antiseptique urinaire = J01XE01 J01XX01 J01XX05
nitroimidazole = nitroimidazole = P01AB J01XD
polyene antifungal = antifongique polyène = J02AA A07AA02
antifungal cream | yeast infection cream = crème antifongique = D01AC G01AF
antifungal shampoo | dandruff shampoo = shampooing antifongique | shampooing antipelliculaire = D01AC08 D01AE13 D01AE14
antibiotic ointment | antibiotic cream = onguent antibiotique | crème antibiotique = D06AX D06AA
burn cream = crème pour brûlures | crème pour les brûlures = D06BA01 D06AX01 D06AX05
hemorrhoid cream = crème pour hémorroïdes | onguent pour hémorroïdes = C05AA C05AD
`

// Written after the misses of the twenty-second lot were mended and before the search was asked any of them: a hospital pharmacist, a family doctor, an emergency resident, a nurse and specialists. Half are asked in English only, half in French only, about other subjects. Asked for the first time: English 0.883 first and 0.900 among five, French 0.950 and 1.000; « râles de fin de vie » had hyoscine first, which is scopolamine by its other name and was not expected by it then.
export const twentyThirdLines = `
clonidine rebound hypertension = - = drug:clonidine
tegretol low sodium = - = drug:carbamazepine
lyrica swelling feet = - = drug:pregabalin
plaquenil eye exam = - = drug:hydroxychloroquine
methimazole sore throat = - = drug:methimazole
cabergoline valve disease = - = drug:cabergoline
myrbetriq raises bp = - = drug:mirabegron
nortriptylene 10 hs = - = drug:nortriptyline
furosimide potassium = - = drug:furosemide
olmesartin 40 = - = drug:olmesartan
hydromorphone to fentanyl patch = - = drug:hydromorphone drug:fentanyl
suboxone precipitated withdrawal = - = drug:buprenorphine
tresiba flextouch 200 = - = drug:degludec
02370921 = - = drug:trajenta
alendronate before dental work = - = drug:alendron
levocarb 100/25 nausea = - = drug:levodopa
lactulose titrate to 3 bms = - = drug:lactulose
pentoxifylline recall wrong pill in bottle = - = drug:pentoxifylline
desipramine recall = - = drug:desipramine
sandoz fesoterodine recall = - = drug:fesoterodine
kimmtrak recall = - = drug:tebentafusp drug:kimmtrak
oxazepam backorder = - = drug:oxazepam
novolin toronto discontinued = - = drug:insulin
pain after shingles = - = drug:gabapentin drug:pregabalin drug:lidocaine drug:amitriptyline drug:nortriptyline drug:capsaicin drug:duloxetine
tinea versicolor shampoo = - = drug:ketoconazole drug:selenium
polymyalgia rheumatica = - = drug:prednisone drug:prednisolone drug:methylprednisolone drug:tocilizumab drug:sarilumab drug:methotrexate
diverticulitis outpatient abx = - = drug:clavulan drug:ciprofloxacin drug:metronidazole drug:sulfamethoxazole
strongyloides = - = drug:ivermectin drug:albendazole
toxo encephalitis hiv = - = drug:pyrimethamine drug:sulfadiazine drug:sulfamethoxazole drug:clindamycin drug:atovaquone
neonatal sepsis empiric = - = drug:ampicillin drug:gentamicin drug:cefotaxime drug:tobramycin
mountain sickness prevention = - = drug:acetazolamide drug:dexamethasone
sweaty armpits = - = drug:botulinum drug:glycopyrr drug:oxybutynin drug:aluminum_chlor drug:aluminum_zirconium
child swallowed iron pills = - = drug:deferoxamine
antifreeze ingestion = - = drug:fomepizole drug:dehydrated_alcohol
digoxin toxicity antidote = - = drug:digoxin_immune drug:digifab
malignant hyperthermia = - = drug:dantrolene
house fire cyanide = - = drug:hydroxocobalamin drug:thiosulfate drug:sodium_nitrite
adrenal crisis = - = drug:hydrocortisone
diabetes insipidus nasal = - = drug:desmopressin
pagets disease of bone = - = drug:zoledron drug:risedron drug:alendron drug:pamidron drug:calcitonin
hep c 8 weeks all genotypes = - = drug:sofosbuvir drug:glecaprevir
prep on demand = - = drug:emtricitabine drug:tenofovir
feminizing hormones = - = drug:estradiol drug:spironolactone drug:cyproterone
peg dose toddler constipation = - = drug:polyethylene
tick bite red ring = - = drug:doxycycline drug:amoxicillin drug:cefuroxime
bleeding gums after dental extraction on warfarin = - = drug:tranexamic drug:warfarin
tecfidera kidney = - = decision:tecfidera
menthol rub burns = - = decision:menthol
iodine contrast hypothyroid = - = decision:iodinated
febuxostat agranulocytosis = - = decision:uloric
intuniv raynaud = - = decision:intuniv
dexilant summary basis of decision = - = decision:dexilant
micra leadless pacemaker licence = - = decision:micra
vitamin d cluster headache = - = trial:vitamin_d
tak-861 narcolepsy = - = trial:tak-861
lutathera survey = - = trial:lutathera
doxepin cream burn itch = - = article:doxepin
stroke risk afib ckd mace-brickman = - = article:chronic_kidney_disease
rubella vaccine given in pregnancy = - = article:rubella
twin to twin transfusion laser = - = article:twin-twin
- = rivotril sevrage lent = drug:clonazepam
- = dilantin gencives = drug:phenytoin
- = topamax perte de poids = drug:topiramate
- = epival et foie = drug:valpro
- = remeron appétit = drug:mirtazapine
- = risperdal prolactine = drug:risperidone
- = imuran tpmt = drug:azathioprine
- = arava perte de cheveux = drug:leflunomide
- = salazopyrin allergie sulfa = drug:sulfasalazine
- = tapazole ou ptu = drug:methimazole drug:propylthiouracil
- = florinef hypotension = drug:fludrocortisone
- = plavix et oméprazole = drug:clopidogrel drug:omeprazole
- = effient antécédent avc = drug:prasugrel
- = minoxidil comprimé cheveux = drug:minoxidil
- = levotyroxine 100 = drug:levothyroxine
- = doxicycline soleil = drug:doxycycline
- = flagyl alcool = drug:metronidazole
- = singulair cauchemars enfant = drug:montelukast
- = aerius enfant dose = drug:desloratadine
- = benadryl personne agee = drug:diphenhydramine
- = symbicort au besoin = drug:budesonide
- = 02239064 = drug:detrol drug:tolterodine
- = pulmicort nébules = drug:budesonide
- = onguent érythromycine yeux nouveau-né = drug:erythromycin
- = rappel taro gliclazide = drug:gliclazide
- = rappel acide valproique cristaux = drug:valproic
- = pénurie quinapril = drug:quinapril
- = discontinuation neuleptil gouttes = drug:pericyazine drug:periciazine
- = érysipèle = drug:cephalexin drug:penicillin drug:amoxicillin drug:cefazolin drug:cloxacillin drug:clindamycin drug:cefadroxil
- = coliques du nourrisson = drug:simethicone
- = aphtes buccaux = drug:triamcinolone drug:chlorhexidine drug:benzydamine drug:lidocaine drug:benzocaine drug:amlexanox
- = maladie de ménière = drug:betahistine drug:hydrochlorothiazide
- = bouche sèche sjogren = drug:pilocarpine
- = spasticité sep = drug:baclofen drug:tizanidine drug:dantrolene drug:cannabidiol drug:botulinum
- = prostatite = drug:ciprofloxacin drug:levofloxacin drug:trimethoprim drug:doxycycline
- = pyelonephrite ambulatoire = drug:ciprofloxacin drug:ceftriaxone drug:gentamicin drug:levofloxacin drug:trimethoprim drug:cefixime drug:clavulan drug:tobramycin
- = syphilis im = drug:penicillin
- = trichomonas partenaire = drug:metronidazole
- = endométriose = drug:dienogest drug:leuprolide drug:elagolix drug:norethindrone drug:medroxyprogesterone drug:relugolix drug:goserelin drug:triptorelin drug:nafarelin
- = ovaires polykystiques = drug:metformin drug:estradiol drug:spironolactone drug:cyproterone drug:letrozole drug:drospirenone
- = maturation pulmonaire foetale = drug:betamethasone drug:dexamethasone
- = cholestase de grossesse = drug:ursodiol
- = hypercalcémie maligne = drug:zoledron drug:pamidron drug:calcitonin drug:denosumab
- = lyse tumorale = drug:rasburicase drug:allopurinol
- = neutropénie fébrile = drug:piperacillin drug:cefepime drug:meropenem drug:imipenem drug:ceftazidime drug:filgrastim
- = râles de fin de vie = drug:scopolamine drug:hyoscine drug:glycopyrr drug:atropine
- = pti adulte = drug:eltrombopag drug:romiplostim drug:prednisone drug:immunoglobulin drug:immune_globulin drug:dexamethasone drug:avatrombopag
- = tuberculose latente = drug:isoniazid drug:rifamp drug:rifapentine
- = rage morsure chauve-souris = drug:rabies
- = rotarix âge maximal = drug:rotavirus
- = maladie de wilson = drug:penicillamine drug:trientine drug:zinc
- = thermomètre oreille bébé = decision:thermometer
- = avonex syndrome néphrotique = decision:avonex
- = innocuité nutrition parentérale lumière prématurés = decision:amino
- = sommaire de décision champix = decision:champix
- = mitraclip homologation = decision:mitraclip
- = essai aflibercept forte dose = trial:aflibercept
- = étude lupus upadacitinib canada = trial:upadacitinib
- = satisfaction infirmières milieu rural = article:nurses
- = psoriasis palmoplantaire revue systématique = article:palmoplantar
`

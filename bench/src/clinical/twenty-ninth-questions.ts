// Written after the misses of the twenty-eighth lot were mended and before the search was asked any of them: what the same people type on another day, two thirds of it in both languages. Asked for the first time: English 0.950 first and 0.983 among five, French 0.967 and 1.000.
export const twentyNinthLines = `
plavix before colonoscopy = plavix avant une chirurgie = drug:clopidogrel
januvia renal dose = januvia insuffisance rénale = drug:sitagliptin
advair diskus 250 = advair diskus 250 = drug:fluticasone
effexor withdrawal = sevrage effexor = drug:venlafaxine
lantus vs toujeo = lantus ou toujeo = drug:insulin_glargine
phenytoin and warfarin = dilantin et coumadin = drug:phenytoin drug:warfarin
rifampin birth control = rifampicine et contraceptif oral = drug:rifampin drug:ethinyl_estradiol drug:levonorgestrel
macrolides qt = macrolides et qt = drug:thromycin
calcium channel blocker edema = bloqueur des canaux calciques œdème = drug:dipine drug:diltiazem drug:verapamil
laba lama inhaler = laba lama pompe = drug:umeclidinium drug:olodaterol drug:aclidinium drug:glycopyrronium drug:indacaterol
glp1 for weight loss = glp-1 perte de poids = drug:semaglutide drug:liraglutide drug:tirzepatide
5 alpha reductase inhibitor = inhibiteur de la 5 alpha réductase = drug:finasteride drug:dutasteride
hemorrhoid cream = crème pour hémorroïdes = drug:hydrocortisone drug:pramoxine drug:zinc_sul drug:dibucaine drug:phenylephrine drug:hemorrhoid
plantar warts = verrues plantaires = drug:salicylic drug:cantharid
traveller's diarrhea antibiotic = diarrhée du voyageur antibiotique = drug:azithromycin drug:ciprofloxacin drug:rifaximin drug:levofloxacin drug:norfloxacin
whooping cough antibiotic = coqueluche antibiotique = drug:azithromycin drug:clarithromycin drug:erythromycin drug:sulfamethoxazole
latent tb = tuberculose latente = drug:rifampin drug:isoniazid
hep b treatment = hépatite b traitement = drug:entecavir drug:tenofovir drug:lamivudine drug:interferon
acute mania = manie aiguë = drug:lithium drug:valpro drug:olanzapine drug:quetiapine drug:risperidone drug:aripiprazole drug:carbamazepine drug:asenapine drug:ziprasidone drug:haloperidol drug:paliperidone
narcolepsy = narcolepsie = drug:modafinil drug:oxybate drug:methylphenidate drug:solriamfetol drug:pitolisant drug:amphetamine
tardive dyskinesia = dyskinésie tardive = drug:tetrabenazine
spasticity = spasticité = drug:baclofen drug:tizanidine drug:botulinum drug:dantrolene
raynaud's = raynaud = drug:nifedipine drug:amlodipine drug:felodipine drug:nitroglycerin decision:raynaud
temporal arteritis = artérite temporale = drug:prednisone drug:prednisolone drug:tocilizumab drug:methylprednisolone drug:upadacitinib
acromegaly = acromégalie = drug:octreotide drug:lanreotide drug:pegvisomant drug:pasireotide drug:cabergoline
addison's disease = maladie d'addison = drug:hydrocortisone drug:fludrocortisone drug:cortisone
wet amd = dmla humide = drug:aflibercept drug:ranibizumab drug:bevacizumab drug:faricimab drug:brolucizumab
swimmer's ear = otite du baigneur = drug:ciprofloxacin drug:framycetin drug:ofloxacin drug:flumethasone drug:gramicidin drug:clioquinol
sotatercept pah trial = essai sotatercept hypertension artérielle pulmonaire = trial:sotatercept
eptinezumab cluster headache trial = essai eptinezumab algie vasculaire = trial:eptinezumab
bisphosphonates jaw osteonecrosis = bisphosphonates ostéonécrose de la mâchoire = decision:bisphosphonates
keppra kidney injury review = keppra atteinte rénale = decision:keppra drug:levetiracetam
hydroxyzine heart rhythm = hydroxyzine rythme cardiaque = decision:hydroxyzine drug:hydroxyzine
anakinra acute gout = anakinra goutte = article:anakinra drug:anakinra
summary basis of decision eliquis = sommaire des motifs de décision eliquis = decision:eliquis
mitraclip approval = mitraclip homologation = decision:mitraclip
tamiflu dosing kids = tamiflu enfant dose = drug:oseltamivir
morphine hydromorphone equivalence = morphine hydromorphone équivalence = drug:morphine drug:hydromorphone
second stage of labor management = deuxième stade du travail = article:second_stage_of_labor
hypokalemia oral replacement = hypokaliémie remplacement per os = drug:potassium_chloride drug:potassium_citrate drug:potassium_gluconate
celebrex sulfa allergy = - = drug:celecoxib
nitrofurantoin crcl 40 = - = drug:nitrofurantoin
mirtazapine weight gain = - = drug:mirtazapine
pregablin 75 mg = - = drug:pregabalin
risperdone consta = - = drug:risperidone
spironolactone trimethoprim hyperkalemia = - = drug:spironolactone drug:trimethoprim
arb list = - = drug:sartan
parp inhibitor = - = drug:olaparib drug:niraparib drug:talazoparib
motion sickness patch = - = drug:scopolamine
pcp pneumonia prophylaxis = - = drug:sulfamethoxazole drug:dapsone drug:atovaquone drug:pentamidine
pmdd = - = drug:fluoxetine drug:sertraline drug:paroxetine drug:escitalopram drug:citalopram drug:venlafaxine drug:drospirenone
cagrisema = - = trial:cagrisema
premature atrial complexes stroke recurrence = - = article:premature_atrial
school start times teenagers sleep = - = article:school_start
mirena or kyleena = - = drug:levonorgestrel
vaginal ring contraceptive = - = drug:etonogestrel
trastuzumab biosimilar covered = - = drug:trastuzumab
bayer aspirin 325 = - = drug:acetylsalicylic
ratio-salbutamol recall = - = drug:salbutamol
tacrolimus level grapefruit = - = drug:tacrolimus
- = macrobid durée = drug:nitrofurantoin
- = imovane 3,75 = drug:zopiclone
- = remeron prise de poids = drug:mirtazapine
- = amoxiciline 500 = drug:amoxicillin
- = glumetza = drug:metformin
- = aspirine 80 mg croquable = drug:acetylsalicylic
- = goutte prévention = drug:allopurinol drug:febuxostat drug:colchicine
- = mal des transports = drug:dimenhydrinate drug:scopolamine drug:promethazine
- = zona antiviral = drug:valacyclovir drug:famciclovir drug:acyclovir
- = boulimie = drug:fluoxetine
- = candidose buccale = drug:nystatin drug:fluconazole drug:clotrimazole drug:miconazole drug:itraconazole drug:posaconazole
- = sécheresse oculaire = drug:cyclosporin drug:lifitegrast drug:carboxymethylcellulose drug:polyvinyl drug:hypromellose drug:tears drug:glycol drug:dextran drug:perfluorohexyloctane
- = pseudopolyarthrite rhizomélique = drug:prednisone drug:prednisolone drug:sarilumab
- = carence en fer grossesse = drug:iron drug:ferr
- = anneau vaginal = drug:etonogestrel drug:estradiol
- = testostérone gel remboursement = drug:testosterone
- = toxine botulique algie vasculaire = trial:botulinum
- = biosimilaire infliximab = drug:infliximab decision:inflectra decision:remsima
- = rupture de stock salbutamol = drug:salbutamol
- = complexes auriculaires prématurés avc = article:premature_atrial
`

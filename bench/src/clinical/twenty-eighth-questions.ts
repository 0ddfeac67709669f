// Written before the search was asked any of them, and before its tables were looked at: what a clinical pharmacist, a family doctor, a resident and a nurse type on an ordinary day. A fifth is asked in both languages, the rest about other subjects in each. Asked for the first time: English 0.958 first and 0.992 among five, French 0.942 and 0.983.
export const twentyEighthLines = `
apixaban 2.5 mg bid criteria = apixaban 2,5 mg bid critères = drug:apixaban
eliquis or xarelto for afib = eliquis ou xarelto pour fa = drug:apixaban drug:rivaroxaban
ozempic shortage = rupture ozempic = drug:semaglutide
metformin egfr 30 = metformine dfg 30 = drug:metformin
amox clav 875 = amox clav 875 = drug:clavul
naloxone nasal spray = naloxone vaporisateur nasal = drug:naloxone decision:naloxone
warfarin and septra = warfarine et septra = drug:warfarin drug:sulfamethoxazole
clozapine anc monitoring = clozapine suivi neutrophiles = drug:clozapine
suboxone induction = suboxone induction = drug:buprenorphine
uti in pregnancy = infection urinaire grossesse = drug:nitrofurantoin drug:cephalexin drug:amoxicillin drug:fosfomycin drug:cefixime
c diff first line = c difficile première intention = drug:fidaxomicin drug:vancomycin drug:metronidazole
emergency contraception = contraception d'urgence = drug:ulipristal drug:levonorgestrel
overactive bladder elderly = vessie hyperactive personne âgée = drug:mirabegron drug:tolterodine drug:solifenacin drug:fesoterodine drug:darifenacin drug:trospium drug:oxybutynin drug:propiverine
gout flare ckd = crise de goutte irc = drug:prednisone drug:prednisolone drug:colchicine drug:allopurinol drug:febuxostat drug:anakinra
shingles vaccine = vaccin zona = drug:shingrix drug:zoster_virus_glycoprotein
pcsk9 inhibitor = inhibiteur pcsk9 = drug:evolocumab drug:alirocumab
sglt2 inhibitor ketoacidosis = isglt2 acidocétose = drug:gliflozin decision:sglt2 article:sglt-2
ssri breastfeeding = isrs allaitement = drug:sertraline drug:paroxetine drug:citalopram drug:escitalopram drug:fluoxetine drug:fluvoxamine
hydromorph contin 3 mg = hydromorph contin 3 mg = drug:hydromorphone
safety review finasteride = examen de l'innocuité finastéride = decision:finasteride
notice of decision keytruda = avis de décision keytruda = decision:keytruda
psilocybin cluster headache trial = essai psilocybine algie vasculaire = trial:psilocybin
adalimumab biosimilar = biosimilaire adalimumab = drug:adalimumab article:adalimumab
dapagliflozin heart failure = dapagliflozine insuffisance cardiaque = drug:dapagliflozin
bph = hbp = drug:tamsulosin drug:silodosin drug:alfuzosin drug:terazosin drug:doxazosin drug:finasteride drug:dutasteride drug:tadalafil
achalasia guideline = lignes directrices achalasie = article:achalasia
hyperkalemia = hyperkaliémie = drug:patiromer drug:zirconium drug:polystyrene drug:calcium_gluconate drug:calcium_chloride drug:insulin drug:salbutamol drug:furosemide drug:bicarbonate
croup = faux croup = drug:dexamethasone drug:epinephrine
scabies cream = crème gale = drug:permethrin
dmard methotrexate weekly = méthotrexate une fois par semaine = drug:methotrexate
valproate pregnancy = valproate grossesse = drug:valpro
b12 injection = injection b12 = drug:cyanocobalamin drug:hydroxocobalamin drug:b12
teva rosuvastatin = teva rosuvastatine = drug:rosuvastatin
galcanezumab trial montreal = essai galcanezumab montréal = trial:galcanezumab
amlodipine grapefruit = amlodipine pamplemousse = drug:amlodipine
insulin pen lantus = stylo lantus = drug:insulin_glargine
lithium and ibuprofen = lithium et ibuprofène = drug:lithium
iv iron = fer iv = drug:iron drug:ferr
nirmatrelvir interactions = interactions nirmatrelvir = drug:nirmatrelvir
trelegy = trelegy = drug:umeclidinium
inr high on flagyl = - = drug:warfarin drug:metronidazole
clarithromycin simvastatin = - = drug:clarithromycin drug:simvastatin
gabapentin dose crcl 20 = - = drug:gabapentin
vanco trough level = - = drug:vancomycin
levothryoxine 88 mcg = - = drug:levothyroxine
tylenol 3 = - = drug:codeine
infant tylenol dose by weight = - = drug:acetaminophen
morphine to hydromorphone conversion = - = drug:morphine drug:hydromorphone
fentanyl patch 25 mcg = - = drug:fentanyl
methadone qtc = - = drug:methadone
alcohol withdrawal benzo = - = drug:diazepam drug:lorazepam drug:chlordiazepoxide drug:oxazepam
quit smoking pill = - = drug:varenicline drug:bupropion
strep throat penicillin allergy = - = drug:cephalexin drug:azithromycin drug:clarithromycin drug:clindamycin drug:cefuroxime drug:cefadroxil
tick bite prophylaxis = - = drug:doxycycline
rsv vaccine older adults = - = drug:arexvy drug:abrysvo drug:respiratory_syncytial trial:rsv_vaccine
tdap pregnancy = - = drug:tetanus drug:boostrix drug:adacel
toenail fungus oral = - = drug:terbinafine drug:itraconazole drug:fluconazole
bv metronidazole or clinda = - = drug:metronidazole drug:clindamycin
gonorrhea treatment = - = drug:ceftriaxone drug:cefixime drug:azithromycin
hypertension in pregnancy = - = drug:labetalol drug:nifedipine drug:methyldopa drug:hydralazine
morning sickness = - = drug:doxylamine drug:ondansetron drug:metoclopramide drug:dimenhydrinate drug:pyridoxine
postpartum hemorrhage = - = drug:oxytocin drug:carbetocin drug:carboprost drug:tranexamic drug:misoprostol drug:ergonovine
hot flashes non hormonal = - = drug:fezolinetant drug:venlafaxine drug:desvenlafaxine drug:paroxetine drug:gabapentin drug:clonidine drug:escitalopram drug:citalopram drug:oxybutynin
osteoporosis shot every 6 months = - = drug:denosumab
severe eosinophilic asthma biologic = - = drug:mepolizumab drug:benralizumab drug:reslizumab drug:dupilumab drug:tezepelumab decision:nucala decision:cinqair
status epilepticus = - = drug:lorazepam drug:midazolam drug:diazepam drug:phenytoin drug:levetiracetam drug:valpro drug:phenobarbital drug:lacosamide
essential tremor = - = drug:propranolol drug:primidone drug:topiramate drug:gabapentin
restless legs low ferritin = - = drug:iron drug:ferr drug:pramipexole drug:ropinirole drug:rotigotine drug:gabapentin drug:pregabalin
adhd long acting stimulant = - = drug:lisdexamfetamine drug:methylphenidate drug:amphetamine
long acting injectable antipsychotic = - = drug:paliperidone drug:aripiprazole drug:risperidone drug:haloperidol drug:flupentixol drug:zuclopenthixol drug:fluphenazine
ace inhibitor cough = - = drug:pril
statin muscle pain = - = drug:vastatin article:statin
entresto low bp = - = drug:sacubitril
digoxin toxicity antidote = - = drug:digoxin_immune drug:digifab drug:digoxin
amiodarone thyroid = - = drug:amiodarone
hit anticoagulant = - = drug:argatroban drug:fondaparinux drug:danaparoid drug:bivalirudin drug:rivaroxaban drug:apixaban drug:dabigatran article:heparin-induced
kcl iv max rate = - = drug:potassium_chloride
propofol endoscopy sedation meta-analysis = - = article:propofol
sugammadex dose = - = drug:sugammadex
dabigatran reversal = - = drug:idarucizumab
tramadol in kids breathing = - = decision:tramadol drug:tramadol
ppi c diff risk = - = decision:proton_pump drug:prazole
brilinta skin reactions = - = decision:brilinta drug:ticagrelor
domperidone qt = - = drug:domperidone decision:domperidone
fluoroquinolone tendon = - = drug:floxacin decision:fluoroquinolone
lsd cluster headache recruiting = - = trial:lsd
hidradenitis trial barrie = - = trial:hidradenitis
fremanezumab cluster headache calgary = - = trial:fremanezumab
orforglipron phase 3 obesity = - = trial:orforglipron
NCT05925803 = - = trial:anifrolumab
mim8 hemophilia a hamilton = - = trial:mim8
eczema trial sudbury = - = trial:atopic_dermatitis
multiple myeloma maintenance trial vancouver = - = trial:iberdomide
tpa stroke controversies = - = article:tpa_for_acute
Warshauer type 1 diabetes = - = article:new_frontiers_in_the_treatment_of_type_1
tor inhibitors kidney transplant cochrane = - = article:target_of_rapamycin
doxepin cream burn itch = - = article:doxepin
bisphosphonate mortality after hip fracture = - = article:bisphosphonate
cpap cardiovascular events lancet respir med = - = article:sleep_apnoea
autoimmune hemolytic anemia consensus = - = article:autoimmune_hemolytic
VRE bloodstream infection survival = - = article:vancomycin-resistant
morphine acute heart failure = - = article:morphine drug:morphine
lenalidomide ttp = - = article:thrombotic_thrombocytopenic
labor augmentation evidence = - = article:labor_augmentation
rubella vaccine given in pregnancy safety = - = article:rubella
nivolumab myocarditis = - = article:nivolumab drug:nivolumab
nasal packing antibiotics epistaxis = - = article:nasal_packing
sun pharma pantoprazole = - = drug:pantoprazole
novo nordisk insulin = - = drug:insulin
ramipril 10mg apotex = - = drug:ramipril
dexcom or libre approval = - = decision:freestyle
watchman device health canada = - = decision:watchman
ketorolac eye drops = - = drug:ketorolac
nystatin swish and swallow = - = drug:nystatin
lasix 40 iv = - = drug:furosemide
ceftriaxone im lidocaine = - = drug:ceftriaxone drug:lidocaine
asa ec 81 = - = drug:acetylsalicylic
vyvanse generic = - = drug:lisdexamfetamine
DIN for ventolin hfa = - = drug:salbutamol
pred taper copd exacerbation = - = drug:prednisone drug:prednisolone drug:methylprednisolone
- = rni élevé avec flagyl = drug:warfarin drug:metronidazole
- = synthroïde 0,1 mg à jeun = drug:levothyroxine
- = empracet 30 = drug:codeine
- = dilaudid iv push = drug:hydromorphone
- = timbre fentanyl 12 mcg = drug:fentanyl
- = prégabaline insuffisance rénale = drug:pregabalin
- = acétaminophène dose max cirrhose = drug:acetaminophen
- = ventolin nourrisson = drug:salbutamol
- = otite moyenne enfant deuxième ligne = drug:amoxicillin drug:clavul drug:cefuroxime drug:cefprozil drug:ceftriaxone drug:cefixime drug:clarithromycin drug:azithromycin drug:sulfamethoxazole
- = pneumonie communautaire ambulatoire = drug:amoxicillin drug:doxycycline drug:azithromycin drug:clarithromycin drug:levofloxacin drug:moxifloxacin drug:cefuroxime
- = cellulite = drug:cephalexin drug:cefazolin drug:cloxacillin drug:clindamycin drug:cefadroxil drug:sulfamethoxazole drug:doxycycline drug:dalbavancin
- = sarm décolonisation = drug:mupirocin drug:chlorhexidine drug:sulfamethoxazole drug:doxycycline drug:rifampin
- = herpès génital suppression = drug:valacyclovir drug:acyclovir drug:famciclovir
- = candidose vaginale comprimé = drug:fluconazole drug:clotrimazole
- = muguet bébé = drug:nystatin drug:fluconazole drug:miconazole
- = acné kyste = drug:isotretinoin drug:doxycycline drug:minocycline drug:adapalene drug:spironolactone
- = rosacée = drug:metronidazole drug:ivermectin drug:brimonidine drug:azelaic drug:doxycycline
- = psoriasis biologique = drug:secukinumab drug:ixekizumab drug:guselkumab drug:risankizumab drug:tildrakizumab drug:bimekizumab drug:brodalumab drug:ustekinumab drug:adalimumab drug:etanercept drug:infliximab drug:certolizumab
- = polyarthrite rhumatoïde anti-tnf = drug:adalimumab drug:etanercept drug:infliximab drug:golimumab drug:certolizumab
- = migraine prévention anticorps = drug:erenumab drug:fremanezumab drug:galcanezumab drug:eptinezumab
- = sclérose en plaques aubagio = drug:teriflunomide decision:aubagio
- = parkinson sinemet = drug:levodopa
- = insomnie personne âgée = drug:lemborexant drug:daridorexant drug:doxepin drug:trazodone drug:melatonin drug:zopiclone
- = sevrage alcool = drug:diazepam drug:lorazepam drug:chlordiazepoxide drug:oxazepam drug:naltrexone drug:acamprosate
- = dépression grossesse = drug:sertraline drug:citalopram drug:escitalopram drug:fluoxetine drug:venlafaxine drug:bupropion article:depressive_symptoms_of_mothers
- = trouble bipolaire lithium = drug:lithium article:bipolar
- = tdah non stimulant = drug:atomoxetine drug:guanfacine
- = agitation aiguë im = drug:haloperidol drug:lorazepam drug:olanzapine drug:loxapine drug:midazolam drug:zuclopenthixol drug:ziprasidone article:agitated_patients
- = diabète type 2 hebdomadaire injection = drug:semaglutide drug:dulaglutide drug:tirzepatide drug:insulin_icodec
- = mounjaro couverture = drug:tirzepatide
- = hypothyroïdie = drug:levothyroxine drug:liothyronine article:hypothyroidism decision:hypothyroidism
- = hyperthyroïdie = drug:methimazole drug:propylthiouracil
- = embolie pulmonaire = drug:rivaroxaban drug:apixaban drug:dabigatran drug:edoxaban drug:heparin drug:enoxaparin drug:dalteparin drug:tinzaparin drug:warfarin drug:alteplase drug:tenecteplase
- = aod = drug:apixaban drug:rivaroxaban drug:dabigatran drug:edoxaban
- = bêtabloquant asthme = drug:bisoprolol drug:metoprolol drug:atenolol drug:lol
- = ieca toux = drug:pril
- = spironolactone potassium = drug:spironolactone
- = bumétanide conversion furosémide = drug:bumetanide drug:furosemide
- = nitro vaporisateur = drug:nitroglycerin
- = double antiplaquettaire après stent = drug:clopidogrel drug:ticagrelor drug:prasugrel drug:acetylsalicylic article:dual_antiplatelet
- = stérilet hormonal = drug:levonorgestrel
- = hormonothérapie ménopause = drug:estradiol drug:estrogen drug:progesterone article:menopausal_hormone
- = endométriose = drug:dienogest drug:elagolix drug:leuprolide drug:goserelin drug:triptorelin drug:nafarelin drug:relugolix drug:norethindrone drug:danazol
- = nausées de la grossesse = drug:doxylamine drug:ondansetron drug:metoclopramide drug:dimenhydrinate drug:pyridoxine
- = constipation opioïdes = drug:naloxegol drug:methylnaltrexone drug:senn drug:polyethylene_glycol drug:lactulose drug:bisacodyl
- = pico préparation coloscopie = drug:picosulf
- = hépatite c = drug:sofosbuvir drug:glecaprevir drug:velpatasvir article:hepatitis_c
- = vaccin méningocoque b = drug:bexsero drug:trumenba drug:meningitidis
- = vaccin grippe haute dose = drug:fluzone drug:influenza
- = paludisme prophylaxie = drug:atovaquone drug:doxycycline drug:mefloquine drug:chloroquine drug:primaquine
- = pantoprazol 40 = drug:pantoprazole
- = rosuvastatine 10 sandoz = drug:rosuvastatin
- = pharmascience quétiapine = drug:quetiapine
- = rappel losartan = drug:losartan
- = médicament d'exception botox = drug:botulinum
- = générique symbicort = drug:budesonide
- = médicaments biosimilaires étanercept = drug:etanercept decision:etanercept decision:brenzys decision:erelzi
- = méfloquine effets neurologiques = decision:mefloquine drug:mefloquine
- = gliptine insuffisance cardiaque = drug:gliptin decision:dpp-4 decision:dipeptidyl
- = denosumab surdité = decision:denosumab drug:denosumab
- = essai hidrosadénite ontario = trial:hidradenitis
- = anifrolumab sclérodermie = trial:anifrolumab
- = étude lupus upadacitinib = trial:upadacitinib
- = céphalée de horton oxygène = trial:oxygen
- = algie vasculaire de la face kétamine = trial:ketamine
- = article avc tpa controverse = article:tpa_for_acute
- = hyperlipidémie après un avc = article:hyperlipidemia_after_stroke
- = pneumonie nosocomiale antibiotiques article = article:hospital-acquired_pneumonia
- = statines dermatomyosite = article:statin-induced
- = rivaroxaban anti-xa dosage = article:anti-fxa drug:rivaroxaban
- = dépistage du cancer du sein information = article:breast_cancer_screening
- = tacrolimus pharmacocinétique transplantation = article:tacrolimus drug:tacrolimus
- = grossesse après greffe cardiaque = article:cardiothoracic_transplants
- = cannabinoïdes épilepsie = article:cannabinoid drug:cannabidiol
- = sildénafil 50 = drug:sildenafil
- = coumadin = drug:warfarin
- = ativan sublingual = drug:lorazepam
- = seroquel pour dormir = drug:quetiapine
- = cipralex 20 mg = drug:escitalopram
- = levaquin = drug:levofloxacin
`

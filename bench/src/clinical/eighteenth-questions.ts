// Written after the misses of the seventeenth lot were mended and before the search was asked any of them. Half are asked in English only, half in French only, the French ones as they are typed on a phone. Asked for the first time: English 0.925 first and 0.925 among five, French 0.875 and 0.950.
export const eighteenthLines = `
augmentin dose child sinusitis = - = drug:clavulan
lipitor 40 generic = - = drug:atorvastatin
metformin egfr 30 = - = drug:metformin
zoloft breastfeeding = - = drug:sertraline
trintellix coverage ontario = - = drug:vortioxetine
salbutamol neb shortage = - = drug:salbutamol
quetiapine xr nitrosamine = - = drug:quetiapine
hydralazine mix up recall = - = drug:hydralazine
clindamycin topical acne = - = drug:clindamycin
escitaloprm 10 = - = drug:escitalopram
biologic for hidradenitis = - = drug:adalimumab drug:secukinumab drug:bimekizumab trial:spesolimab
heart failure potassium sparing = - = drug:spironolactone drug:eplerenone
angina nitrate patch = - = drug:nitroglycerin
raynauds meds = - = drug:nifedipine drug:amlodipine
menorrhagia iud = - = drug:levonorgestrel
threadworm kid = - = drug:mebendazole drug:pyrantel
bell palsy steroid = - = drug:prednisone drug:prednisolone
neuropathic pain elderly = - = drug:pregabalin drug:gabapentin drug:duloxetine drug:nortriptyline drug:amitriptyline
tardive dyskinesia = - = drug:valbenazine drug:tetrabenazine drug:deutetrabenazine
chronic cough gabapentin = - = drug:gabapentin
hyperprolactinemia = - = drug:cabergoline drug:bromocriptine drug:quinagolide
toenail fungus solution = - = drug:efinaconazole drug:ciclopirox
kids adhd once daily = - = drug:methylphenidate drug:lisdexamfetamine drug:amphetamine drug:dextroamphetamine drug:guanfacine drug:atomoxetine
warfarin bactrim = - = drug:warfarin drug:sulfamethoxazole
ozempic needle size = - = drug:semaglutide
tylenol 3 breastfeeding = - = drug:codeine decision:codeine
biosimilar infliximab = - = drug:infliximab
copd azithro prophylaxis = - = drug:azithromycin
gilenya PML = - = decision:gilenya
donepezil rhabdo = - = decision:aricept
ssri autism = - = decision:ssri decision:serotonin_reuptake
imatinib kidney = - = decision:imatinib
orkambi approval = - = decision:orkambi
coreg = - = drug:carvedilol
typhoid widal nigeria = - = article:typhoid
hypoalbuminemia bone markers dialysis = - = article:hypoalbuminemia
son labor augmentation 2019 = - = article:labor_augmentation
rsv vaccine edmonton = - = trial:rsv_vaccine
erenumab chronic cluster = - = trial:erenumab
gadoquatrane mri toronto = - = trial:gadoquatrane
- = pepto enceinte = drug:bismuth
- = nitro patch horaire = drug:nitroglycerin
- = lipidil ou crestor = drug:fenofibrate drug:rosuvastatin
- = bb toux sirop = drug:dextromethorphan drug:guaifenesin drug:codeine drug:honey drug:ivy
- = motrin bebe 6 mois = drug:ibuprofen
- = clopidogrel avant chx = drug:clopidogrel
- = prazo 40 bid = drug:pantoprazole drug:omeprazole drug:lansoprazole drug:esomeprazole drug:rabeprazole
- = sertraline 25 anxiete = drug:sertraline
- = effexor xr 37.5 manquant = drug:venlafaxine
- = xarelto vs eliquis irc = drug:rivaroxaban drug:apixaban
- = metoprolol asthme = drug:metoprolol
- = cortisone creme visage = drug:hydrocortisone drug:desonide drug:betamethasone drug:clobetasone drug:mometasone
- = atb otite bb allergie amox = drug:azithromycin drug:clarithromycin drug:cefuroxime drug:cefprozil drug:ceftriaxone drug:sulfamethoxazole
- = zostavax ou shingrix = drug:zoster drug:varicella
- = insuline rapide stylo = drug:insulin
- = depo testosterone dose = drug:testosterone
- = contraceptif migraine aura = drug:norethindrone drug:norethisterone drug:drospirenone drug:levonorgestrel drug:etonogestrel drug:medroxyprogesterone
- = ostéoporose après cancer du sein = drug:denosumab drug:zoledron drug:alendron drug:risedron
- = hta resistante = drug:spironolactone drug:chlorthalidone drug:amlodipine drug:eplerenone drug:doxazosin
- = psoriaris creme = drug:calcipotriol drug:betamethasone drug:roflumilast drug:tapinarof drug:clobetasol
- = prurit anal creme = drug:hydrocortisone drug:pramoxine drug:zinc
- = pied d'athlete = drug:terbinafine drug:clotrimazole drug:tolnaftate drug:miconazole drug:ketoconazole
- = crise d'anxiete = drug:lorazepam drug:alprazolam drug:clonazepam drug:sertraline drug:escitalopram drug:paroxetine drug:venlafaxine drug:citalopram drug:oxazepam
- = douleur cancer percée = drug:fentanyl drug:morphine drug:hydromorphone drug:oxycodone
- = sevrage cannabis nausees = drug:ondansetron drug:haloperidol drug:capsaicin drug:metoclopramide
- = carence fer enceinte = drug:iron drug:ferrous drug:ferric
- = tdah ado non stimulant = drug:atomoxetine drug:guanfacine
- = vaccin hpv prix = drug:papillomavirus
- = rappel fluoxetine = drug:fluoxetine
- = rappel montelukast jamp = drug:montelukast
- = humira code ramq = drug:adalimumab
- = avastin cordes vocales = decision:avastin
- = gabapentine depression respiratoire = decision:gabapentin
- = bisphosphonate machoire = decision:bisphosphonate
- = décision reglementaire harvoni = decision:harvoni
- = watchman santé canada = decision:watchman
- = fracture exosquelette = article:exoskeleton
- = hahn sirolimus greffe rein cochrane = article:sirolimus
- = essai myelome iberdomide quebec = trial:iberdomide
- = etude spesolimab barrie = trial:spesolimab
`

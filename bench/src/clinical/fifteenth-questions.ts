// Written from the sources' files alone, by somebody who had not read the rules of the search, before it was asked any of them. Half are asked in English only, half in French only. Asked for the first time: English 0.925 first and 0.950 among five, French 0.775 and 0.875.
export const fifteenthLines = `
warfrin = - = drug:warfarin
eliquis 2.5 bid = - = drug:apixaban
pip tazo shortage = - = drug:piperacillin
septra ds = - = drug:sulfamethoxazole
amox clav 875 = - = drug:clavulan
hctz recall = - = drug:hydrochlorothiazide
vyvanse generic = - = drug:lisdexamfetamine
tylenol 3 = - = drug:codeine
insulin pen for type 1 long acting = - = drug:insulin_glargine drug:insulin_detemir drug:insulin_degludec drug:insulin_icodec
ppi for gerd = - = drug:pantoprazole drug:omeprazole drug:esomeprazole drug:lansoprazole drug:rabeprazole
gout flare tx = - = drug:colchicine drug:naproxen drug:indomethacin drug:prednisone
uncomplicated UTI pregnant = - = drug:nitrofurantoin drug:cephalexin drug:fosfomycin drug:amoxicillin
thrush in infant = - = drug:nystatin
hyperkalemia binder = - = drug:polystyrene drug:patiromer drug:zirconium
opioid use disorder film = - = drug:buprenorphine
smoking cessation pill = - = drug:varenicline drug:bupropion drug:cytisin
DOAC reversal = - = drug:idarucizumab drug:andexanet decision:praxbind
MTX 2.5 mg weekly RA = - = drug:methotrexate
lovenox renal dosing = - = drug:enoxaparin
keppra kidney injury = - = decision:keppra
zofran pregnancy safety = - = decision:zofran
quinolone retinal detachment = - = decision:retinal_detachment
ssri autism = - = decision:autism
sglt2 dka = - = decision:ketoacidosis
gabapentin resp depression = - = decision:gabapentin
dabigatran amiodarone interaction = - = decision:dabigatran
praluent SBD = - = decision:praluent
when was harvoni approved = - = decision:harvoni
biosimilar infliximab approval = - = decision:remsima decision:inflectra decision:renflexis
watchman device approval = - = decision:watchman
sglt2 euglycemic DKA post op case report = - = article:euglycemic
Khashab achalasia guideline = - = article:management_of_achalasia
checkpoint inhibitor myocarditis myositis = - = article:ipilimumab-induced
cefazolin bid OPAT MSSA = - = article:twice_daily_cefazolin
3 day vs 1 day low fibre diet colonoscopy prep = - = article:low-fibre
AIHA adults consensus treatment = - = article:autoimmune_hemolytic
LSD cluster headache trial = - = trial:lsd
orforglipron obesity study = - = trial:orforglipron
scleroderma anifrolumab halifax = - = trial:anifrolumab
atopic derm trial recruiting winnipeg = - = trial:atopic
- = coumadin inr élevé = drug:warfarin
- = pénurie amoxicilline susp = drug:amoxicillin
- = clopidogrel + ipp = drug:clopidogrel
- = rappel valsartan = drug:valsartan
- = monurol = drug:fosfomycin
- = epipen jr = drug:epinephrine
- = tramacet personne âgée = drug:tramadol
- = remboursement jardiance = drug:empagliflozin
- = anticoagulant oral direct fa = drug:apixaban drug:rivaroxaban drug:dabigatran drug:edoxaban
- = antiémétique grossesse = drug:doxylamine decision:diclectin
- = gouttes glaucome = drug:latanoprost drug:timolol drug:bimatoprost drug:travoprost drug:brimonidine drug:dorzolamide drug:brinzolamide
- = zona traitement 72 h = drug:valacyclovir drug:famciclovir drug:acyclovir
- = otite enfant allergie pénicilline = drug:azithromycin drug:clarithromycin drug:cefuroxime drug:cefprozil drug:ceftriaxone drug:cefixime
- = statine haute intensité = drug:atorvastatin drug:rosuvastatin
- = contraception d’urgence = drug:levonorgestrel drug:ulipristal
- = dysfonction érectile = drug:sildenafil drug:tadalafil drug:vardenafil
- = sevrage alcool benzo = drug:diazepam drug:lorazepam drug:chlordiazepoxide
- = oxyures famille = drug:mebendazole drug:pyrantel drug:pyrvinium
- = agitation démence neuroleptique = drug:risperidone drug:quetiapine drug:olanzapine drug:brexpiprazole drug:haloperidol drug:aripiprazole
- = insuline rapide repas = drug:insulin_lispro drug:insulin_aspart drug:insulin_glulisine
- = acné isotretinoine = drug:isotretinoin
- = tdah longue action = drug:methylphenidate drug:lisdexamfetamine drug:amphetamine drug:atomoxetine drug:guanfacine
- = atarax allongement qt = decision:hydroxyzine
- = gilenya lemp = decision:gilenya
- = pseudoéphédrine colite ischémique = decision:pseudoephedrine
- = mélatonine chez l’enfant innocuité = decision:melatonin
- = digoxine mortalité = decision:digoxin
- = antidépresseurs glaucome angle fermé = decision:antidepressants
- = innocuité codéine toux enfants = decision:codeine
- = sommaire décision réglementaire entyvio = decision:entyvio
- = nucala homologation = decision:nucala
- = implants mammaires silicone mentor = decision:mentor
- = finérénone rigidité artérielle diabète mrc = trial:finerenone
- = hidradénite suppurée essai guelph = trial:hidradenitis
- = iberdomide entretien post greffe myélome = trial:iberdomide
- = algie vasculaire psilocybine = trial:psilocybin
- = thrombose veineuse cérébrale asparaginase = article:asparaginase
- = faigle surveillance après tpa avc = article:low-intensity_monitoring
- = antidépresseurs risque démence liew = article:antidepressants,_indications
- = acide tranexamique prothèse genou = article:tranexamic
`

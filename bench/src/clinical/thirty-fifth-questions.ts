// Written before the search's tables of conditions and classes were looked at and before it was asked any of them: what the people of lot 34 type, all of it in both languages. Asked for the first time, after the misses of lot 34 were mended, without the patch that these files do not have: English 0.949 first and 1.000 among five, French 0.923 and 0.974.
export const thirtyFifthLines = `
vancomycin trough target = vancomycine creux cible = drug:vancomycin
piperacillin tazobactam renal dosing = pipéracilline tazobactam ajustement rénal = drug:piperacillin
enoxaparin dose obesity = énoxaparine dose obésité = drug:enoxaparin
amiodarone monitoring = suivi amiodarone = drug:amiodarone
c diff treatment = traitement clostridium difficile = drug:vancomycin drug:fidaxomicin drug:metronidazole
febrile neutropenia antibiotic = antibiotique neutropénie fébrile = drug:piperacillin drug:cefepime drug:meropenem drug:ceftazidime drug:imipenem drug:ciprofloxacin
stress ulcer prophylaxis = prophylaxie de l'ulcère de stress = drug:prazole drug:famotidine drug:ranitidine drug:sucralfate
dvt prophylaxis = prophylaxie tvp = drug:parin drug:xaban
cold sore = feu sauvage = drug:docosanol drug:acyclovir drug:valacyclovir drug:famciclovir
pink eye drops = gouttes conjonctivite = drug:polymyxin drug:tobramycin drug:floxacin drug:erythromycin drug:fusidic drug:gramicidin drug:framycetin drug:sulfacetamide
cystitis in women = cystite chez la femme = drug:nitrofurantoin drug:fosfomycin drug:trimethoprim
hemorrhoid cream = crème hémorroïdes = drug:hydrocortisone drug:pramoxine drug:zinc_sul drug:phenylephrine drug:framycetin drug:dibucaine drug:cinchocaine
traveller's diarrhea = diarrhée du voyageur = drug:azithromycin drug:ciprofloxacin drug:loperamide drug:rifaximin drug:bismuth drug:cholera
pinworms = oxyures = drug:pyrantel drug:mebendazole
nicotine patch 21 mg = timbre de nicotine 21 mg = drug:nicotine
metformin egfr cutoff = metformine dfg minimal = drug:metformin
alternative to statins = alternative aux statines = drug:ezetimibe drug:evolocumab drug:alirocumab drug:fenofibrate drug:inclisiran drug:icosapent drug:colesevelam drug:bempedoic
substitute for losartan = substitut du losartan = drug:candesartan drug:irbesartan drug:telmisartan drug:valsartan drug:olmesartan drug:eprosartan drug:azilsartan
lyrica alternative = alternative au lyrica = drug:gabapentin drug:duloxetine drug:amitriptyline drug:nortriptyline drug:venlafaxine drug:mirogabalin
switch from paroxetine = changer la paroxétine = drug:citalopram drug:sertraline drug:fluoxetine drug:venlafaxine drug:duloxetine drug:mirtazapine drug:bupropion drug:fluvoxamine drug:vortioxetine
vyvanse generic = vyvanse générique = drug:lisdexamfetamine drug:lisdexamphetamine
DIN 02247162 = DIN 02247162 = drug:rosuvastatin
amoxicillin clavulanate shortage = pénurie amoxicilline clavulanate = drug:clavulan
labetalol pregnancy = labétalol grossesse = drug:labetalol
warfarin and septra = warfarine et septra = drug:warfarin drug:trimethoprim
amlodipine grapefruit = amlodipine pamplemousse = drug:amlodipine
depression first line = dépression première intention = drug:citalopram drug:sertraline drug:fluoxetine drug:venlafaxine drug:duloxetine drug:mirtazapine drug:bupropion drug:paroxetine drug:vortioxetine drug:desvenlafaxine
vertigo = vertige = drug:betahistine drug:meclizine drug:dimenhydrinate drug:flunarizine drug:scopolamine
hot flashes menopause = bouffées de chaleur ménopause = drug:estradiol drug:estrogen drug:venlafaxine drug:paroxetine drug:fezolinetant drug:elinzanetant drug:conjugated
osteoporosis injection = injection ostéoporose = drug:denosumab drug:teriparatide drug:romosozumab drug:zoledron
prep hiv = prep vih = drug:emtricitabine drug:cabotegravir
lisinopirl 10 = lisinopirl 10 = drug:lisinopril
orforglipron obesity trial = essai orforglipron obésité = trial:orforglipron
iberdomide multiple myeloma trial vancouver = essai iberdomide myélome multiple vancouver = trial:iberdomide
hidradenitis trial ontario = essai hidradénite ontario = trial:spesolimab
vitamin d multiple sclerosis article = article vitamine d sclérose en plaques = article:vitamin_d
propofol endoscopy sedation meta-analysis = méta-analyse propofol sédation endoscopie = article:propofol
atrial fibrillation chronic kidney disease stroke risk = fibrillation auriculaire insuffisance rénale chronique risque d'avc = article:risk_of_stroke
hydroxyzine qt safety review = examen d'innocuité hydroxyzine qt = decision:hydroxyzine
anifrolumab systemic sclerosis halifax = anifrolumab sclérodermie halifax = trial:anifrolumab
`

// Written after the misses of the twenty-first lot were mended and before the search was asked any of them: a hospital pharmacist, a family doctor, a nurse of a walk-in clinic and a resident. Half are asked in English only, half in French only. Asked for the first time: English 0.900 first and 0.950 among five, French 0.875 and 0.925.
export const twentySecondLines = `
candesartan 32 cough = - = drug:candesartan
atorvastatin 80 liver = - = drug:atorvastatin
sertraline night sweats = - = drug:sertraline
lamictal rash stop = - = drug:lamotrigine
xarelto 15 with food = - = drug:rivaroxaban
metoprolol succinate vs tartrate = - = drug:metoprolol
synthroid and iron timing = - = drug:levothyroxine
wellbutrin seizure = - = drug:bupropion
effexor 37.5 taper = - = drug:venlafaxine
insulin pen left in car = - = drug:insulin
eszopiclone covered = - = drug:eszopiclone
02247521 = - = drug:ezetrol
macrobid egfr 35 = - = drug:nitrofurantoin
keflex qid cellulitis = - = drug:cephalexin
doxycycline sunburn = - = drug:doxycycline
fluconazol single dose = - = drug:fluconazole
naproxin stomach = - = drug:naproxen
warfarine bruising = - = drug:warfarin
pneumonia dialysis patient = - = drug:ceftriaxone drug:amoxicillin drug:levofloxacin drug:moxifloxacin drug:doxycycline drug:azithromycin drug:clarithromycin drug:piperacillin drug:cefuroxime
valtrex ckd dose = - = drug:valacyclovir
migraine pregnancy = - = drug:acetaminophen drug:metoclopramide drug:sumatriptan
anxiety elderly = - = drug:sertraline drug:citalopram drug:buspirone drug:escitalopram drug:lorazepam drug:venlafaxine drug:duloxetine drug:oxazepam
costochondritis = - = drug:naproxen drug:ibuprofen drug:diclofenac drug:acetaminophen drug:celecoxib
vaginal dryness cream = - = drug:estradiol drug:estrogen drug:prasterone drug:conjugated
hot flashes ssri = - = drug:paroxetine drug:venlafaxine drug:citalopram drug:escitalopram
baby eczema steroid = - = drug:hydrocortisone drug:desonide
ringworm cream = - = drug:clotrimazole drug:miconazole drug:terbinafine drug:ketoconazole drug:tolnaftate drug:ciclopirox
bee sting antihistamine = - = drug:cetirizine drug:diphenhydramine drug:loratadine drug:fexofenadine drug:desloratadine
iv iron = - = drug:iron drug:ferric drug:ferumoxytol
low testosterone gel = - = drug:testosterone
antipsychotic monthly injection = - = drug:paliperidone drug:aripiprazole drug:risperidone drug:olanzapine drug:haloperidol drug:flupent
ace inhibitor cough switch = - = drug:sartan
celebrex heart safety review = - = decision:celecoxib
imovane next day = - = decision:imovane
otezla approval = - = decision:otezla
montelukast recall pink fragments = - = drug:montelukast
fremanezumab newmarket = - = trial:fremanezumab
galcanezumab toronto trial = - = trial:galcanezumab
labor augmentation evidence = - = article:labor_augmentation
canal of nuck hernia = - = article:canal_of_nuck
- = candésartan 8 = drug:candesartan
- = lipitor mal aux muscles = drug:atorvastatin
- = zoloft sueurs = drug:sertraline
- = lamictal éruption = drug:lamotrigine
- = xarelto oubli = drug:rivaroxaban
- = synthroid et calcium = drug:levothyroxine
- = effexor sevrage = drug:venlafaxine
- = macrobid clairance 40 = drug:nitrofurantoin
- = keflex enfant 15 kg = drug:cephalexin
- = diflucan une dose = drug:fluconazole
- = naprosyne estomac = drug:naproxen
- = celexa 20 prise de poids = drug:citalopram
- = pantoloc long terme = drug:pantoprazole
- = pneumonie insuffisance rénale = drug:ceftriaxone drug:amoxicillin drug:levofloxacin drug:moxifloxacin drug:doxycycline drug:azithromycin drug:clarithromycin drug:piperacillin drug:cefuroxime
- = zona dialyse = drug:valacyclovir drug:acyclovir drug:famciclovir
- = migraine enceinte = drug:acetaminophen drug:metoclopramide drug:sumatriptan
- = anxiété chsld = drug:sertraline drug:citalopram drug:buspirone drug:escitalopram drug:lorazepam drug:venlafaxine drug:duloxetine drug:oxazepam
- = mal de gorge streptocoque = drug:penicillin drug:amoxicillin drug:cephalexin drug:cefadroxil drug:azithromycin
- = sécheresse vaginale ovule = drug:estradiol drug:estrogen drug:prasterone drug:conjugated
- = ménopause bouffées nuit = drug:estradiol drug:estrogen drug:fezolinetant drug:conjugated drug:progesterone
- = eczéma enfant cortisone = drug:hydrocortisone drug:desonide drug:betamethasone drug:mometasone drug:triamcinolone drug:clobetasone
- = pied d'athlète crème = drug:clotrimazole drug:miconazole drug:terbinafine drug:ketoconazole drug:tolnaftate drug:ciclopirox
- = mycose vaginale = drug:clotrimazole drug:fluconazole drug:miconazole drug:terconazole
- = fer intraveineux = drug:iron drug:ferric drug:ferumoxytol
- = antipsychotique injection mensuelle = drug:paliperidone drug:aripiprazole drug:risperidone drug:olanzapine drug:haloperidol drug:flupent
- = hta grossesse = drug:labetalol drug:nifedipine drug:methyldopa
- = crise d'asthme enfant = drug:salbutamol drug:prednisolone drug:dexamethasone drug:prednisone drug:ipratropium
- = constipation sous morphine = drug:naloxegol drug:methylnaltrexone drug:senn drug:polyethylene
- = rhume des foins vaporisateur = drug:fluticasone drug:mometasone drug:budesonide drug:triamcinolone drug:azelastine drug:ciclesonide drug:beclomethasone
- = diabète et insuffisance cardiaque = drug:gliflozin
- = fibrillation auriculaire anticoagulant = drug:xaban drug:dabigatran drug:warfarin
- = brûlure au deuxième degré = drug:silver drug:polymyxin drug:bacitracin drug:fusid
- = sevrage nicotine = drug:varenicline drug:nicotine drug:bupropion
- = rappel piroxicam = drug:piroxicam
- = imovane lendemain = decision:imovane
- = celebrex coeur = decision:celecoxib
- = approbation otezla = decision:otezla
- = essai frémanezumab calgary = trial:fremanezumab
- = spesolimab hidradénite = trial:spesolimab
- = maladie de crohn sécukinumab = article:crohn
`

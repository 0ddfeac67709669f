// Written after the misses of the fifteenth lot were mended and before the search was asked any of them. Half are asked in English only, half in French only. Asked for the first time: English 0.900 first and 0.925 among five, French 0.850 and 0.950.
export const sixteenthLines = `
prednison taper = - = drug:prednisone
pregabalin 75 cap = - = drug:pregabalin
dilaudid vs morphine = - = drug:hydromorphone drug:morphine
monistat 3 day = - = drug:miconazole
trelegy ellipta cost = - = drug:fluticasone
humira biosimilar odb = - = drug:adalimumab
accupril backorder = - = drug:quinapril
zantac recall = - = drug:ranitidine
naproxen ec 500 = - = drug:naproxen
lantus to toujeo = - = drug:insulin_glargine
loop diuretic chf = - = drug:furosemide drug:bumetanide drug:ethacryn
steroid cream eczema face = - = drug:hydrocortisone drug:desonide drug:clobetasone drug:betamethasone drug:mometasone drug:triamcinolone
hiccups tx = - = drug:chlorpromazine drug:baclofen drug:metoclopramide
trigeminal neuralgia first line = - = drug:carbamazepine drug:oxcarbazepine
dog bite abx = - = drug:clavulan
chlamydia partner tx = - = drug:azithromycin drug:doxycycline
traveler’s diarrhea standby = - = drug:azithromycin drug:ciprofloxacin drug:rifaximin
hyponatremia siadh = - = drug:tolvaptan
pulm htn pde5 = - = drug:sildenafil drug:tadalafil
vte prophylaxis post hip = - = drug:rivaroxaban drug:apixaban drug:dalteparin drug:enoxaparin drug:dabigatran drug:tinzaparin drug:fondaparinux
mab for osteoporosis = - = drug:denosumab drug:romosozumab
dry eye gtts rx = - = drug:cyclosporine drug:lifitegrast drug:carboxymethylcellulose drug:hyaluron
crizotinib perforation = - = decision:xalkori
levetiracetam AKI = - = decision:keppra
natalizumab hemolysis = - = decision:tysabri
lmwh epidural hematoma = - = decision:low-molecular-weight
strontium cardiac = - = decision:strontium
dpp4 bowel obstruction = - = decision:gastrointestinal_obstruction decision:dpp-4
enbrel psychosis = - = decision:enbrel
samsca SBD = - = decision:samsca
repatha regulatory decision = - = decision:repatha
lifevest approval = - = decision:lifevest
DAA liver cancer recurrence = - = decision:liver_cancer
ID consult bacteraemia outcome = - = article:infectious_diseases_consultation
canavan pons case = - = article:canavan
IgE myeloma plasma cell leukemia case = - = article:ige_myeloma
EUS gastroenterostomy LAMS = - = article:gastroenterostomy
eptinezumab cluster = - = trial:eptinezumab
spesolimab HS barrie = - = trial:spesolimab
rituximab membranous nephropathy trial = - = trial:rituximab
- = lasix 40 = drug:furosemide
- = pantoloc générique prix = drug:pantoprazole
- = pénurie ozempik = drug:semaglutide
- = bactrim ds = drug:sulfamethoxazole
- = rappel ranitidine = drug:ranitidine
- = seroquel 25 hs = drug:quetiapine
- = spiriva couvert ramq = drug:tiotropium
- = trazodone sommeil = drug:trazodone
- = hydrocortisone 1 % crème = drug:hydrocortisone
- = humalog stylo = drug:insulin_lispro
- = bloqueur calcique angine = drug:amlodipine drug:diltiazem drug:verapamil drug:nifedipine
- = diurétique thiazidique hta = drug:hydrochlorothiazide drug:chlorthalidone drug:indapamide
- = crise d’asthme enfant = drug:salbutamol drug:prednisolone drug:dexamethasone drug:ipratropium drug:prednisone
- = hoquet traitement = drug:chlorpromazine drug:baclofen drug:metoclopramide
- = névralgie du trijumeau = drug:carbamazepine drug:oxcarbazepine
- = morsure de chien atb = drug:clavulan
- = gonorrhée im = drug:ceftriaxone
- = sinusite allergie pen = drug:doxycycline drug:clarithromycin drug:azithromycin drug:levofloxacin drug:moxifloxacin drug:cefuroxime
- = constipation femme enceinte = drug:psyllium drug:lactulose drug:polyethylene drug:docusate drug:macrogol
- = sécheresse vaginale = drug:estradiol drug:estrogen drug:prasterone drug:ospemifene drug:estrone
- = hyperkaliémie kayexalate = drug:polystyrene
- = tremblement essentiel = drug:propranolol drug:primidone
- = vertige labyrinthite = drug:betahistine drug:dimenhydrinate drug:meclizine
- = polyarthrite biologique anti-tnf = drug:adalimumab drug:etanercept drug:infliximab drug:golimumab drug:certolizumab
- = cessation tabagique = drug:varenicline drug:nicotine drug:bupropion
- = avastin ostéonécrose = decision:avastin
- = keppra atteinte rénale = decision:keppra
- = remplissage voluven rein = decision:hydroxyethyl
- = gilenya cancer = decision:gilenya
- = tecfidera anaphylaxie = decision:tecfidera
- = hbpm hématome péridural = decision:low-molecular-weight
- = gliptines occlusion intestinale = decision:gastrointestinal_obstruction decision:dpp-4
- = enbrel schizophrénie = decision:enbrel
- = décision repatha = decision:repatha
- = lifevest homologué = decision:lifevest
- = myosite ossifiante pied diabétique = article:myositis_ossificans
- = méthamphétamine jeunes iran = article:methamphetamine
- = eptinezumab algie vasculaire épisodique = trial:eptinezumab
- = rituximab glomérulonéphrite extramembraneuse essai = trial:rituximab
- = mim8 hémophilie = trial:mim8
`

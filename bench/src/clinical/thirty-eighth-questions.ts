// Written by the hand of lot 37 and like it, of ingredients, articles, trials and decisions that were drawn by lot from the real files.
export const thirtyEighthLines = `
gpp flare biologic dose = poussée psoriasis pustuleux généralisé biologique = drug:spesolimab
yaz plus folate = yaz plus acide folique = drug:yaz_plus drug:levomefolate
octaplex history of hit = octaplex antécédent tih = drug:octaplex drug:beriplex drug:protein_c
melphalan ice chips mucositis = melphalan glaçons mucosite = drug:melphalan
evista before surgery dvt = evista avant chirurgie tvp = drug:raloxifene
schizophrenia voice abnormalities meta-analysis = voix dans la schizophrénie méta-analyse = article:voice_patterns
orphenadrine elderly ok? = orphénadrine chez l'aîné = drug:orphenadrine
prezcobix with simvastatin = prezcobix avec simvastatine = drug:darunavir drug:simvastatin
metastatic crc third line oral = ccr métastatique 3e ligne po = drug:tipiracil drug:trifluridine drug:regorafenib drug:fruquintinib
alfusozin with clarithromycin = xatral avec biaxin = drug:alfuzosin drug:clarithromycin
td booster adult how often = rappel dt adulte aux combien = drug:td_adsorbed drug:diphtheria_toxoid_adsorbed drug:adacel drug:boostrix
myfortic 720 to cellcept = myfortic 720 équivalent cellcept = drug:mycophenol
pred forte taper = sevrage gouttes pred forte = drug:pred_forte drug:prednisolone
cresemba short qt = cresemba qt court = drug:isavuconazo
gemfibrosil with gluconorm = gemfibrozil avec gluconorm = drug:gemfibrozil drug:repaglinide
triazolam before dentist dose = triazolam avant dentiste dose = drug:triazolam
scurvy = scorbut = drug:ascorbic
cftr modulators f508del = modulateurs cftr f508del = drug:elexacaftor drug:tezacaftor drug:lumacaftor drug:ivacaftor
zofran first trimester cleft palate = zofran 1er trimestre fente palatine = drug:ondansetron decision:zofran_(ondansetron)
emend and birth control pill = emend et pilule = drug:aprepitant
polio booster before pakistan trip = rappel polio voyage pakistan = drug:polio
prevnar 20 after pneumovax interval = prevnar 20 après pneumovax délai = drug:prevnar
ulone cough syrup = sirop ulone pour la toux = drug:clofedanol
gardasil 9 how many doses age 16 = gardasil 9 combien de doses 16 ans = drug:gardasil drug:papillomavirus_type_58
fmt stool drug or transplant = selles pour tmf médicament ou greffe = article:fecal_microbiota_transplantation
tpa in massive pe = tpa ep massive = drug:alteplase drug:tenecteplase
losec with plavix = losec avec plavix = drug:omeprazole drug:clopidogrel
dpp4 inhibitor no renal adjustment = idpp-4 sans ajustement rénal = drug:linagliptin
mag iv severe asthma = mgso4 iv asthme sévère = drug:magnesium_sul
lidex vs dermovate potency = puissance lidex vs dermovate = drug:fluocinonide drug:clobetasol
nexium sachet ng tube = nexium sachet par tng = drug:esomeprazole
tafasitamab lenalidomide dlbcl = tafasitamab lénalidomide ldgcb = drug:tafasitamab drug:lenalidomide
vitamin d deficiency early ra espoir = déficit vitamine d pr débutante espoir = article:association_between_vitamin_d_deficiency
minocyline blue skin = minocycline peau bleue = drug:minocycline
tecentriq subcut or iv = tecentriq sc ou iv = drug:atezolizumab
wound vac neonates surgery = tpn plaie nouveau-né chirurgie = article:negative_pressure
tyk2 inhibitor psoriasis = inhibiteur tyk2 psoriasis = drug:deucravacitinib
dust mite tablet under tongue = comprimé sublingual acariens = drug:acarizax
central precocious puberty injection = puberté précoce injection = drug:leuprolide drug:triptorelin
atropine drops death rattle = gouttes atropine rales fin de vie = drug:atropine
nail fungus lacquer = vernis onychomycose = drug:ciclopirox drug:efinaconazole
rebyota recurrent c diff = rebyota c diff récidivant = drug:rebyota drug:fecal_microbiota
skin prick test positive control = témoin positif test cutané = drug:histatrol drug:positive_skin_test_control drug:histamine_phosphate
zytiga with food? = zytiga à jeun = drug:abiraterone
emla methemoglobinemia infant = emla méthémoglobinémie nourrisson = drug:prilocaine
rocuronium reversal = renverser rocuronium = drug:sugammadex drug:neostigmine
candesartan cluster headache prevention trial = essai candésartan prévention algie vasculaire = trial:prophylactic_treatment_of_episodic
nags deficiency high ammonia = déficit nags ammoniaque élevé = drug:carglumic
tdcs cluster headache = stcc algie vasculaire de la face = trial:tdcs
walking pill for ms = pilule pour la marche sep = drug:fampridine
dapagliflozin hfpef = dapagliflozine icfep = drug:dapagliflozin
tafinlar mekinist fever = tafinlar mekinist fièvre = drug:dabrafenib drug:trametinib
forxiga health canada decision = forxiga décision santé canada = decision:forxiga
nesina basis of decision = nesina sommaire des motifs de décision = decision:nesina decision:alogliptin
tick bite single dose doxy = piqure de tique doxy dose unique = drug:doxycycline
homocystinuria treatment = traitement homocystinurie = drug:betaine drug:cystadane drug:pyridoxine
humalog mix 25 before breakfast = humalog mix 25 avant déjeuner = drug:humalog_mix drug:lispro_protamine
genotropin turner syndrome = genotropin syndrome de turner = drug:somatropin
ilumya loading doses = ilumya doses de charge = drug:tildrakizumab
single visit iron infusion 1 g = fer iv 1 g une seule visite = drug:derisomaltose drug:carboxymaltose
`

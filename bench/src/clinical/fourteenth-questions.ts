// Written after the misses of the thirteenth lot were mended and before the search was asked any of them. Asked for the first time: English 1.000 first and 1.000 among five, French 0.950 and 0.950.
export const fourteenthLines = `
pantoprazole c diff risk = pantoprazole risque c difficile = decision:clostridium
alendronate jaw necrosis = alendronate nécrose mâchoire = decision:bisphosphonates
sitagliptin joint pain = sitagliptine douleurs articulaires = decision:joint_pain
methylphenidate priapism = ritalin priapisme = decision:priapism
olanzapine sleep apnea = zyprexa apnée du sommeil = decision:sleep_apnoea
prolia hearing loss = prolia perte d’audition = decision:hearing_loss
uloric heart failure = uloric insuffisance cardiaque = decision:febuxostat
reglan EPS in child = maxeran enfant dystonie = decision:metoclopramide
nsaid in ckd stage 4 = ains irc stade 4 = drug:naproxen drug:ibuprofen drug:diclofenac drug:celecoxib drug:ketorolac drug:meloxicam drug:indomethacin
beta blocker in asthma = bêtabloquant chez asthmatique = drug:bisoprolol drug:metoprolol drug:atenolol drug:propranolol drug:carvedilol drug:nadolol
metformin egfr 35 = metformine dfg 35 = drug:metformin
ozempic odb LU = ozempic code ramq = drug:ozempic drug:semaglutide
salbutamol shortage = rupture de stock ventolin = drug:salbutamol
cephalexin 250/5 peds = céphalexine 250 mg/5 ml enfant = drug:cephalexin
Tran 2019 nasal packing antibiotics = tran 2019 antibiotiques méchage nasal = article:anterior_nasal_packing
coffee HCC hep B = café cancer du foie hépatite b = article:coffee
TTP on lenalidomide case reports = PTT sous lénalidomide = article:lenalidomide_therapy
galcanezumab cluster headache toronto = galcanézumab algie vasculaire montréal = trial:galcanezumab
hemophilia emicizumab switch trial hamilton = hémophilie mim8 hamilton = trial:mim8
lancora decision = ivabradine décision réglementaire = decision:lancora
`

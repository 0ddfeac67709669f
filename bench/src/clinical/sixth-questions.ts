// Written before the search was asked any of them. Asked for the first time: English 0.725 first and 0.825 among five, French 0.800 and 0.850.
export const sixthLines = `
avatrombopag = avatrombopag = drug:avatrombopag
trospium dose elderly = trospium dose personne âgée = drug:trospium
nadalol = nadalol = drug:nadolol
bezafibrate SR = bézafibrate SR = drug:bezafibrate drug:bezalip
methazolamide tabs available? = méthazolamide comprimés disponible? = drug:methazolamide
Concerta generic = générique de Concerta = drug:methylphenidate drug:concerta
does ODB cover Vesicare = Vesicare est-il couvert = drug:vesicare drug:solifenacin
propylthiouracil = propylthiouracile = drug:propylthiouracil
linezolide = linézolide = drug:linezolid
patient on warfarin wants Advil what else for pain = patient sous warfarine que donner contre la douleur à part Advil = drug:acetaminophen drug:warfarin
blood pressure med that doesn't cause cough = médicament pour la pression qui ne cause pas de toux = drug:sartan drug:dipine drug:thiazide drug:olol drug:chlorthalidone drug:indapamide
migraine preventive not a beta blocker = préventif migraine pas un bêtabloquant = drug:topiramate drug:erenumab drug:galcanezumab drug:fremanezumab drug:eptinezumab drug:gepant drug:triptyline drug:flunarizine drug:pizotifen drug:valpro drug:candesartan
antibiotic for strep throat penicillin allergy = antibiotique pharyngite streptococcique allergie à la pénicilline = drug:cephalexin drug:azithromycin drug:clarithromycin drug:clindamycin
insulin-free diabetes treatment = traitement du diabète sans insuline = drug:metformin drug:gli drug:glutide drug:tide
chemo for pancreatic cancer = chimio pour cancer du pancréas = drug:gemcitabine drug:paclitaxel drug:irinotecan drug:fluorouracil drug:oxaliplatin drug:capecitabine drug:erlotinib
wasp sting allergy venom = venin de guêpe allergie = drug:wasp drug:venom
grass pollen allergy extract = extrait allergénique pollen de graminées = drug:grass
hep B vaccine preterm babies = vaccin hépatite B bébés prématurés = article:hepatitis_b_vaccination drug:hepatitis_b drug:engerix drug:recombivax
PNH complement inhibitor = inhibiteur du complément HPN = drug:eculizumab drug:ravulizumab drug:pegcetacoplan drug:iptacopan
intranasal antihistamine spray = antihistaminique en vaporisateur nasal = drug:azelastine drug:levocabastine
pupil dilation drops = gouttes pour dilater la pupille = drug:tropicamide drug:cyclopentolate drug:atropine drug:phenylephrine drug:homatropine
dandruff shampoo = shampooing antipelliculaire = drug:pyrithione drug:ketoconazole drug:selenium drug:ciclopirox drug:dandruff
pinworm treatment OTC = traitement des oxyures en vente libre = drug:pyrantel drug:mebendazole
CMV after transplant maribavir = CMV après greffe maribavir = drug:maribavir
ALS SOD1 tofersen = SLA SOD1 tofersen = drug:tofersen
antidepressants angle closure glaucoma = antidépresseurs glaucome à angle fermé = decision:antidepressants
pseudoephedrine ischemic colitis = pseudoéphédrine colite ischémique = decision:pseudoephedrine
viscous lidocaine teething infants warning = lidocaïne visqueuse nourrissons risque = decision:viscous_lidocaine
rexulti regulatory decision = décision réglementaire rexulti = decision:rexulti
Sapien transcatheter valve = valve transcathéter Sapien = decision:sapien
atopic dermatitis study Winnipeg = étude dermatite atopique Winnipeg = trial:ly3454738 trial:atopic
RSV vaccine trial adults over 50 Edmonton = essai vaccin VRS adultes 50 ans Edmonton = trial:rsv_vaccine
light therapy for chronic cluster headache = luminothérapie algie vasculaire de la face chronique = trial:light_therapy
eating disorder family support program = soutien aux familles troubles alimentaires programme = trial:eating_disorders
finerenone arterial stiffness = finérénone rigidité artérielle = trial:finerenone
patient views on biosimilars in IBD = opinion des patients sur les biosimilaires MII = article:biosimilars
rifampin lichenoid drug eruption = éruption lichénoïde à la rifampicine = article:lichenoid
falls wearable sensors frailty = capteurs portables risque de chute fragilité = article:wearable_sensors
exercise in late life and dementia = activité physique au grand âge et démence = article:late-life_physical_activity
T-DM1 resistance = résistance au T-DM1 = article:trastuzumab_emtansine
`

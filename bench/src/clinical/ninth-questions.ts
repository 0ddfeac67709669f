// Written before the search was asked any of them. Asked for the first time: English 0.800 first and 0.850 among five, French 0.775 and 0.800.
export const ninthLines = `
misoprostol to prevent NSAID ulcers = misoprostol prévention des ulcères aux AINS = drug:misoprostol
pyridostigmine timing with meals = pyridostigmine moment des repas = drug:pyridostigmine
ticagrelor shortness of breath = ticagrélor essoufflement = drug:ticagrelor
deferasirox kidney monitoring = déférasirox surveillance rénale = drug:deferasirox
fosinoprill 20 mg = fosinoprile 20 mg = drug:fosinopril
olanzipine weight gain = olanzipine prise de poids = drug:olanzapine
hydroxizine for itching at night = hydroxizine démangeaisons la nuit = drug:hydroxyzine
linezolid with SSRI serotonin syndrome = linézolide avec ISRS syndrome sérotoninergique = drug:linezolid
cariprazine vs aripiprazole = cariprazine ou aripiprazole = drug:cariprazine drug:aripiprazole
Nexplanon implant replacement = remplacement implant Nexplanon = drug:nexplanon drug:etonogestrel
icatibant at home for HAE attack = icatibant à domicile crise d’AOH = drug:icatibant
malaria pills for trip to Kenya = comprimés antipaludiques voyage au Kenya = drug:atovaquone drug:mefloquine drug:doxycycline drug:primaquine drug:chloroquine
endothelin antagonist pulmonary hypertension = antagoniste de l’endothéline hypertension pulmonaire = drug:sentan
5HT3 antiemetic for chemo = antiémétique 5HT3 chimio = drug:setron
IL-12/23 biologic for Crohn’s = biologique IL-12/23 pour Crohn = drug:ustekinumab
alpha blocker to pass a kidney stone = alpha-bloquant pour passer une pierre au rein = drug:tamsulosin drug:silodosin drug:alfuzosin
cream for genital warts = crème pour condylomes = drug:imiquimod drug:podo drug:sinecatechins
shot to boost white cells after chemo = injection pour remonter les globules blancs après chimio = drug:filgrastim
leg pain when walking poor circulation pill = pilule douleur aux jambes à la marche mauvaise circulation = drug:pentoxifylline drug:cilostazol drug:acetylsalicylic drug:clopidogrel
progesterone to prevent preterm birth = progestérone pour prévenir accouchement prématuré = drug:progesterone
nicotine-free quit smoking medication = médicament pour cesser de fumer sans nicotine = drug:varenicline drug:bupropion drug:cytisine
antibiotic before surgery incision prophylaxis = antibiotique prophylaxie avant incision chirurgicale = drug:cefazolin drug:clindamycin drug:vancomycin drug:cefoxitin
bladder leakage pills for women = pilules fuites urinaires femme = drug:solifenacin drug:oxybutynin drug:tolterodine drug:mirabegron drug:fesoterodine drug:trospium drug:darifenacin
skin cancer cream = creme cancer de la peau = drug:imiquimod drug:fluorouracil
gold pill for rheumatoid arthritis = comprimé d’or polyarthrite rhumatoïde = drug:auranofin
aripiprazole gambling urges = aripiprazole jeu compulsif = decision:abilify
cisplatin blood clots safety review = examen d’innocuité cisplatine caillots = decision:cisplatin
isotretinoin erectile dysfunction = isotretinoine dysfonction erectile = decision:retinoid
hospital bed entrapment = piégeage dans un lit d’hôpital = decision:hospital_beds
Perjeta Stevens Johnson = Perjeta Stevens-Johnson = decision:perjeta
Glyxambi approval = approbation de Glyxambi = decision:glyxambi
sotatercept PAH trial Japan = essai sotatercept HTAP Japon = trial:sotatercept
sodium oxybate for night time cluster headache = oxybate de sodium algie vasculaire nocturne = trial:oxybate
NASH trial PNPLA3 Spain = essai NASH PNPLA3 Espagne = trial:pnpla3
what do women think of AI in breast screening = opinion des femmes intelligence artificielle dépistage du sein = article:automation_using
CPR in people over 80 = RCR chez les plus de 80 ans = article:cardiopulmonary_resuscitation
anxiety in Parkinson’s disease = anxiété dans la maladie de Parkinson = article:anxiety
premature atrial beats stroke recurrence = extrasystoles auriculaires récidive d’AVC = article:premature_atrial
antidepressants and dementia risk = antidépresseurs et risque de démence = article:antidepressants
tube feeding during chemoradiation head and neck = gavage pendant chimioradiothérapie tête et cou = article:tube_feeding
`

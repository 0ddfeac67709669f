// Written after the misses of the twenty-third lot were mended and before the search was asked any of them: a community pharmacist, a specialist's nurse, a resident of internal medicine and a family doctor. Half are asked in English only, half in French only, about other subjects. Asked for the first time: English 0.763 first and 0.789 among five, French 0.800 and 0.925; a trial of deep brain stimulation and an article on preventing cytomegalovirus after a kidney transplant stood first and were not expected by their titles then.
export const twentyFourthLines = `
zyloprim rash = - = drug:allopurinol
prometrium peanut allergy = - = drug:progesterone
nuvaring forgot to put back = - = drug:etonogestrel
evra patch weight limit = - = drug:norelgestromin drug:evra
vraylar akathisia = - = drug:cariprazine
trazadone 50 hs = - = drug:trazodone
metroprolol 25 bid = - = drug:metoprolol
rosuvastatin 40 asian patient = - = drug:rosuvastatin
02242471 = - = drug:dostinex
zoladex 10.8 = - = drug:goserelin
ocrevus premedication = - = drug:ocrelizumab
xiaflex hand = - = drug:collagenase
thyroid storm icu = - = drug:propylthiouracil drug:methimazole drug:propranolol drug:hydrocortisone drug:iod
wernicke iv = - = drug:thiamine
refeeding syndrome = - = drug:phosph drug:thiamine drug:potassium drug:magnesium
carbapenemase klebsiella = - = drug:avibactam drug:colisti drug:meropenem drug:cefiderocol drug:tigecycline
baby of hepatitis b mother = - = drug:hepatitis_b
hiv positive in labour = - = drug:zidovudine
thrush nipple breastfeeding = - = drug:nystatin drug:miconazole drug:fluconazole drug:clotrimazole
teen with painful periods = - = drug:naproxen drug:ibuprofen drug:mefenamic drug:estradiol drug:ketoprofen
no libido on paxil = - = drug:bupropion drug:mirtazapine drug:vortioxetine drug:paroxetine
numbing cream before needle kid = - = drug:lidocaine drug:tetracaine drug:prilocaine
dialysis patient itching = - = drug:difelikefalin drug:gabapentin drug:hydroxyzine drug:pregabalin
pd peritonitis antibiotics = - = drug:cefazolin drug:ceftazidime drug:vancomycin drug:gentamicin drug:tobramycin drug:cefepime
cmv prophylaxis kidney transplant = - = drug:valganciclovir drug:letermovir drug:ganciclovir article:cmv_prevention
k 2.9 on lasix = - = drug:potassium drug:furosemide
tsh 0.02 palpitations = - = drug:methimazole drug:propylthiouracil drug:propranolol
wants nicotine gum = - = drug:nicotine
sleepy on night shifts = - = drug:modafinil drug:solriamfetol drug:armodafinil
sodium chloride bags leaking recall = - = drug:sodium_chloride
cetirizine 20 recall = - = drug:cetirizine
dantrolene shortage = - = drug:dantrolene
brilinta skin reaction = - = decision:brilinta
soliris bexsero hemolysis = - = decision:soliris
symplicity renal denervation = - = decision:symplicity
zontivity approval = - = decision:zontivity
boron neutron head and neck = - = trial:bnct
thymic carcinoma lenvatinib pembrolizumab = - = trial:thymic
earlobe crease dialysis = - = article:earlobe
warshauer type 1 diabetes = - = article:type_1_diabetes
- = celebrex et sulfa = drug:celecoxib
- = toradol max 5 jours = drug:ketorolac
- = methadone jus d'orange = drug:methadone
- = cesamet appétit = drug:nabilone
- = trintellix nausées = drug:vortioxetine
- = buspar délai d'action = drug:buspirone
- = clozaril prise de sang = drug:clozapine
- = strattera enfant = drug:atomoxetine
- = biphentin ouvrir capsule = drug:methylphenidate
- = ebixa démence = drug:memantine
- = sinemet et protéines = drug:levodopa
- = mirapex jeu = drug:pramipexole
- = vimpat intervalle pr = drug:lacosamide
- = 02467879 = drug:tresiba
- = zona ophtalmique = drug:valacyclovir drug:acyclovir drug:famciclovir drug:trifluridine drug:ganciclovir
- = dégénérescence maculaire injection = drug:aflibercept drug:ranibizumab drug:bevacizumab drug:faricimab drug:brolucizumab
- = surdité brusque = drug:prednisone drug:dexamethasone drug:methylprednisolone drug:prednisolone
- = polypes nasaux = drug:mometasone drug:fluticasone drug:dupilumab drug:budesonide drug:mepolizumab drug:omalizumab drug:beclomet
- = amygdalite = drug:penicillin drug:amoxicillin drug:cephalexin drug:azithromycin
- = embolie pulmonaire = drug:xaban drug:dabigatran drug:heparin drug:parin drug:warfarin drug:alteplase
- = ascite = drug:spironolactone drug:furosemide drug:albumin
- = varices oesophagiennes = drug:octreotide drug:propranolol drug:nadolol drug:carvedilol drug:terlipressin
- = ostéoporose chez l'homme = drug:alendron drug:risedron drug:zoledron drug:denosumab drug:teriparatide
- = goutte avec tophus = drug:allopurinol drug:febuxostat drug:colchicine
- = pelade = drug:baricitinib drug:ritlecitinib drug:clobetasol drug:triamcinolone drug:betamethasone
- = vitiligo visage = drug:ruxolitinib drug:tacrolimus drug:pimecrolimus drug:betamethasone drug:mometasone
- = lithiase urinaire prévention = drug:citrate drug:hydrochlorothiazide drug:allopurinol drug:indapamide drug:chlorthalidone
- = potassium 6.4 quoi donner = drug:polystyrene drug:patiromer drug:zirconium drug:calcium drug:insulin
- = ferritine 9 fatigue = drug:iron drug:ferrous drug:ferric
- = ta 170/100 enceinte = drug:labetalol drug:nifedipine drug:methyldopa drug:hydralazine
- = rappel risperidone jamp = drug:risperidone
- = rappel soframycin = drug:framycetin drug:soframycin
- = tysabri nouveau-né anomalies du sang = decision:tysabri
- = lentille intraoculaire bulles = decision:intraocular
- = endoprothèse oesophage dommage = decision:esophageal
- = décision blexten = decision:blexten
- = valve cardiaque perceval = decision:perceval
- = stimulation cérébrale profonde algie vasculaire = trial:deep_brain trial:dbs
- = cortivazol algie vasculaire = trial:cortivazol
- = grossesse après greffe cardiaque ou pulmonaire = article:cardiothoracic
`

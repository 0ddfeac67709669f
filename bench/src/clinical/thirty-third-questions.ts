// Written after the misses of the thirty-second lot were mended and before the search was asked any of them: what a paramedic, a school nurse, a nurse of a rheumatology clinic, a cardiologist's secretary, an optometrist who prescribes and a home care nurse type, all of it in both languages. Asked for the first time: English 0.800 first and 0.800 among five, French 0.800 and 0.850.
export const thirtyThirdLines = `
narcan not working second dose = narcan pas d'effet deuxième dose = drug:naloxone
chest pain spray bp 85 = vaporisateur douleur poitrine ta 85 = drug:nitroglycerin
combative patient ketamine im = patient agressif kétamine im = drug:ketamine
wheezing toddler no puffer = bambin qui siffle = drug:salbutamol drug:ipratropium drug:dexamethasone drug:prednisolone
epipen expired = epipen périmé = drug:epinephrine drug:epipen
bee sting kid swollen lips = piqûre d'abeille enfant lèvres enflées = drug:epinephrine
ventolin before gym class = ventolin avant le gym = drug:salbutamol
lice treatment failed = traitement de poux échec = drug:permethrin drug:dimethicone drug:dimeticone drug:pyrethrin drug:isopropyl drug:ivermectin
emergency seizure nose spray = convulsion vaporisateur nasal urgence = drug:midazolam
diabetic child low sugar at school = enfant diabétique hypoglycémie école = drug:glucagon drug:dextrose drug:glucose
methotrexate injection day folic acid = méthotrexate injection acide folique = drug:methotrexate drug:folic_acid
humira to biosimilar switch = passer de humira à un biosimilaire = drug:adalimumab
actemra infusion dose = actemra perfusion dose = drug:tocilizumab
live vaccine on biologics = vaccin vivant sous biologique = drug:vaccine drug:live drug:varicella drug:measles drug:zoster
plaquenil eye exam = plaquenil examen des yeux = drug:hydroxychloroquine
gout while on water pill = goutte avec diurétique = drug:colchicine drug:allopurinol drug:prednisone drug:naproxen drug:indomethacin drug:febuxostat
xeljanz heart warning = xeljanz risque cardiaque = drug:tofacitinib
eliquis before dental extraction = eliquis avant extraction = drug:apixaban
brilinta to plavix = passer de brilinta à plavix = drug:ticagrelor drug:clopidogrel
bp 190 over 110 pill = pression 190/110 pilule = drug:dipine drug:pril drug:sartan drug:labetalol drug:hydralazine drug:clonidine drug:captopril drug:thiazide drug:chlorthalidone
entresto 24/26 = entresto 24/26 = drug:sacubitril
amiodarone and warfarin = amiodarone et coumadin = drug:amiodarone drug:warfarin
repatha coverage = repatha couvert = drug:evolocumab
water weight heart failure double lasix = insuffisance cardiaque prise de poids doubler lasix = drug:furosemide
glaucoma drops sulfa allergy = gouttes glaucome allergie sulfa = drug:latanoprost drug:timolol drug:bimatoprost drug:travoprost drug:brimonidine drug:betaxolol drug:latanoprostene
red eye contact lens wearer antibiotic = oeil rouge lentilles antibiotique = drug:moxifloxacin drug:ciprofloxacin drug:tobramycin drug:ofloxacin drug:gatifloxacin drug:besifloxacin
dilating drops = gouttes pour dilater = drug:tropicamide drug:cyclopentolate drug:phenylephrine drug:atropine drug:homatropine
shingles eye = zona ophtalmique = drug:valacyclovir drug:acyclovir drug:famciclovir drug:trifluridine drug:ganciclovir
pressure ulcer infected = plaie de pression infectée = drug:cadexomer drug:iodine drug:silver drug:metronidazole drug:clavulan drug:cephalexin
catheter blocked flush = cathéter bloqué = drug:alteplase drug:sodium_chloride drug:citric
picc line clot alteplase = picc bloqué alteplase = drug:alteplase
fentanyl patch disposal = timbre fentanyl élimination = drug:fentanyl
hydromorphone pump refill = pompe hydromorphone recharge = drug:hydromorphone
nausea home hospice haldol = nausées palliatif haldol = drug:haloperidol
itchy scabies still after cream = gale encore après crème = drug:permethrin drug:ivermectin drug:crotamiton
vitamin b12 shot monthly = b12 injection mensuelle = drug:cyanocobalamin drug:hydroxocobalamin drug:b12
insulin vial vs pen lantus = lantus fiole ou stylo = drug:insulin_glargine
flu shot high dose 65 = vaccin grippe forte dose 65 ans = drug:influenza drug:fluzone
psoriatic arthritis pill = arthrite psoriasique comprimé = drug:apremilast drug:methotrexate drug:tofacitinib drug:upadacitinib drug:leflunomide
lupus upadacitinib study = étude upadacitinib lupus = trial:upadacitinib
`

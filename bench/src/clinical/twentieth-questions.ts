// Written after the misses of the nineteenth lot were mended and before the search was asked any of them: a nurse practitioner of a rural hospital, a community pharmacist and a resident on call. Half are asked in English only, half in French only. Asked for the first time: English 0.850 first and 0.925 among five, French 0.775 and 0.875.
export const twentiethLines = `
pt ran out of eliquis how late = - = drug:apixaban
dabigatran capsule open = - = drug:dabigatran
coumadin 7.5 colour = - = drug:warfarin
hctz skin cancer = - = drug:hydrochlorothiazide
ramipril angioedema switch to arb = - = drug:ramipril drug:candesartan drug:telmisartan drug:losartan drug:valsartan drug:irbesartan drug:olmesartan
ozempik pen clicks = - = drug:semaglutide
tresiba unit for unit from lantus = - = drug:insulin_degludec drug:insulin_glargine
advair disk empty = - = drug:fluticasone drug:salmeterol
z pack strep = - = drug:azithromycin
amoxil susp mixing = - = drug:amoxicillin
cefprozil taste kid = - = drug:cefprozil
valtrex cold sore one day = - = drug:valacyclovir
tamiflu renal = - = drug:oseltamivir
paxlovid + atorvastatin = - = drug:nirmatrelvir drug:atorvastatin
monthly injection opioid addiction = - = drug:buprenorphine
kids liquid advil shortage = - = drug:ibuprofen
bladder spasm catheter = - = drug:oxybutynin drug:hyoscine drug:belladonna drug:opium drug:flavoxate drug:tolterodine drug:mirabegron drug:solifenacin drug:fesoterodine
leg cramps at night quinine = - = drug:quinine
cradle cap = - = drug:ketoconazole drug:hydrocortisone drug:salicylic drug:selenium drug:pyrithione drug:clotrimazole
fishhook injury tetanus = - = drug:tetanus
frostbite iloprost = - = drug:iloprost drug:nifedipine drug:ibuprofen
wasp sting anaphylaxis = - = drug:epinephrine drug:venom
nosebleed on xarelto = - = drug:rivaroxaban drug:tranexamic
burn cream = - = drug:polymyxin drug:bacitracin drug:silver drug:fusid drug:lidocaine drug:chlorhexidine drug:benzocaine
croup one dose steroid = - = drug:dexamethasone drug:prednisolone
bipolar lithium toxic = - = drug:lithium
haldol im agitated = - = drug:haloperidol
seroquel for sleep = - = drug:quetiapine
benzo taper diazepam equivalent = - = drug:diazepam
postpartum depression zuranolone = - = drug:zuranolone
mastitis breastfeeding abx = - = drug:cloxacillin drug:cephalexin drug:dicloxacillin
spotting on depo = - = drug:medroxyprogesterone
tysabri hemolytic anemia = - = decision:tysabri
denosumab hearing loss = - = decision:denosumab
topical chlorhexidine allergy review = - = decision:chlorhexidine
jublia summary basis = - = decision:jublia
gallbladder bariatric review = - = article:gallbladder
religious group therapy methadone = - = article:religious
ketamine nasal cluster = - = trial:ketamine_intranasal
eczema study ajax ontario = - = trial:ly3454738
- = eliquis oublie dose = drug:apixaban
- = pradaxa ouvrir capsule = drug:dabigatran
- = inr 1.4 coumadin ajuster = drug:warfarin
- = ieca toux remplacer par = drug:candesartan drug:telmisartan drug:losartan drug:valsartan drug:irbesartan drug:olmesartan
- = ozempic non couvert ramq = drug:semaglutide
- = basaglar vs lantus = drug:insulin_glargine
- = flovent discontinué remplacement = drug:fluticasone
- = clavulin enfant gout = drug:clavulan
- = biaxin interactions = drug:clarithromycin
- = feu sauvage valtrex = drug:valacyclovir
- = tamiflu insuffisance renale = drug:oseltamivir
- = paxlovid crestor = drug:nirmatrelvir drug:rosuvastatin
- = injection mensuelle opioides = drug:buprenorphine
- = penurie tylenol liquide enfant = drug:acetaminophen
- = spasme vesical sonde = drug:oxybutynin drug:hyoscine drug:belladonna drug:opium drug:flavoxate drug:tolterodine drug:mirabegron drug:solifenacin drug:fesoterodine
- = crampes nocturnes = drug:quinine drug:magnesium drug:baclofen
- = fesses rouges bb creme = drug:zinc drug:petrolatum drug:nystatin drug:clotrimazole drug:hydrocortisone drug:miconazole
- = piqure guepe epipen = drug:epinephrine
- = saignement de nez = drug:tranexamic drug:oxymetazoline drug:xylometazoline
- = brulure creme antibiotique = drug:polymyxin drug:bacitracin drug:silver drug:fusid
- = haldol im agitation = drug:haloperidol
- = seroquel pour dormir = drug:quetiapine
- = sevrage ativan par valium = drug:diazepam drug:lorazepam
- = lithium intox = drug:lithium
- = zuranolone post partum = drug:zuranolone
- = depo provera saignements = drug:medroxyprogesterone
- = vomissement enfant zofran = drug:ondansetron
- = ear wick ciprodex = drug:ciprofloxacin
- = cipro tendon = drug:ciprofloxacin decision:fluoroquinolones
- = infection dent allergie peni = drug:clindamycin drug:metronidazole drug:azithromycin drug:clarithromycin
- = hemorroide thrombosee = drug:hydrocortisone drug:pramoxine drug:lidocaine drug:zinc drug:nifedipine drug:dibucaine
- = fissure anale = drug:nifedipine drug:diltiazem drug:nitroglycerin drug:lidocaine drug:hydrocortisone
- = perte d'appetit personne agee = drug:mirtazapine drug:megestrol drug:dronabinol drug:nabilone
- = tysabri anemie hemolytique = decision:tysabri
- = prolia surdite = decision:denosumab
- = chlorhexidine allergie = decision:chlorhexidine drug:chlorhexidine
- = décision jublia = decision:jublia
- = vesicule biliaire chirurgie bariatrique = article:gallbladder
- = ketamine nasale algie vasculaire = trial:ketamine_intranasal
- = étude eczema ajax = trial:ly3454738
`

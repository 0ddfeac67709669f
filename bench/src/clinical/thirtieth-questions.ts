// Written before the search was asked any of them, by somebody who had not written its tables: what a community pharmacist, a family doctor and an emergency physician type between two patients, all of it in both languages.
export const thirtiethLines = `
xarelto 15 or 20 = xarelto 15 ou 20 = drug:rivaroxaban
pradaxa storage = pradaxa conservation = drug:dabigatran
bisoprolol vs metoprolol heart failure = bisoprolol ou métoprolol insuffisance cardiaque = drug:bisoprolol drug:metoprolol
lasix and hearing = lasix audition = drug:furosemide
hctz skin cancer = hctz cancer de la peau = drug:hydrochlorothiazide decision:hydrochlorothiazide
spironolactone breast tenderness = spironolactone gynécomastie = drug:spironolactone
nitro spray expired = nitro en vaporisateur = drug:nitroglycerin
crestor 5 mg every other day = crestor 5 mg aux deux jours = drug:rosuvastatin
ezetimibe add on = ézétimibe ajout = drug:ezetimibe
high triglycerides = triglycérides élevés = drug:fenofibrate drug:icosapent drug:gemfibrozil drug:bezafibrate drug:vastatin drug:niacin
jardiance kidney disease = jardiance maladie rénale = drug:empagliflozin
rybelsus empty stomach = rybelsus à jeun = drug:semaglutide
mounjaro weight loss = mounjaro perte de poids = drug:tirzepatide
dpp4 inhibitors = inhibiteurs dpp4 = drug:gliptin
tresiba u200 = tresiba u200 = drug:insulin_degludec
glucagon nasal = glucagon nasal = drug:glucagon
hypothyroidism in pregnancy = hypothyroïdie grossesse = drug:levothyroxine drug:liothyronine
graves disease = maladie de graves = drug:methimazole drug:propylthiouracil
adrenal crisis = crise surrénalienne = drug:hydrocortisone
vitamin d 10000 units weekly = vitamine d 10 000 unités par semaine = drug:vitamin_d drug:cholecalciferol drug:ergocalciferol
fosamax jaw = fosamax mâchoire = drug:alendron
ventolin overuse = ventolin surutilisation = drug:salbutamol
symbicort rescue = symbicort au besoin = drug:budesonide
copd triple therapy = mpoc trithérapie = drug:umeclidinium drug:glycopyrronium drug:fluticasone drug:budesonide
whooping cough = coqueluche = drug:azithromycin drug:clarithromycin drug:erythromycin drug:sulfamethoxazole drug:pertussis
community acquired pneumonia outpatient = pneumonie acquise en communauté = drug:amoxicillin drug:azithromycin drug:clarithromycin drug:doxycycline drug:levofloxacin drug:moxifloxacin drug:cefuroxime
sinus infection adult = sinusite adulte = drug:amoxicillin drug:doxycycline drug:cefuroxime drug:levofloxacin drug:mometasone
swimmer's ear = otite externe = drug:ciprofloxacin drug:gentamicin drug:framycetin drug:polymyxin drug:ofloxacin
pink eye drops = gouttes conjonctivite = drug:polymyxin drug:tobramycin drug:erythromycin drug:moxifloxacin drug:ciprofloxacin drug:gatifloxacin drug:ofloxacin drug:fusidic drug:gramicidin
cold sores = feux sauvages = drug:acyclovir drug:valacyclovir drug:famciclovir drug:docosanol
hiv prep = ppre vih = drug:emtricitabine drug:tenofovir drug:cabotegravir
post exposure prophylaxis needle stick = prophylaxie post-exposition piqûre = drug:emtricitabine drug:tenofovir drug:raltegravir drug:dolutegravir drug:bictegravir drug:hepatitis_b
hepatitis c cure = hépatite c guérison = drug:sofosbuvir drug:glecaprevir drug:elbasvir
traveller's diarrhea = diarrhée du voyageur = drug:azithromycin drug:ciprofloxacin drug:rifaximin drug:loperamide drug:bismuth drug:cholera
malaria prophylaxis = prophylaxie paludisme = drug:atovaquone drug:doxycycline drug:mefloquine drug:chloroquine drug:primaquine
head lice = poux de tête = drug:permethrin drug:pyrethrin drug:dimeticone drug:dimethicone drug:isopropyl_myristate drug:piperonyl
impetigo = impétigo = drug:mupirocin drug:fusid drug:cephalexin drug:ozenoxacin drug:cloxacillin
rosacea = rosacée = drug:metronidazole drug:ivermectin drug:azelaic drug:brimonidine drug:doxycycline
tretinoin cream = crème de trétinoïne = drug:tretinoin
isotretinoin pregnancy test = isotrétinoïne test de grossesse = drug:isotretinoin
plaque psoriasis pill = psoriasis en plaques comprimé = drug:apremilast drug:deucravacitinib drug:methotrexate drug:acitretin drug:cyclosporine
ibs constipation = sii constipation = drug:linaclotide drug:plecanatide drug:tenapanor drug:prucalopride drug:lubiprostone drug:polyethylene_glycol drug:macrogol drug:pinaverium
colonoscopy prep = préparation coloscopie = drug:polyethylene_glycol drug:macrogol drug:picosulfate drug:bisacodyl drug:sodium_phosphate
h pylori = h pylori = drug:bismuth drug:clarithromycin drug:amoxicillin drug:tetracycline drug:metronidazole drug:prazole
nausea chemo = nausées chimio = drug:setron drug:aprepitant drug:netupitant drug:olanzapine drug:dexamethasone
zoloft 50 = zoloft 50 = drug:sertraline
wellbutrin seizure = wellbutrin convulsions = drug:bupropion
trazodone for sleep = trazodone pour dormir = drug:trazodone
lithium level 1.4 = lithiémie 1,4 = drug:lithium
ativan sublingual = ativan sublingual = drug:lorazepam
concerta shortage = pénurie de concerta = drug:methylphenidate
alzheimer medication = médicament alzheimer = drug:donepezil drug:rivastigmine drug:galantamine drug:memantine drug:lecanemab
parkinson off time = parkinson périodes off = drug:levodopa drug:rasagiline drug:safinamide drug:entacapone drug:opicapone drug:apomorphine drug:istradefylline drug:amantadine
carbamazepine and birth control pill = carbamazépine et pilule contraceptive = drug:carbamazepine drug:ethinyl_estradiol drug:levonorgestrel
trigeminal neuralgia = névralgie du trijumeau = drug:carbamazepine drug:oxcarbazepine drug:gabapentin drug:baclofen
acute migraine triptan = triptan migraine aiguë = drug:triptan
mirena hormonal iud = stérilet hormonal mirena = drug:levonorgestrel
vaginal estrogen = estrogène vaginal = drug:estradiol drug:estriol drug:conjugated_estrogens drug:estrogens drug:estrone drug:prasterone
cialis daily = cialis tous les jours = drug:tadalafil
anaphylaxis = anaphylaxie = drug:epinephrine
`

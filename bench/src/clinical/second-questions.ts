// Written before the search was asked any of them. Asked for the first time: English 0.885 first and 0.910 among five, French 0.795 and 0.861.
export const secondLines = `
losartan 50 = losartan 50 = drug:losartan
bisoprolol = bisoprolol = drug:bisoprolol
trulicity pen = stylo trulicity = drug:trulicity
mounjaro = mounjaro = drug:mounjaro
escitalopram 10 mg tablet = escitalopram comprimé 10 mg = drug:escitalopram
quetiapine extended release = quétiapine à libération prolongée = drug:quetiapine
lithium carbonate 300 = carbonate de lithium 300 = drug:lithium
azithromycin suspension = azithromycine en suspension = drug:azithromycin
nitrofurantoin for UTI = nitrofurantoïne pour infection urinaire = drug:nitrofurantoin
ciprofloxacin ear drops = gouttes otiques de ciprofloxacine = drug:ciprofloxacin
latanoprost eye drops = latanoprost gouttes ophtalmiques = drug:latanoprost
timolol ophthalmic = timolol ophtalmique = drug:timolol
tretinoin cream = trétinoïne crème = drug:tretinoin
betamethasone ointment = onguent de bétaméthasone = drug:betamethasone
mometasone nasal = mométasone nasale = drug:mometasone
tiotropium inhaler = tiotropium en inhalation = drug:tiotropium
budesonide formoterol = budésonide formotérol = drug:budesonide drug:formoterol
estradiol patch = timbre d’estradiol = drug:estradiol
levonorgestrel IUD = stérilet au lévonorgestrel = drug:levonorgestrel
dalteparin prefilled syringe = daltéparine seringue préremplie = drug:dalteparin
enoxaparin = énoxaparine = drug:enoxaparin
rosuvastatin ezetimibe = rosuvastatine ézétimibe = drug:rosuvastatin drug:ezetimibe
sacubitril valsartan = sacubitril valsartan = drug:sacubitril
vancomycin IV = vancomycine IV = drug:vancomycin
pip-tazo = pip-tazo = drug:piperacillin
ceftriaxone 1 g = ceftriaxone 1 g = drug:ceftriaxone
LMWH = HBPM = drug:heparin drug:dalteparin drug:enoxaparin drug:tinzaparin
ARBs = ARA = drug:sartan
GLP-1 agonists = agonistes du GLP-1 = drug:glutide drug:natide
DPP-4 inhibitors = inhibiteurs de la DPP-4 = drug:gliptin
SSRI = ISRS = drug:sertraline drug:citalopram drug:fluoxetine drug:paroxetine drug:fluvoxamine
beta blockers = bêtabloquants = drug:olol
loop diuretics = diurétiques de l’anse = drug:furosemide drug:bumetanide drug:ethacryn
thiazides = thiazidiques = drug:thiazide drug:chlorthalidone drug:indapamide
triptans = triptans = drug:triptan
benzodiazepines = benzodiazépines = drug:azepam drug:azolam
macrolides = macrolides = drug:thromycin
fluoroquinolones = fluoroquinolones = drug:floxacin
bisphosphonates = bisphosphonates = drug:dronate drug:dronic decision:bisphosphonates
opioid antagonist = antagoniste des opioïdes = drug:naloxone drug:naltrexone
anti-TNF = anti-TNF = drug:adalimumab drug:infliximab drug:etanercept drug:golimumab drug:certolizumab
PCSK9 inhibitor = inhibiteur de PCSK9 = drug:evolocumab drug:alirocumab drug:inclisiran
JAK inhibitors = inhibiteurs de JAK = drug:citinib
antiemetic = antiémétique = drug:ondansetron drug:metoclopramide drug:dimenhydrinate drug:granisetron drug:doxylamine
muscle relaxant = relaxant musculaire = drug:cyclobenzaprine drug:baclofen drug:methocarbamol drug:tizanidine
laxative = laxatif = drug:senn drug:bisacodyl drug:polyethylene drug:lactulose
flu vaccine = vaccin antigrippal = drug:influenza drug:flu
pneumococcal vaccine = vaccin antipneumococcique = drug:pneumococcal
shingles vaccine = vaccin contre le zona = drug:zoster drug:shingrix drug:varicella
HPV vaccine = vaccin contre le VPH = drug:papillomavirus drug:gardasil
drugs for gout = médicaments contre la goutte = drug:allopurinol drug:febuxostat drug:colchicine
treatment of hypothyroidism = traitement de l’hypothyroïdie = drug:levothyroxine drug:liothyronine
overactive bladder = vessie hyperactive = drug:mirabegron drug:tolterodine drug:oxybutynin drug:solifenacin drug:fesoterodine drug:darifenacin drug:trospium
ADHD medication = médicament pour le TDAH = drug:methylphenidate drug:lisdexamfetamine drug:atomoxetine drug:amphetamine drug:guanfacine
erectile dysfunction = dysfonction érectile = drug:sildenafil drug:tadalafil drug:vardenafil
Parkinson’s disease drug = médicament pour la maladie de Parkinson = drug:levodopa drug:pramipexole drug:rasagiline drug:ropinirole drug:safinamide
multiple sclerosis = sclérose en plaques = drug:interferon drug:fingolimod drug:dimethyl drug:teriflunomide drug:glatiramer drug:ocrelizumab drug:natalizumab drug:siponimod drug:ofatumumab decision:ocrevus drug:cladribine
smoking cessation = abandon du tabac = drug:nicotine drug:varenicline drug:bupropion
opioid use disorder = trouble lié à l’usage d’opioïdes = drug:buprenorphine drug:methadone
K+ supplement = supplément de K+ = drug:potassium
NSAID = AINS = drug:ibuprofen drug:naproxen drug:diclofenac drug:celecoxib drug:ketorolac drug:indomethacin drug:meloxicam
T3 = T3 = drug:codeine drug:liothyronine
Pfizer antiviral COVID = antiviral de Pfizer contre la COVID = drug:nirmatrelvir drug:paxlovid
nitro SL = nitro SL = drug:nitroglycerin
MDI salbutamol = aérosol-doseur de salbutamol = drug:salbutamol
D5W = D5W = drug:dextrose
normal saline = soluté physiologique = drug:sodium_chloride
vit D 10000 = vit D 10000 = drug:vitamin_d drug:cholecalciferol
depo provera = depo provera = drug:medroxyprogesterone drug:depo
plan B = plan B = drug:levonorgestrel
eltroxin = eltroxin = drug:levothyroxine drug:eltroxin
02239665 = 02239665 = drug:
cholecalciferol = cholécalciférol = drug:vitamin_d drug:cholecalciferol
clopidogrel plus aspirin in acute coronary syndrome = clopidogrel avec aspirine dans le syndrome coronarien aigu = article:clopidogrel_in_addition_to_aspirin
UKPDS metformin overweight = UKPDS metformine surpoids = article:ukpds_34
pesticide exposure hypothyroidism = exposition aux pesticides et hypothyroïdie = article:pesticide
keloid radiotherapy after surgery = radiothérapie des chéloïdes après chirurgie = article:keloids
small bowel adenocarcinoma chemotherapy = chimiothérapie adénocarcinome du grêle = article:small-bowel_adenocarcinoma
chronic Monteggia fracture children = fracture de Monteggia chronique chez l’enfant = article:monteggia
elderly locally advanced lung cancer survival = cancer du poumon localement avancé chez les personnes âgées = article:elderly_patients_with_locally_advanced
Behcet disease cardiovascular copeptin = maladie de Behçet copeptine = article:behcet
first episode psychosis lifestyle program = premier épisode psychotique programme de mode de vie = article:first-episode_psychosis
pemphigus varicella zoster after rituximab = pemphigus et varicelle-zona après rituximab = article:pemphigus
aneurysm in perivascular space = anévrisme dans un espace périvasculaire = article:aneurysm
sickle cell blood culture = drépanocytose hémoculture = article:sickle_cell
hallux valgus outcome score = score hallux valgus = article:hallux_valgus
reflux monitoring lower esophageal sphincter impedance = reflux impédance sphincter œsophagien inférieur = article:oesophageal_sphincter
humanitarian volunteers mental health = santé mentale des bénévoles humanitaires = article:humanitarian
Heart Failure Association position papers = prises de position Heart Failure Association = article:position_papers
neuromodulation mentorship = mentorat en neuromodulation = article:neuromodulation
METTL14 colorectal cancer = METTL14 cancer colorectal = article:mettl14
CRISPR nanoparticles protein delivery = nanoparticules CRISPR livraison de protéines = article:poly
one-way sensitivity analysis cost-effectiveness = analyse de sensibilité coût-efficacité = article:one-way_sensitivity
CagriSema weight East Asia = CagriSema poids Asie de l’Est = trial:cagrisema
rimegepant cluster headache = rimégépant algie vasculaire de la face = trial:rimegepant
atogepant episodic migraine Japan = atogépant migraine épisodique Japon = trial:atogepant
long-acting cabotegravir rilpivirine subcutaneous = cabotégravir rilpivirine sous-cutané = trial:cabotegravir
anakinra Still’s disease = anakinra maladie de Still = trial:anakinra
pemafibrate statin intolerance = pémafibrate intolérance aux statines = trial:pemafibrate
SPRINT blood pressure trial = essai SPRINT pression artérielle = trial:systolic_blood_pressure article:intensive_versus_standard
EMPA-REG = EMPA-REG = trial:empa-reg article:empagliflozin
fremanezumab cluster headache = frémanezumab algie vasculaire = trial:fremanezumab
topiramate cluster headache trial = topiramate céphalée en grappe essai = trial:topiramate
sphenopalatine ganglion stimulation = stimulation du ganglion sphénopalatin = trial:sphenopalatine trial:spg_stimulation trial:ganglion
enfortumab pembrolizumab bladder radiation = pembrolizumab radiothérapie vessie = trial:pevrad
botulinum toxin otic ganglion = toxine botulique ganglion otique = trial:otic_ganglion
sotatercept pulmonary hypertension = sotatercept hypertension pulmonaire = trial:sotatercept
TENS occipital nerve stimulation cluster headache = TENS stimulation du nerf occipital = trial:tens
meditation study = étude sur la méditation = trial:meditating
choosing wisely primary care = choisir avec soin soins primaires = trial:choosing_wisely
microsatellite instability HRO761 = instabilité des microsatellites HRO761 = trial:hro761
Mifegymiso decision = décision Mifegymiso = decision:mifegymiso
why was Tafinlar approved = pourquoi Tafinlar a été approuvé = decision:tafinlar
osteonecrosis bisphosphonates safety review = examen de l’innocuité bisphosphonates ostéonécrose = decision:bisphosphonates
Argus retinal prosthesis = prothèse rétinienne Argus = decision:argus
lenalidomide summary basis of decision = lénalidomide sommaire des motifs de décision = decision:revlimid
silicone breast implants = implants mammaires en silicone = decision:natrelle decision:breast
lubiprostone approval = approbation lubiprostone = decision:amitiza
testosterone nasal gel decision = décision gel nasal de testostérone = decision:natesto
HIV confirmatory test device = test de confirmation du VIH = decision:geenius
endovascular graft thoracic = endoprothèse aortique thoracique = decision:zenith decision:endovascular decision:graft
sunitinib regulatory decision = décision réglementaire sunitinib = decision:sutent
`

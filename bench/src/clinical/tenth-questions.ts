// Written before the search was asked any of them. Asked for the first time: English 0.850 first and 0.850 among five, French 0.825 and 0.850.
export const tenthLines = `
dalteparin dose obese patient = daltéparine dose patient obèse = drug:dalteparin
sucralfate with levothyroxine spacing = sucralfate et lévothyroxine espacement = drug:sucralfate drug:levothyroxine
cephalexin 500 QID renal impairment = céphalexine 500 QID insuffisance rénale = drug:cephalexin
bisprolol vs metoprolol = bisoprolol ou métoprolol = drug:bisoprolol drug:metoprolol
riluzol ALS = riluzol SLA = drug:riluzole
guanfacine for a 7 year old = guanfacine enfant de 7 ans = drug:guanfacine
megestrol for appetite = mégestrol pour l’appétit = drug:megestrol
rufinamide Lennox Gastaut = rufinamide Lennox-Gastaut = drug:rufinamide
drospirenone and potassium = drospirénone et potassium = drug:drospirenone
aggrenox generic = générique aggrenox = drug:aggrenox drug:dipyridamole
oseltamivir liquid for infant = oséltamivir liquide pour nourrisson = drug:oseltamivir
benzo for alcohol withdrawal in cirrhosis = benzo sevrage alcoolique cirrhose = drug:oxazepam drug:lorazepam drug:diazepam
dopamine agonist for restless legs = agoniste dopaminergique jambes sans repos = drug:ropinirole drug:pramipexole drug:rotigotine
5-alpha reductase inhibitors = inhibiteurs de la 5-alpha-réductase = drug:finasteride drug:dutasteride
TNF inhibitor etanercept biosimilar = biosimilaire étanercept = drug:etanercept
acne gel with antibiotic = gel antibiotique pour acné = drug:clindamycin drug:erythromycin drug:dapsone drug:benzoyl
third generation cephalosporin IV = céphalosporine de troisième génération IV = drug:ceftriaxone drug:cefotaxime drug:ceftazidime
pink eye from allergies drops = gouttes conjonctivite allergique = drug:olopatadine drug:ketotifen drug:lodoxamide drug:cromolyn drug:bilastine
low blood sugar emergency kit = trousse d’urgence hypoglycémie = drug:glucagon
severe morning sickness = nausees de grossesse severes = drug:doxylamine
infected dog bite on hand = morsure de chien infectée à la main = drug:amoxicillin drug:clavul drug:doxycycline
whooping cough in infant = coqueluche chez un nourrisson = drug:azithromycin drug:clarithromycin drug:erythromycin
tetanus shot after stepping on a nail = vaccin tétanos après avoir marché sur un clou = drug:tetanus
pain relief safe with kidney disease = antidouleur sécuritaire maladie rénale = drug:acetaminophen drug:hydromorphone drug:fentanyl drug:morphine
persistent hiccups palliative = hoquet persistant soins palliatifs = drug:chlorpromazine drug:baclofen drug:metoclopramide drug:haloperidol
azithromycin DRESS = azithromycine syndrome DRESS = decision:azithromycin
ondansetron fetal harm = ondansétron risque pour le fœtus = decision:zofran decision:ondansetron
next day impairment zopiclone = zopiclone facultés affaiblies le lendemain = decision:imovane decision:zopiclone
gliptins joint pain safety review = gliptines douleurs articulaires examen d’innocuité = decision:dpp-4
Strensiq decision = décision Strensiq = decision:strensiq
Procysbi regulatory decision = décision réglementaire Procysbi = decision:procysbi
atogepant trial Japan episodic migraine = essai atogépant Japon migraine épisodique = trial:atogepant
intranasal cooling for migraine = refroidissement intranasal migraine = trial:intranasal_cooling
oral hyaluronic acid skin = acide hyaluronique oral peau = trial:hyaluronic
anakinra for acute gout mortality = anakinra goutte aiguë mortalité = article:anakinra
lipid emulsion amlodipine overdose = émulsion lipidique surdose d’amlodipine = article:lipid_emulsion
giant cell arteritis mortality cohort = mortalité artérite à cellules géantes cohorte = article:giant-cell
CPAP and cardiovascular events in sleep apnea = CPAP événements cardiovasculaires apnée du sommeil = article:sleep_apnoea
IVC filter removal complication = complication retrait de filtre cave = article:vena_cava_filter
wearable to detect hypertrophic cardiomyopathy = capteur portable détection cardiomyopathie hypertrophique = article:hypertrophic_cardiomyopathy
`

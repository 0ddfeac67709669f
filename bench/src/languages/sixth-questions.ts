// Written by somebody who had seen neither the search nor its list of names. Asked for the first time: English 0.883, French 0.867.
export const sixthLines = `
baisser le cholestérol après un AVC = lipid lowering following a stroke = pmid:31840196
allergie à la viande rouge et tiques = red meat allergy after tick bite = pmid:31840005
aortite dans la polychondrite atrophiante = aortitis in relapsing polychondritis = pmid:31839593
convulsions cannabinoïdes de synthèse personne âgée = synthetic marijuana seizures older adult = pmid:31839517
encéphalite à virus du Nil occidental = West Nile encephalitis presentation = pmid:31839864
rupture de la rate après coloscopie = spleen injury following colonoscopy = pmid:31839512
anévrisme poplité des deux côtés = repairing popliteal aneurysm both legs = pmid:31839798
vitamine D et sclérose en plaques = does vitamin D prevent MS = pmid:31839980
colite ulcéreuse : biologiques ou tofacitinib = biologics versus tofacitinib for UC = pmid:31839954
fracture de Monteggia négligée chez l’enfant = missed Monteggia fracture in a child = pmid:31839731
rupture ancienne du tendon d’Achille, reconstruction = neglected Achilles rupture graft or flap = pmid:31840032
chlamydia pharyngée et rectale, charge bactérienne = chlamydia load throat and rectum = pmid:31840181
greffe hépatique pédiatrique, anxiété et dépression = depression in children with liver transplant = pmid:31840340
congélation de tissu ovarien avant chimiothérapie = ovarian tissue freezing fertility preservation = pmid:31839716
marqueur sanguin de mortalité en hémodialyse = blood marker of death on dialysis = pmid:31840173
antibiothérapie de la pneumonie nosocomiale = which antibiotics for hospital-acquired pneumonia = pmid:31839440
stimulation du travail : ocytocine ou amniotomie = speeding up slow labour = pmid:31839438
extrasystoles auriculaires et récidive d’AVC = atrial ectopic beats recurrent stroke risk = pmid:31839547
symptômes de la grippe à l’urgence = flu symptoms in the ER = pmid:31839710
dépression prénatale et retard de croissance fœtale = antenatal depression and SGA newborn = pmid:31828224
anifrolumab dans la sclérodermie = anifrolumab for scleroderma = nct:NCT05925803
carcinome hépatocellulaire, immunothérapie de première intention = first-line immunotherapy advanced liver cancer = nct:NCT05883644
orforglipron par voie orale et obésité = daily orforglipron pill for weight loss = nct:NCT05869903
oxybate de sodium et céphalée de Horton = sodium oxybate cluster headache = nct:NCT02637648 nct:NCT06950281
psilocybine contre l’algie vasculaire de la face = magic mushroom psilocybin for cluster headache = nct:NCT02981173 nct:NCT04280055
cancer vésical infiltrant, pembrolizumab et radiothérapie = bladder-sparing pembrolizumab with radiation = nct:NCT05879653
hypercholestérolémie avec intolérance aux statines = high cholesterol, can’t tolerate statins = nct:NCT05923281
sotatercept, hypertension artérielle pulmonaire = sotatercept in PAH = nct:NCT05818137
toxine botulique dans le ganglion sphénopalatin = Botox injection sphenopalatine ganglion = nct:NCT03944876
bloc auriculoventriculaire sous vérapamil = heart block on verapamil headache prevention = nct:NCT04406259
gadoquatrane, IRM cérébrale et médullaire = gadoquatrane brain and spine MRI = nct:NCT05915702
COVID longue et stimulation transcrânienne = tDCS for long COVID headache = nct:NCT05780450
cabotégravir et rilpivirine sous-cutanés, VIH = long-acting HIV shots under the skin = nct:NCT05896748
sumatriptan injectable, céphalée en grappe = sumatriptan shot for cluster attack = nct:NCT00399243 nct:NCT00356603
atogépant, prévention de la migraine épisodique = atogepant episodic migraine = nct:NCT05861427
glargine et lixisénatide en association = glargine plus lixisenatide pen = title:Soliqua
abémaciclib, cancer du sein = abemaciclib for breast cancer = title:Verzenio
insuline rapide glulisine en cartouche = rapid-acting insulin glulisine = title:Apidra
gouttes otiques ciprofloxacine et dexaméthasone = cipro dexamethasone ear drops = title:Ciprodex title:Ciprofloxacin
bleu de méthylène injectable = IV methylene blue = title:Methylene
CellCept en suspension buvable = CellCept oral suspension = title:CellCept
somnolence de la narcolepsie, modafinil = modafinil for narcolepsy = title:Modafinil title:Alertec
pémigatinib, cholangiocarcinome = pemigatinib bile duct cancer = title:Pemazyre
enzymes pancréatiques en capsules = pancreatic enzyme replacement = title:Pancrease title:Cotazym title:Creon title:Viokace
cinacalcet, hyperparathyroïdie secondaire = calcimimetic cinacalcet 30 mg = title:Cinacalcet
extrait allergénique d’acariens = dust mite allergy shots = title:Mite title:Mites title:Acarizax
mélange d’hélium et d’oxygène = heliox gas mixture = title:Helium title:Hélium title:Heliox
lévomépromazine en comprimés = levomepromazine tablets = title:Methoprazine title:Nozinan
acide ursodésoxycholique en comprimés = ursodeoxycholic acid = title:Ursodiol
triptan à dissolution orale = orally disintegrating triptan = title:Rizatriptan title:Maxalt title:Zolmitriptan title:Zomig
phénylbutyrate de glycérol, cycle de l’urée = glycerol phenylbutyrate urea cycle disorder = title:Ravicti
décision de Santé Canada sur l’anakinra = Health Canada decision on anakinra = title:Kineret
dispositif d’assistance circulatoire = mechanical circulatory support device = title:Impella title:Circulatory title:HeartMate
télaprévir, hépatite C chronique = telaprevir for hepatitis C = title:Incivek
idursulfase, maladie de Hunter = Hunter syndrome enzyme idursulfase = title:Elaprase
sommaire des motifs de décision, dégarélix = degarelix summary basis of decision = title:Firmagon
dénervation rénale par cathéter = renal denervation for hypertension = title:Symplicity
saproptérine pour la phénylcétonurie = sapropterin PKU = title:Kuvan
prothèses mammaires en gel de silicone = silicone breast implants = title:Breast
lévofloxacine inhalée, fibrose kystique = inhaled levofloxacin cystic fibrosis = title:Quinsair
`

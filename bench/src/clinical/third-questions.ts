// Written before the search was asked any of them. Asked for the first time, of the 59 that the files can answer: English 0.881 first and 0.915
// among five, French 0.847 and 0.915.
export const thirdLines = `
apixaban dose in renal impairment = dose d’apixaban en insuffisance rénale = drug:apixaban
can I crush pantoprazole = peut-on écraser le pantoprazole = drug:pantoprazole
long acting methylphenidate = méthylphénidate à longue action = drug:methylphenidate
insulin degludec pen = stylo d’insuline dégludec = drug:degludec
generic for Crestor = générique de Crestor = drug:rosuvastatin drug:crestor
fluticasone salmeterol inhaler = inhalateur fluticasone salmétérol = drug:fluticasone drug:salmeterol
MAOI antidepressant = antidépresseur IMAO = drug:phenelzine drug:tranylcypromine drug:moclobemide
5-HT3 antagonists = antagonistes 5-HT3 = drug:setron
carbapenem = carbapénème = drug:penem
alpha blocker for BPH = alphabloquant pour l’HBP = drug:tamsulosin drug:alfuzosin drug:silodosin drug:terazosin drug:doxazosin
antidote for opioid overdose = antidote en cas de surdose d’opioïdes = drug:naloxone
treatment of C diff = traitement du C. difficile = drug:vancomycin drug:fidaxomicin drug:metronidazole
restless legs drugs = médicaments pour les jambes sans repos = drug:pramipexole drug:ropinirole drug:gabapentin drug:rotigotine
H. pylori eradication = éradication de H. pylori = drug:clarithromycin drug:amoxicillin drug:bismuth drug:lansoprazole article:pylori
vitamin K injection newborn = vitamine K injectable nouveau-né = drug:vitamin_k drug:phytonadione
NAC for acetaminophen overdose = NAC dans l’intoxication à l’acétaminophène = drug:acetylcysteine
dupilumab eczema = dupilumab eczéma = drug:dupilumab
SNRI = IRSN = drug:venlafaxine drug:duloxetine
rivaroxiban = rivaroxiban = drug:rivaroxaban
diclofenac heart risk safety review = examen de l’innocuité diclofénac risque cardiaque = decision:diclofenac
levetiracetam kidney injury = lévétiracétam et lésion rénale = decision:keppra
Orkambi cystic fibrosis approval = approbation d’Orkambi fibrose kystique = decision:orkambi
FreeStyle Libre glucose monitoring = FreeStyle Libre surveillance de la glycémie = decision:freestyle_libre
rituximab membranous nephropathy trial = essai rituximab glomérulonéphrite extramembraneuse = trial:membranous
durvalumab tremelimumab hepatocellular carcinoma = durvalumab trémélimumab carcinome hépatocellulaire = trial:hepatocellular
ketamine magnesium cluster headache = kétamine magnésium algie vasculaire de la face = trial:ketamine
switch from emicizumab to Mim8 = passer de l’émicizumab à Mim8 = trial:mim8
do apples lower cholesterol = les pommes abaissent-elles le cholestérol = article:apples
biologics and tofacitinib in ulcerative colitis = biologiques et tofacitinib dans la colite ulcéreuse = article:tofacitinib
self-care adherence rural heart failure = adhésion aux autosoins insuffisance cardiaque en milieu rural = article:adherence_to_self-care
gentamicin dose in neonates = dose de gentamicine chez le nouveau-né = drug:gentamicin
ibuprofen syrup for children = sirop d’ibuprofène pour enfant = drug:ibuprofen
nicotine patch 21 mg = timbre de nicotine 21 mg = drug:nicotine
pregabalin 75 mg = prégabaline 75 mg = drug:pregabalin
levodopa carbidopa controlled release = lévodopa-carbidopa à libération contrôlée = drug:levodopa
RSV monoclonal antibody = anticorps monoclonal contre le VRS = drug:palivizumab drug:nirsevimab
hepatitis A vaccine = vaccin contre l’hépatite A = drug:hepatitis_a drug:havrix drug:vaqta drug:avaxim
azole antifungal = antifongique azolé = drug:conazole drug:clotrimazole
aromatase inhibitor = inhibiteur de l’aromatase = drug:letrozole drug:anastrozole drug:exemestane
morning after pill = pilule du lendemain = drug:levonorgestrel drug:ulipristal
rosacea cream = crème pour la rosacée = drug:metronidazole drug:ivermectin drug:azelaic drug:brimonidine
glaucoma drops = gouttes pour le glaucome = drug:prost drug:timolol drug:zolamide drug:brimonidine
motion sickness = mal des transports = drug:dimenhydrinate drug:scopolamine
iron deficiency anemia treatment = traitement de l’anémie ferriprive = drug:iron drug:ferrous drug:ferric
erythropoiesis stimulating agent = agent stimulant l’érythropoïèse = drug:epoetin
non-sedating antihistamine = antihistaminique non sédatif = drug:cetirizine drug:loratadine drug:desloratadine drug:fexofenadine drug:bilastine drug:rupatadine
epilepsy medication = médicament pour l’épilepsie = drug:levetiracetam drug:carbamazepine drug:lamotrigine drug:valpro drug:phenytoin drug:topiramate drug:gabapentin drug:clobazam drug:lacosamide
post-intensive care syndrome risk factors = facteurs de risque du syndrome post-soins intensifs = article:post-intensive_care
HCQ = HCQ = drug:hydroxychloroquine
NPH insulin = insuline NPH = drug:insulin
methylphenidate and priapism = méthylphénidate et priapisme = decision:methylphenidate
denosumab cancer risk = dénosumab et risque de cancer = decision:prolia
Xolair decision = décision sur Xolair = decision:xolair
rivastigmine risk of death = rivastigmine et risque de décès = decision:rivastigmine
ZOLL external defibrillator = défibrillateur externe ZOLL = decision:zoll
anifrolumab systemic sclerosis = anifrolumab sclérose systémique = trial:anifrolumab
droperidol or metoclopramide for headache = dropéridol ou métoclopramide contre la céphalée = trial:droperidol
low dose atropine sclera = atropine à faible dose et sclère = article:atropine
Crohn’s disease on secukinumab = maladie de Crohn sous sécukinumab = article:secukinumab
vacuum dressing open fractures = pansement sous vide fractures ouvertes = article:open_fractures
`

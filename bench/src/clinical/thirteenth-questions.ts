// Written before the search was asked any of them. Asked for the first time: English 0.842 first and 0.868 among five, French 0.842 and 0.895, of the 38 that the files answer.
export const thirteenthLines = `
mounjaro shortage = pénurie mounjaro = drug:tirzepatide
jamp pregabalin recall = rappel jamp pregabaline = drug:pregabalin
seasonique recall extra pills = rappel seasonique comprimés en trop = drug:seasonique
ppi c diff = ipp et c difficile = decision:clostridium
domperidone qt = dompéridone allongement du qt = decision:domperidone
fluoroquinolone retinal detachment = quinolones décollement de rétine = decision:retinal_detachment
zopiclone next day driving = zopiclone conduite auto le lendemain = decision:zopiclone
SSRI pregnancy autism = isrs grossesse autisme = decision:autism
septra low platelets = septra thrombopénie = decision:trimethoprim
tramadol kids resp depression = tramadol enfant dépression respiratoire = decision:tramadol
ONJ bisphosphonate = ostéonécrose mâchoire biphosphonate = decision:bisphosphonates
pradaxa + amiodarone interaction = interaction pradaxa cordarone = decision:dabigatran
keppra mtx interaction = interaction keppra mtx = decision:levetiracetam_and_methotrexate
SGLT2 in CKD = isglt2 en IRC = drug:dapagliflozin drug:empagliflozin drug:canagliflozin
ACEi in pregnancy = ieca grossesse = drug:ramipril drug:perindopril drug:enalapril drug:lisinopril drug:quinapril drug:captopril drug:fosinopril drug:benazepril drug:trandolapril
doac afib crcl 25 = aod fa clcr 25 = drug:apixaban drug:rivaroxaban drug:dabigatran drug:edoxaban
amox clav susp peds dose = amox-clav susp dose pédiatrique = drug:clavulan
tylenol infant drops mg/kg = tylenol gouttes nourrisson mg/kg = drug:tylenol drug:acetaminophen
diclectin safe in pregnancy? = diclectin sécuritaire grossesse = decision:diclectin
vyvanse odb coverage = vyvanse couvert assurance médicaments = drug:vyvanse drug:lisdexamfetamine
jardiance LU code = jardiance médicament d’exception = drug:jardiance drug:empagliflozin
hydroxychlorquine AGEP = hydroxychloroquine pustulose exanthématique = article:hydroxychloroquine
propofol sedation endoscopy meta-analysis = propofol sédation endoscopie méta-analyse = article:propofol_vs
Dewar 2020 tpa stroke = dewar 2020 tpa avc = article:tpa_for_acute
Zipes 2006 guidelines ventricular arrhythmia = zipes 2006 lignes directrices arythmies ventriculaires = article:acc/aha/esc
osteoporosis screening guideline postmenopausal = dépistage ostéoporose ménopause lignes directrices = article:screening_for_osteoporosis
statin dermatomyositis review = dermatomyosite aux statines revue = article:statin-induced
anakinra acute gout = anakinra goutte aiguë = article:anakinra_for_acute_gout
atopic dermatitis trial winnipeg = étude dermatite atopique sudbury = trial:ly3454738
myeloma maintenance trial vancouver = myélome essai entretien québec = trial:iberdomide
RSV vaccine transplant pts trial sherbrooke = essai vaccin vrs greffés sherbrooke = trial:rsv_vaccine
scleroderma trial halifax = essai sclérodermie halifax = trial:anifrolumab
LSD cluster headache recruiting = lsd céphalée de horton recrutement = trial:lysergic trial:lsd
keytruda health canada approval = keytruda décision santé canada = decision:keytruda
entyvio summary basis of decision = sommaire des motifs de décision entyvio = decision:entyvio
belbuca approved when = belbuca date approbation = decision:belbuca
macrobid uti = macrobid cystite = drug:nitrofurantoin
pip tazo DRESS = pip-tazo dress = decision:piperacillin
hctz 25 low Na = hctz 25 hyponatrémie = drug:hydrochlorothiazide
denosumab biosimilar list = dénosumab biosimilaires = drug:denosumab
`

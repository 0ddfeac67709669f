// Written after the third had been looked at, and before the search was asked any of them.
export const fourthLines = `
grippe 2017-2018 à l’urgence en Allemagne = influenza season 2017/2018 in a German emergency department = pmid:31839710
atteinte neurologique du virus du Nil occidental = West Nile virus neuroinvasive disease = pmid:31839864
choc septique et maladie hépatique terminale à l’urgence = septic shock and end stage liver disease in the emergency department = pmid:31839522
acide tranexamique dans l’arthroplastie totale du genou = tranexamic acid in total knee arthroplasty = pmid:31839732
expérience du traitement par la méthadone, questionnaire = methadone therapy experiences questionnaire = pmid:31839916
épaisseur intima-média carotidienne et déclin cognitif = carotid intima-media thickness and cognitive decline = pmid:31839546
hémophilie acquise avec thrombopénie immune = acquired hemophilia with immune thrombocytopenia = pmid:31839636
petit poids pour l’âge gestationnel et symptômes dépressifs de la mère = small for gestational age and depressive symptoms of mothers = pmid:31828224
tumeurs ovariennes séreuses à la limite de la malignité BRAF = ovarian serous borderline tumors BRAF = pmid:31839880
leadership transformationnel en soins infirmiers = transformational leadership in nursing = pmid:31840443
syndrome de Tolosa-Hunt et lupus discoïde = Tolosa-Hunt syndrome and discoid lupus = pmid:31839865
scoliose précoce et tiges de croissance magnétiques = early onset scoliosis and magnetic growing rods = pmid:31840020
pancréatite aiguë grave et tissu adipeux viscéral = severe acute pancreatitis and visceral adipose tissue = pmid:31839956
périostine et dermatite atopique de l’enfant = periostin and childhood atopic dermatitis = pmid:31839780
saignement tardif après résection de lésions colorectales = delayed bleeding after resection of colorectal lesions = pmid:31839962
infection congénitale à cytomégalovirus chez un nouveau-né = congenital cytomegalovirus infection in a neonate = pmid:31839867
deuil des grands-parents qui élèvent des enfants touchés par le VIH = loss of grandparents caring for children affected by HIV = pmid:31839755
début plus tardif de l’école et sommeil des adolescents = later school start times and teenage sleep = pmid:31840167
polymédication chez les immigrants mexicains = polypharmacy in Mexican immigrants = pmid:31840027
dysfonction ventriculaire gauche et bilan liquidien dans la septicémie = left ventricular dysfunction and fluid balance in sepsis = pmid:31839420
modafinil et sommeil pendant le sevrage de la méthamphétamine = modafinil and sleep during methamphetamine withdrawal = pmid:31839914
dentifrices blanchissants et émail = whitening toothpastes and enamel = pmid:31839926
protecteur de hanche pour les aînés hospitalisés = hip protector for older adults in acute care = pmid:31839983
heure du coucher et tension artérielle chez les adolescents = bedtime and blood pressure in adolescents = pmid:31840156
attitudes du public envers l’épilepsie en Indonésie = public attitudes toward epilepsy in Indonesia = pmid:31839499
réactions allergiques à la transfusion de plasma = allergic transfusion reactions to plasma = pmid:31840276
khat et rince-bouche, pH de la salive = khat chewing and mouthwash, salivary pH = pmid:31839912
leucémie, asparaginase et thrombose veineuse cérébrale = leukemia, asparaginase and cerebral vein thrombosis = pmid:31839868
opioïdes avant une pancréatoduodénectomie et durée de séjour = preoperative opioids and length of stay after pancreaticoduodenectomy = pmid:31839391
tests de fibrose non invasifs dans la cirrhose après une hépatite C = non-invasive fibrosis tests in cirrhosis after hepatitis C = pmid:31839535
deux pommes par jour et cholestérol = two apples a day and cholesterol = pmid:31840162
épidémiologie de la syndactylie = epidemiology of syndactyly = pmid:31840019
varicocélectomie et fertilité = varicocelectomy and fertility = pmid:31840291
acétate de glatiramère dans la sclérose en plaques récurrente = glatiramer acetate in relapsing multiple sclerosis = pmid:31839981
acidose métabolique à trou anionique élevé D-lactate = high anion gap metabolic acidosis D-lactate = pmid:31839728
voix et schizophrénie = voice and schizophrenia = pmid:31839552
mauvais usage du tramadol en Iran = tramadol misuse in Iran = pmid:31839915
prophylaxie inappropriée de l’ulcère de stress à l’hôpital = inappropriate stress ulcer prophylaxis in hospitalized patients = pmid:31840265
dépistage de l’hyperaldostéronisme primaire = screening for primary aldosteronism = pmid:31840266
dermatomyosite causée par les statines = statin-induced dermatomyositis = pmid:31840246
donneurs positifs pour l’hépatite C et sécurité du receveur = hepatitis C positive donors and recipient safety = pmid:31840402
échographie à haute fréquence des lésions cutanées nodulaires = high-frequency ultrasound of nodular skin lesions = pmid:31839774
radiofréquence pulsée du ganglion sphénopalatin = sphenopalatine ganglion pulsed radiofrequency = nct:NCT06787677 nct:NCT03567590
topiramate dans le traitement de l’algie vasculaire de la face = topiramate in the treatment of cluster headache = nct:NCT00203190
stimulation cérébrale profonde, céphalée en grappe et obésité = deep brain stimulation, cluster headache and obesity = nct:NCT02782533
dropéridol ou métoclopramide pour les céphalées primaires = droperidol or metoclopramide for primary headaches = nct:NCT01406860
refroidissement intranasal de la migraine = intranasal cooling for migraine = nct:NCT01898455
anifrolumab dans la sclérodermie = anifrolumab in scleroderma = nct:NCT05925803
produit de contraste gadoquatrane chez les enfants = gadoquatrane contrast agent in children = nct:NCT05915026
narcolepsie de type 1 = narcolepsy type 1 = nct:NCT05816382
anakinra dans la maladie de Still = anakinra in Still’s disease = nct:NCT05814159
cancer de la tête et du cou, thérapie par capture de neutrons par le bore = head and neck cancer, boron neutron capture therapy = nct:NCT05883007
chlorhydrate de métformine = metformin hydrochloride = title:Metformin title:METFORMIN title:Glucophage
bitartrate d’hydrocodone = hydrocodone bitartrate = title:Hydrocodone title:HYDROCODONE title:Hycodan
gluconate de calcium = calcium gluconate = title:Calcium_gluconate title:CALCIUM_GLUCONATE title:Calcium_Gluconate
crème d’hydrocortisone = hydrocortisone cream = title:Hydrocortisone title:HYDROCORTISONE title:Cort
toxine botulinique = botulinum toxin = title:Botox title:Botulinum title:BOTOX title:botulinum title:Xeomin title:Dysport
estradiol par voie transdermique = transdermal estradiol = title:Estradiol title:Estra title:Climara title:Estrogel title:Divigel
sirop contre la toux au dextrométhorphane = dextromethorphan cough syrup = title:Dextromethorphan title:DM title:Cough title:Syrup
vaccin contre le zona = shingles vaccine = title:Shingrix title:Zostavax title:Zoster title:zoster title:SHINGRIX
`

// Written after the list of names had grown for the fourth, and before the search was asked any of them.
export const fifthLines = `
alimentation et gravité de l’acné = food consumption and acne severity = pmid:31840382
physiopathologie de l’insuffisance hépatique aiguë = pathophysiology of acute liver failure = pmid:31840297
stress familial et risque de psychose = family stress and risk of psychosis = pmid:31839553
enzymothérapie intrathécale dans la mucopolysaccharidose de type I = intrathecal enzyme replacement in mucopolysaccharidosis type I = pmid:31839529
affiche éducative et radiographie du coude = educational poster and elbow radiograph = pmid:31839481
sauvetage du membre chez les diabétiques avec ischémie critique = limb salvage in diabetic patients with critical limb ischemia = pmid:31839898
hyperintensités de la substance blanche et déclin cognitif = white matter hyperintensities and cognitive decline = pmid:31839612
autostigmatisation et santé mentale, entraide = self-stigma and mental health, self-help = pmid:31839418
alcool et cannabis dans la Garde nationale du Michigan = alcohol and cannabis in the Michigan National Guard = pmid:31840327
pronostic de l’insuffisance rénale aiguë grave à l’hôpital = prognosis of severe acute kidney injury in hospitalized patients = pmid:31839974
prise en charge du deuxième stade du travail = management of the second stage of labor = pmid:31839439
volvulus de la vésicule biliaire = gallbladder volvulus = pmid:31839673
greffe de cheveux du vertex = parietal whorl hair transplantation = pmid:31840359
stratégies d’adaptation par évitement et maladie chronique = avoidant coping and chronic illness = pmid:31839978
saignement digestif bas aigu, suivi de cinq ans = acute lower gastrointestinal bleeding, five-year follow-up = pmid:31839958
hygiène vocale des enseignants = vocal hygiene of teachers = pmid:31839461
obstacles aux soins des maladies cardiovasculaires en Tanzanie = barriers to care for cardiovascular disease in Tanzania = pmid:31840178
financement de la chirurgie pédiatrique en Afrique subsaharienne = funding paediatric surgery in sub-Saharan Africa = pmid:31839896
fièvre typhoïde au Nigéria et test de Widal = typhoid fever in Nigeria and Widal test = pmid:31839887
prévention du rhumatisme articulaire aigu au Malawi = prevention of acute rheumatic fever in Malawi = pmid:31839892
apprentissage automatique et risque de thromboembolie veineuse = machine learning and risk of venous thromboembolism = pmid:31840330
allaitement maternel dans les médias au Mexique = breastfeeding in the media in Mexico = pmid:31840404
toxine botulique et agrandissement de la vessie chez l’enfant atteint de myéloméningocèle = botulinum toxin and bladder augmentation in children with myelomeningocele = pmid:31839471
crème de doxépine contre les démangeaisons des cicatrices de brûlure = doxepin cream for itch in burn scars = pmid:31839501
alimentation par sonde pendant la radiochimiothérapie, cancer de la tête et du cou = tube feeding during chemoradiotherapy, head and neck cancer = pmid:31839429
cardiomyopathie de Takotsubo et cannabinoïdes de synthèse = Takotsubo cardiomyopathy and synthetic cannabinoids = pmid:31839918
lésion de l’artère rénale au retrait d’un filtre cave = renal artery injury during vena cava filter removal = pmid:31839940
enseignement des soins palliatifs pédiatriques aux étudiantes infirmières = pediatric palliative care education of nursing students = pmid:31840260
pneumonie d’aspiration, cas éducatif = aspiration pneumonia, educational case = pmid:31840046
arthroplastie de résection pour hallux rigidus = resection arthroplasty for hallux rigidus = pmid:31839478
eaux minérales et équilibre acido-basique = mineral waters and acid-base status = pmid:31839789
nouvelle rupture du ligament croisé antérieur chez l’enfant = pediatric anterior cruciate ligament rerupture = pmid:31840033
symptômes dépressifs des personnes âgées épileptiques = depressive symptoms in older people with epilepsy = pmid:31839708
diabète et mortalité par maladies respiratoires au Japon = diabetes and mortality from respiratory diseases in Japan = pmid:31839642
mélatonine et glycémie dans le diabète de type 2 = melatonin and blood glucose in type 2 diabetes = pmid:31839843
décongestionnants nasaux en vente libre et rôle du pharmacien = nasal over-the-counter agents and role of the pharmacist = pmid:31839768
indice de masse corporelle et maladie de Parkinson = body mass index and Parkinson’s disease = pmid:31839381
ligature endoscopique pour hémorragie digestive basse = endoscopic band ligation for lower gastrointestinal bleeding = pmid:31839670
pneumonie nécrosante chez un garçon, réaction leucémoïde = necrotizing pneumonia in a boy, leukaemoid reaction = pmid:31839893
angioplastie coronarienne, infarctus du myocarde et fibrillation auriculaire = percutaneous coronary intervention, myocardial infarction and atrial fibrillation = pmid:31839480
réanimation cardiorespiratoire après 80 ans = cardiopulmonary resuscitation in adults over 80 = pmid:31840239
varices œsophagiennes et gradient de pression veineuse hépatique = esophageal varices and hepatic venous pressure gradient = pmid:31839749
céfazoline deux fois par jour contre le staphylocoque doré = twice daily cefazolin for Staphylococcus aureus = pmid:31839941
densité mammaire et documents d’information en ligne = breast density and online patient educational materials = pmid:31839567
biosimilaires vus par les patients atteints de maladie inflammatoire de l’intestin = inflammatory bowel disease patients’ perspectives on biosimilars = pmid:31839960
deuil, anxiété et troubles de l’alimentation = bereavement, anxiety and eating disorders = pmid:31840343
soins spirituels dans les facultés de médecine = spiritual care in medical schools = pmid:31839718
fièvre boutonneuse méditerranéenne en Espagne = Mediterranean spotted fever in Spain = pmid:31839472
zolmitriptan sublingual = sublingual zolmitriptan = nct:NCT03377257
eptinézumab dans l’algie vasculaire de la face chronique = eptinezumab in chronic cluster headache = nct:NCT05064397
colite ulcéreuse, essai de phase 2 KSP-0243 = ulcerative colitis, phase 2 study KSP-0243 = nct:NCT05831670
leucémie lymphoblastique aiguë inotuzumab ozogamicine = acute lymphocytic leukemia inotuzumab ozogamicin = nct:NCT05923112
ciprofloxacine gouttes pour les oreilles = ciprofloxacin ear drops = title:Cipro title:Ciprofloxacin
sulfate ferreux = ferrous sulfate = title:Ferrous title:ferrous title:FERROUS title:Iron
acide mycophénolique = mycophenolic acid = title:Mycophenol title:Myfortic title:Cellcept
timbre de fentanyl = fentanyl patch = title:Fentanyl title:Duragesic
nitroglycérine en vaporisateur = nitroglycerin spray = title:Nitro title:nitro
suppositoires de glycérine = glycerin suppositories = title:Glycerin title:glycerin title:GLYCERIN title:Suppositor
rosuvastatine calcique = rosuvastatin calcium = title:Rosuvastatin title:Crestor
vaccin antitétanique = tetanus vaccine = title:Adacel title:Boostrix title:Td title:Tetanus title:tetanus title:Tdap title:Pediacel title:Pentacel title:Infanrix title:Quadracel
`

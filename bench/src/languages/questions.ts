import { fifthLines, fourthLines } from './later-questions.ts'
import { sixthLines } from './sixth-questions.ts'

/** A question in both languages, and what answers it in the real files: by key, or by a part of the English title. */
export interface BilingualQuestion {
  french: string
  english: string
  answers: string[]
}

const lines = `
hyperlipidémie après un AVC = hyperlipidemia after stroke = pmid:31840196
survie des personnes âgées atteintes d’insuffisance cardiaque = survival of the elderly with heart failure = pmid:31840348
morphine dans l’insuffisance cardiaque aiguë = morphine in acute heart failure = pmid:31839427
insuffisance cardiaque à fraction d’éjection préservée = heart failure with preserved ejection fraction = pmid:31840366
asthme et hyperbilirubinémie = asthma and hyperbilirubinemia = pmid:31839784
antidépresseurs et risque de démence = antidepressants and risk of dementia = pmid:31839463
activité physique et démence = physical activity and dementia = pmid:31839611
vaccin contre la coqueluche chez le nourrisson = pertussis vaccine in infants = pmid:31839466
vaccin contre la rubéole chez les femmes enceintes = rubella vaccine in pregnant women = pmid:31839467
vaccin contre l’hépatite B immunogénicité = hepatitis B vaccine immunogenicity = pmid:31839560
AVC, fibrillation auriculaire et maladie rénale chronique = stroke, atrial fibrillation and chronic kidney disease = pmid:31839975
ablation par cathéter rivaroxaban fibrillation auriculaire = catheter ablation rivaroxaban atrial fibrillation = pmid:31840206
biphosphonates et mortalité après une fracture = bisphosphonates and mortality after a fracture = pmid:31839557
apnée du sommeil et maladies cardiovasculaires = sleep apnea and cardiovascular diseases = pmid:31839559 pmid:31839558
carence en vitamine D et polyarthrite rhumatoïde = vitamin D deficiency and rheumatoid arthritis = pmid:31839594
statines et cancer de la prostate = statins and prostate cancer = pmid:31839714
cannabinoïdes pour l’épilepsie = cannabinoids for epilepsy = pmid:31839498
anxiété dans la maladie de Parkinson = anxiety in Parkinson disease = pmid:31840044
pneumonie acquise à l’hôpital = hospital acquired pneumonia = pmid:31839440
psychothérapie de la dépression chez l’enfant = psychotherapy of child depression = pmid:31840263
vaccin contre le paludisme placentaire = placental malaria vaccine = pmid:31840102
dépistage du cancer du sein et intelligence artificielle = breast cancer screening and artificial intelligence = pmid:31839989
acidocétose diabétique et inhibiteurs du SGLT-2 = diabetic ketoacidosis and SGLT-2 inhibitors = pmid:31839866
chirurgie bariatrique et leucémie myéloïde chronique = bariatric surgery and chronic myeloid leukemia = pmid:31839536
MPOC inhalateur vilantérol = COPD inhaler vilanterol = pmid:31839705
brûlures graves et insuffisance rénale aiguë = severe burns and acute kidney injury = pmid:31839503
endocardite et fibrillation auriculaire = endocarditis and atrial fibrillation = pmid:31839653
greffe de rein et sirolimus = kidney transplant and sirolimus = pmid:31840244
colite ulcéreuse et tofacitinib = ulcerative colitis and tofacitinib = pmid:31839954
anémie hémolytique auto-immune = autoimmune hemolytic anemia = pmid:31839434
algie vasculaire de la face kétamine = cluster headache ketamine = nct:NCT04179266 nct:NCT04814381
algie vasculaire de la face et oxygène = cluster headache and oxygen = nct:NCT01298921 nct:NCT01589588 nct:NCT05511155
galcanézumab pour la céphalée en grappe = galcanezumab for cluster headache = nct:NCT02797951 nct:NCT02438826 nct:NCT02397473
vitamine D en prévention de l’algie vasculaire de la face = vitamin D in the prevention of cluster headache = nct:NCT04570475
dermatite atopique modérée à sévère chez l’adulte = moderate to severe atopic dermatitis in adults = nct:NCT05911841
hypertension artérielle pulmonaire sotatercept = pulmonary arterial hypertension sotatercept = nct:NCT05818137
carcinome hépatocellulaire avancé durvalumab = advanced hepatocellular carcinoma durvalumab = nct:NCT05883644
cancer de la vessie, radiothérapie et pembrolizumab = bladder cancer, radiation therapy and pembrolizumab = nct:NCT05879653
hidradénite suppurée et spésolimab = hidradenitis suppurativa and spesolimab = nct:NCT05819398
lupus érythémateux disséminé upadacitinib = systemic lupus erythematosus upadacitinib = nct:NCT05843643
orforglipron pour l’obésité ou le surpoids = orforglipron for obesity or overweight = nct:NCT05869903
aflibercept et œdème maculaire = aflibercept and macular edema = nct:NCT05850520
vaccin contre le virus respiratoire syncytial chez l’adulte = respiratory syncytial virus vaccine in adults = nct:NCT05921903
troubles alimentaires et soutien aux familles = eating disorders and family support = nct:NCT05840614
finérénone, diabète de type 2 et maladie rénale chronique = finerenone, type 2 diabetes and chronic kidney disease = nct:NCT05887817
myélome multiple, traitement d’entretien par iberdomide = multiple myeloma, iberdomide maintenance = nct:NCT05827016
syndrome néphrotique et rituximab = nephrotic syndrome and rituximab = nct:NCT05914155
héparines de bas poids moléculaire et saignements = low molecular weight heparins and bleeding = title:Low-Molecular-Weight_Heparins
ISRS et autisme = SSRIs and autism = title:Potential_Risk_of_Autism
antidépresseurs et glaucome = antidepressants and glaucoma = title:Angle-Closure_Glaucoma
antipsychotiques et apnée du sommeil = antipsychotics and sleep apnea = title:Risk_of_Sleep_Apnoea
fluoroquinolones, effets secondaires persistants = fluoroquinolones, persistent side effects = title:Fluoroquinolones_-
acide acétylsalicylique = acetylsalicylic acid = ingredient:ACETYLSALICYLIC_ACID
chlorure de potassium = potassium chloride = ingredient:POTASSIUM_CHLORIDE
lévothyroxine = levothyroxine = ingredient:LEVOTHYROXINE
sulfate de magnésium = magnesium sulfate = ingredient:MAGNESIUM_SULFATE
insuline glargine = insulin glargine = ingredient:INSULIN_GLARGINE
carbonate de lithium = lithium carbonate = ingredient:LITHIUM_CARBONATE
acide folique = folic acid = ingredient:FOLIC_ACID
acétaminophène = acetaminophen = ingredient:ACETAMINOPHEN
`

// Written before the search was asked any of them.
const secondLines = `
salbutamol dans la maladie de Pompe = albuterol in Pompe disease = pmid:31839530
cancer de l’estomac et rapport triglycérides sur HDL = gastric cancer and triglyceride to HDL ratio = pmid:31839817
longueur des télomères et cancer du pancréas = telomere length and pancreatic cancer = pmid:27797938
perte de productivité au travail à cause du psoriasis = work productivity loss from psoriasis = pmid:31840228
thrombolyse de l’AVC ischémique aigu = tPA for acute ischemic stroke = pmid:31839858
facteurs de risque de dommages dans le lupus érythémateux disséminé = risk factors of damage in systemic lupus erythematosus = pmid:31840179
mortalité en hémodialyse et angiopoïétine = angiopoietin and mortality in hemodialysis = pmid:31840173
sulfadiazine d’argent chez les grands brûlés = silver sulfadiazine in burned patients = pmid:31839506
insuffisance veineuse chronique : endoprothèse iliaque et qualité de vie = iliac venous stenting and quality of life in chronic venous insufficiency = pmid:31839939
mortalité de l’artérite à cellules géantes = mortality in giant-cell arteritis = pmid:31839591
biosimilaire de l’adalimumab et immunogénicité = adalimumab biosimilar immunogenicity = pmid:31839806
exercice assis-debout chez les aînés diabétiques = sit-to-stand exercise in older patients with diabetes = pmid:31839626
facteurs de risque modifiables des troubles anxieux = modifiable risk factors for anxiety disorders = pmid:31839417
pneumonie à Pneumocystis pendant une chimiothérapie du cancer du sein = Pneumocystis pneumonia during chemotherapy for breast cancer = pmid:31839658
causes de décès après un cancer du sein = causes of death after breast cancer = pmid:31840240
évaluation du risque chez les personnes âgées à l’urgence = risk assessment of the elderly in the emergency department = pmid:31839521
extrasystoles auriculaires et récidive d’AVC = premature atrial complexes and recurrent stroke = pmid:31839547
qualité de vie après amputation pour sarcome = quality of life after amputation for sarcoma = pmid:31839739
dysphagie après une discectomie cervicale = dysphagia after cervical discectomy = pmid:31839384
cannabinoïdes de synthèse et convulsions = synthetic cannabinoids and seizure = pmid:31839517
fracture de Monteggia chez l’enfant = Monteggia fracture in children = pmid:31839731
péritonite fongique et insuffisance cardiaque = fungal peritonitis and heart failure = pmid:31840136
allergie à la viande alpha-gal = alpha-gal meat allergy = pmid:31840005
fistule pancréatique après résection du pancréas = pancreatic fistula after pancreatic resection = pmid:31840199
prédicteurs d’échec du traitement de la tuberculose = predictors of poor tuberculosis treatment outcomes = pmid:31839924
qualité de vie après une prothèse inversée de l’épaule = quality of life after reverse shoulder arthroplasty = pmid:31839737
radiothérapie des épines calcanéennes = radiotherapy of heel spurs = pmid:31840171
anévrismes spléniques = splenic aneurysms = pmid:31839799
pli du lobe de l’oreille et événements cardiovasculaires = earlobe crease and cardiovascular events = pmid:31839659
diabète de type 1 de l’enfant et remodelage osseux = bone turnover in children with type 1 diabetes = pmid:31840392
statines et prévention cardiovasculaire = statins and cardiovascular prevention = pmid:31840213
microbiote intestinal et stéatose hépatique non alcoolique = gut microbiota in non-alcoholic fatty liver disease = pmid:31840358
thérapie cognitivo-comportementale des troubles alimentaires = cognitive behavioral therapy for eating disorders = pmid:31840285
observance du traitement antirétroviral chez les adultes séropositifs = adherence to antiretroviral therapy among HIV-positive adults = pmid:31839890
vertige positionnel paroxystique bénin = benign paroxysmal positional vertigo = pmid:31839619
apport en iode chez les femmes en âge de procréer = iodine intake in women of reproductive age = pmid:31839725
plaquettes dans la MPOC stable = platelets in stable COPD = pmid:31839721
troubles cognitifs après le traitement du cancer du poumon = cognitive impairment after lung cancer treatment = pmid:31839534
cyclophosphamide dans la maladie de Behçet = cyclophosphamide in Behçet’s syndrome = pmid:31840168
autosoins en milieu rural des insuffisants cardiaques = self-care of rural patients with heart failure = pmid:31840332
sclérose en plaques et capteurs portables = wearable biosensors in multiple sclerosis = pmid:31840094
diète cétogène pour l’algie vasculaire de la face = ketogenic diet for cluster headache = nct:NCT03244735
psilocybine contre les céphalées en grappe = psilocybin for cluster headache = nct:NCT02981173 nct:NCT04280055
stimulation du nerf occipital pour céphalées chroniques = occipital nerve stimulation for chronic headaches = nct:NCT00205894 nct:NCT06124534 nct:NCT05868044
hydratation des enfants atteints de céphalées = hydration of children with headaches = nct:NCT06816849
toxine botulique dans la céphalée en grappe = botulinum toxin in cluster headache = nct:NCT02019017
techniques de respiration et migraine = breathing techniques for migraine = nct:NCT05536635
acide hyaluronique oral et peau = oral hyaluronic acid and skin = nct:NCT05803083
hémophilie A : passer de l’émicizumab = switching from emicizumab in haemophilia A = nct:NCT05878938
cabotégravir à longue durée d’action contre le VIH = long-acting cabotegravir for HIV = nct:NCT05896748
luminothérapie pour céphalée = light therapy for headache = nct:NCT06540651
fibromyalgie et traumatisme chez les femmes = fibromyalgia and trauma in women = nct:NCT06138171
comprimés de finastéride = finasteride tablets = title:Finasteride
acide valproïque = valproic acid = title:Valproic title:Divalproex
vaccin contre la grippe = influenza vaccine = title:Influenza title:Flu title:Vaxigrip title:Fluzone pmid:31839997
gouttes ophtalmiques pour le glaucome latanoprost = latanoprost eye drops for glaucoma = title:Latanoprost title:Xalatan
chlorhydrate de naloxone = naloxone hydrochloride = title:Naloxone
fumarate de diméthyle = dimethyl fumarate = title:Dimethyl title:Tecfidera
isotrétinoïne = isotretinoin = title:Isotretinoin title:Accutane title:Epuris
timbre de nicotine = nicotine patch = title:Nicotine title:Nicoderm title:Habitrol title:Patch
`

// Written after the list of names had grown, and before the search was asked any of them.
const thirdLines = `
chirurgie d’urgence du crâne après un traumatisme = emergency surgery of the skull after trauma = pmid:31840036
conditionnement physique à la récréation à l’école primaire = recess fitness in elementary school = pmid:31839852
accès aux médecins de première ligne et mortalité = access to primary care physicians and mortality = pmid:31840292
survie du cancer du côlon et panel de gènes = gene panel and survival of colon cancer = pmid:31839813
syphilis traitée qui demeure séropositive = serofast syphilis after treatment = pmid:31839781
détresse psychosociale et métastases osseuses = psychosocial distress and bone metastases = pmid:31839734
fracture de l’humérus distal chez les enfants = distal humeral fracture in children = pmid:31839735
dépression et consommation de cannabis en psychiatrie = depression and cannabis use in psychiatry = pmid:31840135
faiblesse des jambes après réparation d’un anévrisme de l’aorte abdominale = leg weakness after abdominal aortic aneurysm repair = pmid:31839520
activité physique et ulcère de jambe = physical activity and leg ulcers = pmid:31839971
hépatite B chronique et lymphocytes T régulateurs = chronic hepatitis B and regulatory T cells = pmid:31840342
chimiothérapie palliative du cancer de l’intestin grêle = palliative chemotherapy of small-bowel cancer = pmid:31839964
forces des personnes âgées vivant dans la communauté = strengths of community dwelling older adults = pmid:31840318
maladie du greffon contre l’hôte et biomarqueurs = biomarkers in graft-versus-host disease = pmid:31839920
état de stress post-traumatique chez les ambulanciers = post-traumatic stress disorder in emergency medical technicians = pmid:31839523
histoire de la vaccination et médailles = history of vaccination and medals = pmid:31839464
pneumonie virale et maladie pulmonaire interstitielle = viral pneumonia and interstitial lung disease = pmid:31839671
bévacizumab dans le cancer colorectal métastatique = bevacizumab in metastatic colorectal cancer = pmid:31839820
résistance au trastuzumab emtansine dans le cancer du sein = resistance to trastuzumab emtansine in breast cancer = pmid:31839676
cognition des personnes âgées à risque de démence = cognition in older adults at risk for dementia = pmid:31840287
lieu de résidence et patients gravement blessés = place of residence and severely injured patients = pmid:31840316
vaccin contre l’encéphalite japonaise = Japanese encephalitis vaccine = pmid:31839996 title:Ixiaro
obésité et résistance à l’insuline chez l’enfant = obesity and insulin resistance in children = pmid:31840425
préparation intestinale avant une coloscopie = bowel preparation before colonoscopy = pmid:31840286
risque d’ulcère duodénal = risk of duodenal ulcer = pmid:31839644
accès aux soins d’orthodontie = access to orthodontic care = pmid:31840259
vaccin antipneumococcique et microbiome du nasopharynx = pneumococcal vaccine and nasopharyngeal microbiome = pmid:31839468
maladie de Crohn sous sécukinumab = Crohn’s disease with secukinumab = pmid:31839950
moelle osseuse et complications vasculaires du diabète = bone marrow and vascular complications of diabetes = pmid:31840418
pansement à pression négative chez le nouveau-né = negative pressure wound therapy in neonatal patients = pmid:31839369
cancer du poumon non à petites cellules chez les patients âgés = non-small cell lung cancer in elderly patients = pmid:31839507
fenêtre thérapeutique prolongée dans l’AVC aigu = extended time window in acute stroke = pmid:31839862
revenu et durée de séjour des aînés atteints de démence = income and length of stay of older adults with dementia = pmid:31840274
pied diabétique et myosite ossifiante = myositis ossificans in the diabetic foot = pmid:31839972
violence policière et santé des nourrissons noirs = police violence and health of black infants = pmid:31840068
maladies allergiques et fertilité = allergic diseases and fertility = pmid:31839765
santé mentale des bénévoles humanitaires = mental health of humanitarian volunteers = pmid:31839900
infections de la main chez les diabétiques = diabetic hand infections = pmid:31839889
nodules des cordes vocales chez l’enfant = vocal fold nodules in children = pmid:31840003
observance après une greffe de rein pédiatrique = adherence in pediatric kidney transplant = pmid:31840013
neuromodulation sacrée et chirurgie gynécologique = sacral neuromodulation and gynecologic surgery = pmid:31840322
soins de la peau de routine = skin care routine = pmid:31840424
marqueurs osseux en hémodialyse et hypoalbuminémie = bone markers in hemodialysis and hypoalbuminemia = pmid:31839746
pression intra-abdominale en dialyse péritonéale = intra-abdominal pressure in peritoneal dialysis = pmid:31839976
réimplantation d’un stimulateur cardiaque = pacemaker reimplantation = pmid:31839660
brûlures et éosinophiles = burn wounds and eosinophils = pmid:31839504
œsophagectomie après résection endoscopique = esophagectomy after endoscopic resection = pmid:31839807
verrou d’éthanol en pédiatrie = ethanol lock therapy in pediatric patients = pmid:31840325
campagne de sensibilisation aux symptômes du cancer du poumon = lung cancer symptom awareness campaign = pmid:31839675
aripiprazole = aripiprazole = title:Aripiprazole title:Abilify
chlorhydrate d’ondansétron = ondansetron hydrochloride = title:Ondansetron title:Zofran
dénosumab = denosumab = title:Denosumab title:Prolia
nitrofurantoïne = nitrofurantoin = title:Nitrofurantoin
insuline asparte = insulin aspart = title:Insulin_aspart title:Novorapid title:Fiasp title:Trurapi title:NovoRapid
acide acétique = acetic acid = title:Acetic
varénicline pour cesser de fumer = varenicline to stop smoking = title:Varenicline title:Champix
propionate de fluticasone = fluticasone propionate = title:Fluticasone title:Flovent title:Flonase
peroxyde de benzoyle = benzoyl peroxide = title:Benzoyl
azithromycine = azithromycin = title:Azithromycin title:Zithromax
héparine sodique = heparin sodium = title:Heparin
`

/**
 * The search was tuned while looking at the first; its list of names grew after the second, the fourth, the fifth and the
 * sixth. The third it had not seen.
 */
export const questionSets: Record<string, BilingualQuestion[]> = {
  first: questionsIn(lines),
  second: questionsIn(secondLines),
  third: questionsIn(thirdLines),
  fourth: questionsIn(fourthLines),
  fifth: questionsIn(fifthLines),
  sixth: questionsIn(sixthLines),
}

function questionsIn(text: string): BilingualQuestion[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [french = '', english = '', answers = ''] = line.split(' = ')
      return { french, english, answers: answers.split(' ').map((answer) => answer.replaceAll('_', ' ')) }
    })
}

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

export const questions: BilingualQuestion[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [french = '', english = '', answers = ''] = line.split(' = ')
    return { french, english, answers: answers.split(' ').map((answer) => answer.replaceAll('_', ' ')) }
  })

/** What specialists treat, by the names that the other lists lack, as the rare diseases are listed. */
export const specialties = `
atrial flutter = flutter auriculaire | flutter = B01AF C07AB02 C08DB01 C01BD01
Prinzmetal angina | vasospastic angina | coronary vasospasm = angine de Prinzmetal | angine vasospastique | spasme coronarien = C08DB01 C08CA01 C08CA05 C01DA
coronary artery disease | ischemic heart disease | stable coronary disease = maladie coronarienne | coronaropathie | cardiopathie ischémique = B01AC06 C10AA C07AB02 C09AA
acute decompensated heart failure | acute heart failure = décompensation cardiaque | IC décompensée | IC aiguë = C03CA01 C01DA02
left ventricular thrombus | LV thrombus = thrombus ventriculaire gauche | thrombus du ventricule gauche = B01AA03 B01AF
portal vein thrombosis | splanchnic thrombosis = thrombose de la veine porte | thrombose portale = B01AB05 B01AB04 B01AF
cerebral venous thrombosis | cerebral venous sinus thrombosis | CVST = thrombose veineuse cérébrale | thrombose du sinus veineux = B01AB05 B01AB04 B01AA03 B01AE07
carotid stenosis = sténose carotidienne = B01AC06 B01AC04 C10AA
thrombotic thrombocytopenic purpura = purpura thrombotique thrombocytopénique = B01AX07 L01FA01 H02AB07
uremic bleeding = saignement urémique = H01BA02
portal hypertension = hypertension portale = C07AA12 C07AA05 C07AG02
thyroiditis | subacute thyroiditis | de Quervain thyroiditis = thyroïdite | thyroïdite subaiguë = M01AE01 M01AE02 H02AB07 C07AA05
toxic nodule | toxic multinodular goiter | toxic goiter = nodule toxique | goitre toxique | goitre multinodulaire toxique = H03BB02 V10XA01
hypopituitarism | panhypopituitarism = hypopituitarisme | panhypopituitarisme = H02AB09 H03AA01 H01AC01
Klinefelter syndrome = syndrome de Klinefelter | Klinefelter = G03BA03
insulinoma = insulinome = V03AH01 H01CB02
osteomalacia = ostéomalacie = A11CC A12AA
steroid-induced hyperglycemia | steroid hyperglycemia | steroid-induced diabetes | prednisone sugars = hyperglycémie cortisonique | diabète cortisonique | hyperglycémie sous cortisone = A10AC01 A10AE A10BA02
refeeding syndrome | refeeding = syndrome de renutrition | syndrome de réalimentation = A11DA01 B05XA06 B05XA09 A12BA01
gastritis | erosive gastritis = gastrite | gastrite érosive = A02BC A02BA
functional dyspepsia = dyspepsie fonctionnelle = A02BC A03FA03 N06AA09
laryngopharyngeal reflux | silent reflux | hiatal hernia | hiatus hernia = reflux laryngo-pharyngé | reflux silencieux | hernie hiatale = A02BC A02BX13
achalasia = achalasie = C08CA05 C01DA08 M03AX01
spontaneous bacterial peritonitis = péritonite bactérienne spontanée | PBS = J01DD04 J01DD01 B05AA01 J01MA02
PD peritonitis | peritoneal dialysis peritonitis = péritonite de dialyse péritonéale | péritonite DP | péritonite en dialyse péritonéale = J01DB04 J01DD02 J01XA01 J01GB03
dumping syndrome = syndrome de chasse | dumping syndrome = H01CB02 A10BF01
perianal Crohn | perianal fistula | Crohn fistula = fistule périanale | Crohn périanal | fistule anale Crohn = L04AB02 L04AB04 J01XD01 J01MA02
radiation proctitis = rectite radique | proctite radique = A02BX02 A07EC02
minimal change disease = néphrose lipoïdique | maladie à changements minimes | lésions glomérulaires minimes = H02AB07 L04AD02 L04AD01
interstitial nephritis | acute interstitial nephritis = néphrite interstitielle | néphrite interstitielle aiguë = H02AB07 H02AB04
renal tubular acidosis = acidose tubulaire rénale | acidose tubulaire = A12BA02 B05CB04 A02AH
kidney stone prevention | prevent kidney stones | recurrent kidney stones | kidney stones prevention = prévention des calculs rénaux | calculs rénaux récidivants | lithiase urinaire prévention | prévention lithiase | lithiase rénale prévention = A12BA02 C03AA03 C03BA04 C03BA11 M04AA01
kidney stones = lithiase urinaire | lithiase rénale | urolithiase | néphrolithiase = M01AB05 M01AB15 G04CA02
catheter lock | central line lock = verrou de cathéter | verrou citrate = B01AB51 B01AB01 B05CB02
interstitial lung disease | organizing pneumonia | hypersensitivity pneumonitis = pneumopathie interstitielle | pneumonie organisée | pneumopathie d’hypersensibilité = H02AB07 L01EX09 L04AA06
acute respiratory distress syndrome | ARDS = SDRA | syndrome de détresse respiratoire aiguë = H02AB02 H02AB04
lung abscess = abcès pulmonaire = J01FF01 J01CR02 J01CR05
high altitude pulmonary edema | HAPE = œdème pulmonaire d’altitude = C08CA05 G04BE08
asthma COPD overlap | ACO asthma = chevauchement asthme MPOC | asthme et MPOC = R03AK R03AL
juvenile myoclonic epilepsy = épilepsie myoclonique juvénile = N03AX14 N03AG01 N03AX09
neonatal seizures | neonatal seizure = convulsions néonatales | convulsions du nouveau-né = N03AA02 N03AX14
transverse myelitis = myélite transverse = H02AB04
autoimmune encephalitis | NMDA encephalitis = encéphalite auto-immune | encéphalite anti-NMDA = H02AB04 J06BA02 L01FA01
multifocal motor neuropathy = neuropathie motrice multifocale = J06BA
myasthenic crisis | myasthenia crisis = crise myasthénique = J06BA02
hemifacial spasm = spasme hémifacial = M03AX01
cerebral palsy spasticity | cerebral palsy = paralysie cérébrale | spasticité paralysie cérébrale = M03BX01 M03AX01
post-dural puncture headache | spinal headache = céphalée post-ponction | céphalée post-ponction lombaire = N06BC01 N02BE01
chemotherapy neuropathy | chemotherapy-induced peripheral neuropathy = neuropathie de la chimio | neuropathie chimio-induite = N06AX21 N02BF
treatment-resistant schizophrenia | refractory schizophrenia = schizophrénie réfractaire | schizophrénie résistante = N05AH02
schizoaffective disorder | schizoaffective = trouble schizoaffectif | schizoaffectif = N05AX13 N05AX12 N05AH03
seasonal affective disorder | winter depression = dépression saisonnière | trouble affectif saisonnier = N06AX12 N06AB06
clozapine drooling | clozapine sialorrhea = clozapine hypersalivation | clozapine sialorrhée = A03AB02 S01FA01
lithium tremor = tremblement au lithium | tremblement lithium = C07AA05
benzodiazepine withdrawal | benzo withdrawal | benzodiazepine taper | benzo taper = sevrage benzodiazépines | sevrage benzo | sevrage des benzodiazépines = N05BA01 N05BA06 N05BA
stimulant withdrawal agitation | meth psychosis | methamphetamine psychosis = psychose à la méthamphétamine = N05AH03 N05AD01 N05BA06
preseptal cellulitis | periorbital cellulitis = cellulite préseptale | cellulite périorbitaire = J01CR02 J01DB01 J01FF01
orbital cellulitis = cellulite orbitaire = J01DD04 J01XA01 J01XD01
mastoiditis = mastoïdite = J01DD04 J01CR02
endophthalmitis = endophtalmie = J01XA01 J01DD02
dacryocystitis = dacryocystite = J01CR02 J01DB01
fungal keratitis = kératite fongique = S01AA10 J02AC03 J02AA01
otomycosis | fungal ear infection | ear fungus = otomycose | champignon dans l’oreille = D01AC01 S02AA
malignant otitis externa | necrotizing otitis externa = otite externe maligne | otite externe nécrosante = J01MA02 J01DD02 J01CR05
parotitis | sialadenitis = parotidite | sialadénite = J01CF02 J01CR02 J01FF01
Ludwig angina = angine de Ludwig = J01CR05 J01FF01 J01DD04
lymphadenitis | lymphangitis = adénite | lymphadénite | lymphangite = J01DB01 J01CF02 J01CR02
septic bursitis | infected bursa = bursite septique | bursite infectée = J01DB01 J01CF02 J01DB04
pilonidal abscess | perianal abscess = abcès pilonidal | kyste pilonidal infecté | abcès périanal = J01CR02 J01DB01 J01XD01
gas gangrene | Fournier gangrene | Fournier = gangrène gazeuse | gangrène de Fournier = J01CR05 J01FF01 J01CE01
discitis | spondylodiscitis | epidural abscess | vertebral osteomyelitis = spondylodiscite | discite | abcès épidural | ostéomyélite vertébrale = J01XA01 J01DD04 J01DB04
line infection | central line infection | catheter-related bloodstream infection | CLABSI = infection de cathéter | bactériémie sur cathéter | infection de voie centrale = J01XA01 J01DB04 J01CF02
carbapenemase | carbapenemase-producing Enterobacteriaceae | CRE infection | CPE infection | carbapenemase Klebsiella | KPC = carbapénémase | EPC | entérobactéries productrices de carbapénémase = J01DD52 J01DI04 J01XB01 J01AA12 J01DH02
Acinetobacter | Acinetobacter baumannii = Acinetobacter = J01XB01 J01DH02 J01CR05 J01DI04
MRSA bacteremia | MRSA pneumonia = bactériémie SARM | bactériémie à SARM = J01XA01 J01XX09 J01XX08
enterococcus | enterococcal infection | enterococcus faecalis = entérocoque | infection à entérocoque = J01CA01 J01CA04 J01XA01
coccidioidomycosis | valley fever = coccidioïdomycose = J02AC01 J02AA01
sporotrichosis = sporotrichose = J02AC02
diphtheria = diphtérie = J07AF J07AM51 J01FA01
mycoplasma genitalium = mycoplasma genitalium = J01MA14 J01AA02
chancroid = chancrelle | chancre mou = J01FA10 J01DD04
CMV colitis | CMV disease | CMV pneumonitis = colite à CMV | maladie à CMV = J05AB06 J05AB14
congenital CMV = CMV congénital = J05AB14 J05AB06
neonatal herpes = herpès néonatal = J05AB01
congenital syphilis = syphilis congénitale = J01CE01
hepatitis B newborn | newborn hepatitis B | hepatitis B mother | newborn of hepatitis B mother | hepatitis B exposed infant | hepatitis B exposure | baby of hepatitis B mother | hepatitis B positive mother = hépatite B nouveau-né | mère hépatite B | nouveau-né de mère hépatite B | bébé mère hépatite B | exposition hépatite B = J07BC01 J06BB04
HIV labour | HIV in labour | HIV delivery | HIV positive in labour | HIV exposed newborn | HIV positive mother newborn = VIH accouchement | VIH travail | nouveau-né exposé au VIH | mère VIH nouveau-né = J05AF01
necrotizing enterocolitis = entérocolite nécrosante = J01CA01 J01GB03 J01XD01
RSV prevention infant | RSV prophylaxis | RSV infant prevention = prévention VRS nourrisson | prophylaxie VRS | VRS bébé = J06BD08 J06BD01 J06BB16
IgA vasculitis | Henoch-Schonlein purpura = purpura de Henoch-Schönlein | purpura rhumatoïde | vasculite à IgA = H02AB07 M01AE02 N02BE01
dyshidrotic eczema | dyshidrosis | pompholyx | nummular eczema = dyshidrose | eczéma dyshidrosique | eczéma nummulaire = D07AD01 D07AC01 D07AC13
stasis dermatitis | venous eczema = dermite de stase | eczéma de stase = D07AB09 D07AC01
scalp psoriasis = psoriasis du cuir chevelu = D05AX52 D07AD01 D07XC01
lichen simplex | neurodermatitis = névrodermite | lichen simplex chronique = D07AD01 D07AC01 D11AH01
erythema nodosum = érythème noueux = M01AE02 M01AB01 H02AB07
DRESS syndrome = syndrome DRESS = H02AB07 H02AB04
ichthyosis | hyperkeratosis | thick skin feet = ichtyose | hyperkératose = D02AE01 D02AF
erythrasma | pitted keratolysis = érythrasma | kératolyse ponctuée = D10AF01 D10AF02 D10AE01
Kaposi sarcoma = sarcome de Kaposi = L01DB01 L01CD01
radiation dermatitis | radiation burn = radiodermite | dermatite radique = D06BA01 D07AC13
hand-foot syndrome | palmar-plantar erythrodysesthesia = syndrome mains-pieds | syndrome main-pied = D02AE01 D07AD01
Takayasu arteritis = artérite de Takayasu = H02AB07 L04AC07 L04AX03
reactive arthritis = arthrite réactive = M01AE02 M01AB01 A07EC01
tophaceous gout | tophi | gout tophi | tophus = tophus | goutte tophacée | goutte avec tophus | goutte tophus = M04AA01 M04AA03
TMJ pain | temporomandibular disorder | TMD = ATM douleur | trouble temporo-mandibulaire | douleur à l’ATM = M01AE02 M01AE01 M03BX08
growing pains = douleurs de croissance = N02BE01 M01AE01
enlarged adenoids | adenoid hypertrophy | big adenoids | enlarged tonsils | big tonsils = végétations adénoïdes | hypertrophie des adénoïdes | grosses amygdales | gros adénoïdes = R01AD
scleritis | episcleritis = sclérite | épisclérite = M01AB01 M01AE02 S01BA04 S01BC
amblyopia | lazy eye = amblyopie | œil paresseux = S01FA01
sudden hearing loss | sudden deafness | sudden sensorineural hearing loss = surdité brusque | surdité subite | perte auditive soudaine = H02AB07 H02AB02 H02AB04
shift work sleepiness | night shift sleepiness | sleepy on night shift | sleepy night shifts = somnolence travail de nuit | somnolence de quart | travail de nuit somnolence = N06BA07 N06BA14
cesarean prophylaxis | C-section antibiotic | cesarean antibiotic | C-section prophylaxis = prophylaxie césarienne | antibiotique césarienne = J01DB04 J01FA10
spinal hypotension | hypotension spinal anesthesia | hypotension after spinal = hypotension rachianesthésie | hypotension après rachi = C01CA06 C01CA26
molar pregnancy | gestational trophoblastic neoplasia | hydatidiform mole = grossesse molaire | môle hydatiforme | maladie trophoblastique = L04AX03 L01BA01 L01DA01
postoperative shivering = frissons postopératoires = N02AB02
brain metastases edema | brain mets | brain metastases = métastases cérébrales | œdème métastases cérébrales = H02AB02
immune-related hepatitis | immune-related pneumonitis | checkpoint inhibitor pneumonitis | checkpoint inhibitor hepatitis = hépatite immunomédiée | pneumonite immunomédiée = H02AB07 H02AB04
ADHD tics = TDAH et tics | TDAH tics = C02AC02 C02AC01 N06BA09
`

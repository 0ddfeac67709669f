/** Conditions of wards, clinics and newborns, as the rare diseases are listed. */
export const hospitalConditions = `
hyperemesis gravidarum | hyperemesis = hyperémèse gravidique | hyperémèse = R06AA59 A03FA01 A04AA01
cholestasis of pregnancy = cholestase de la grossesse | cholestase gravidique = A05AA02
gestational hypertension | hypertension in pregnancy = hypertension gravidique | hypertension de la grossesse = C07AG01 C08CA05 C02AB
neonatal abstinence syndrome | neonatal opioid withdrawal = syndrome d’abstinence néonatale | sevrage néonatal = N02AA01 N07BC02
neonatal sepsis | newborn sepsis | septic newborn = septicémie néonatale | sepsis néonatal | sepsis du nouveau-né | sepsis nouveau-né = J01CA01 J01GB03 J01DD01
neonatal conjunctivitis | ophthalmia neonatorum = conjonctivite néonatale = S01AA17
infantile hemangioma = hémangiome infantile = C07AA05
hemangioma = hémangiome = C07AA05
infant colic = coliques du nourrisson = A03AX13
colic = coliques = A03AX13
cradle cap = croûtes de lait = D07AA02
heat rash = miliaire | boutons de chaleur = D07AA02
rheumatic fever = rhumatisme articulaire aigu = J01CE08 J01CE02 N02BA01
scarlet fever = fièvre scarlatine = J01CA04 J01CE02 J01DB01 J01FA10 J01FA09 J01FF01
chorioamnionitis = chorioamnionite = J01CA01 J01GB03 J01FF01
endometritis = endométrite = J01CA01 J01GB03 J01FF01
epididymitis = épididymite = J01DD04 J01AA02 J01MA
orchitis = orchite = J01DD04 J01AA02 J01MA
balanitis = balanite = D01AC01 D07AA02
intertrigo = intertrigo = D01AC01 D07AA02
molluscum contagiosum | molluscum = molluscum contagiosum = D11AF D06BB10
genital warts | condyloma = verrues génitales | condylomes = D06BB10 D06BB12
perioral dermatitis = dermatite périorale | dermatite péribuccale = D06BX01 J01AA02
folliculitis = folliculite = D06AX01 D06AX09 J01DB01
paronychia = paronychie | panaris = D06AX01 D06AX09 J01DB01
erysipelas = érysipèle = J01CE02 J01DB01 J01FF01
necrotizing fasciitis = fasciite nécrosante = J01CR05 J01FF01 J01XA01 J01DH02
facial redness = rougeur du visage = D11AX21
double chin | submental fat = double menton = D11AX24
toxic shock syndrome = syndrome du choc toxique = J01FF01 J01XA01
legionellosis | legionnaires disease | legionella = légionellose | maladie du légionnaire = J01MA12 J01FA10
mycoplasma pneumonia = pneumonie à mycoplasme = J01FA10 J01AA02 J01MA12
atypical pneumonia = pneumonie atypique = J01FA10 J01AA02 J01MA12
community-acquired pneumonia = pneumonie acquise en communauté | pneumonie communautaire = J01CA04 J01FA10 J01AA02 J01MA12
Rocky Mountain spotted fever = fièvre pourprée = J01AA02
Q fever = fièvre Q = J01AA02
rickettsia = rickettsiose = J01AA02
tularemia = tularémie = J01GB03 J01AA02 J01MA02
brucellosis = brucellose = J01AA02 J04AB02 J01GB03 J01MA02
listeriosis | listeria = listériose = J01CA01 J01EE01
nocardiosis | nocardia = nocardiose = J01EE01
actinomycosis = actinomycose = J01CE01 J01AA02 J01FF01
leptospirosis = leptospirose = J01AA02 J01CE01
shigellosis = shigellose = J01MA02 J01FA10
salmonellosis = salmonellose = J01MA02 J01FA10
campylobacter = infection à campylobacter = J01FA10 J01MA02
cryptosporidiosis = cryptosporidiose = A07AA06
leishmaniasis = leishmaniose = J02AA01 P01CX01
VRE = ERV = J01XX08 J01XX09
ESBL | extended-spectrum beta-lactamase = BLSE = J01DH
MSSA = SASM = J01DB04 J01CF
Pseudomonas | Pseudomonas infection = pseudomonas aeruginosa = J01CR05 J01DD02 J01MA02 J01GB01
Stenotrophomonas = stenotrophomonas maltophilia = J01EE01
bacteremia | bloodstream infection = bactériémie = J01DB04 J01XA01 J01DD04
surgical site infection = infection du site opératoire = J01DB04
septic arthritis = arthrite septique = J01DB04 J01XA01
prosthetic joint infection = infection de prothèse = J01DB04 J01XA01
brain abscess = abcès cérébral = J01DD04 J01XD01 J01XA01
periodontitis = parodontite = A01AB22 A01AB23 A01AB03 J01XD01
gum disease = maladie des gencives = A01AB22 A01AB23 A01AB03 J01XD01
oral mucositis pain = douleur de la mucosite = A01AD02
torsades de pointes = torsades de pointes = B05XA05 A12CC02
long QT = QT long = B05XA05 A12CC02
aortic dissection = dissection aortique = C07AB09 C07AG01
heart block | AV block = bloc auriculoventriculaire | bloc cardiaque = A03BA01 C01CA02
inappropriate sinus tachycardia = tachycardie sinusale inappropriée = C01EB17
coronary stent | after stent | drug-eluting stent | stent = endoprothèse coronarienne | tuteur coronarien = B01AC04 B01AC24 B01AC22 B01AC06
dual antiplatelet therapy = bithérapie antiplaquettaire = B01AC04 B01AC24 B01AC22 B01AC06
ductus-dependent heart disease | keep ductus open = cardiopathie ducto-dépendante = C01EA01
mania = manie = N05AN01 N03AG01 N05AH N05AX08
acute mania = manie aiguë = N05AN01 N03AG01 N05AH N05AX08
bipolar depression = dépression bipolaire = N05AH04 N05AE05 N03AX09 N05AN01
behavioural symptoms of dementia | behavioral symptoms of dementia | BPSD | agitation in dementia | sundowning = symptômes comportementaux de la démence | SCPD | agitation démence = N05AX08 N05AX16 N05AH03 N06AB04
neuroleptic malignant syndrome = syndrome malin des neuroleptiques = M03CA01 N04BC01
cannabis withdrawal = sevrage du cannabis = A04AD11
cannabis use disorder = trouble lié au cannabis = A04AD11
REM sleep behaviour disorder | REM sleep behavior disorder = trouble du comportement en sommeil paradoxal = N03AE01
burning mouth syndrome = syndrome de la bouche brûlante = N03AE01
Bell palsy | Bell's palsy | facial palsy = paralysie de Bell | paralysie faciale a frigore = H02AB07 H02AB06 J05AB11
idiopathic intracranial hypertension | pseudotumor cerebri = hypertension intracrânienne idiopathique = S01EC01
walking in multiple sclerosis = marche et sclérose en plaques = N07XX07
complex regional pain syndrome = syndrome douloureux régional complexe = N02BF02 N02BF01 N06AA09
phantom limb pain = douleur du membre fantôme = N02BF02 N02BF01 N06AA09
trauma pain | emergency pain = douleur aiguë en traumatologie = N02BG09 N01AX03 N01AH01
optic neuritis = névrite optique = H02AB04
multiple sclerosis relapse = poussée de sclérose en plaques = H02AB04
spinal cord compression = compression médullaire = H02AB02
hypercalcemia of malignancy = hypercalcémie maligne = M05BA08 M05BA03
immune-related colitis | checkpoint inhibitor colitis = colite immunomédiée = H02AB07 L04AB02 L04AG05
chemotherapy diarrhea | chemotherapy-induced diarrhea = diarrhée de la chimiothérapie = A07DA03 H01CB02
adrenal crisis = crise surrénalienne = H02AB09
myxedema coma = coma myxœdémateux = H02AB09 H03AA01 H03AA02
ACTH stimulation test | cosyntropin test = test à l’ACTH | test au synacthen = H01AA02 V04CD
syndrome of inappropriate antidiuretic hormone | SIADH = sécrétion inappropriée d’hormone antidiurétique = C03XA01
delay type 1 diabetes = retarder le diabète de type 1 = A10XX01
metabolic alkalosis = alcalose métabolique = S01EC01
upper gastrointestinal bleeding = hémorragie digestive haute = A02BC02 A02BC01 A02BC05
gastrointestinal bleeding | GI bleed = hémorragie digestive | saignement digestif = A02BC02 A02BC01 A02BC05
bleeding ulcer = ulcère hémorragique = A02BC02 A02BC01 A02BC05
Zollinger-Ellison syndrome = syndrome de Zollinger-Ellison = A02BC
Barrett esophagus = œsophage de Barrett = A02BC
microscopic colitis = colite microscopique = A07EA06
pouchitis = pouchite = J01MA02 J01XD01
bile acid diarrhea | bile acid malabsorption = diarrhée aux acides biliaires = C10AC01 C10AC02 C10AC04
Ogilvie syndrome | colonic pseudo-obstruction = syndrome d’Ogilvie | pseudo-obstruction colique = N07AA01
cannabinoid hyperemesis = hyperémèse cannabinoïde = N05AD01 A04AD12 N06AA09
cyclic vomiting = vomissements cycliques = N05AD01 A04AD12 N06AA09
primary sclerosing cholangitis = cholangite sclérosante primitive = A05AA02
bronchiectasis = bronchectasies | dilatation des bronches = J01FA10
allergic bronchopulmonary aspergillosis = aspergillose bronchopulmonaire allergique = H02AB07 J02AC02
hemoptysis = hémoptysie = B02AA02
empyema = empyème = B01AD02 R05CB13
pleural infection = infection pleurale = B01AD02 R05CB13
bronchopulmonary dysplasia = dysplasie bronchopulmonaire = R03BA02 C03CA01
renal osteodystrophy = ostéodystrophie rénale = A11CC H05BX01 V03AE02 V03AE03 V03AE05
hepatitis B prophylaxis = prophylaxie de l’hépatite B = J07BC01 J06BB04
asplenia = asplénie = J07AL J07AH J07AG
splenectomy vaccines = vaccins splénectomie = J07AL J07AH J07AG
massive hemorrhage = hémorragie massive = B02AA02 B02BB01
trauma bleeding = hémorragie traumatique = B02AA02 B02BB01
warfarin reversal = renverser la warfarine = B02BA01 B02BD01
high INR = INR élevé = B02BA01 B02BD01
`

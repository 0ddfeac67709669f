// Written before the search was asked any of them. Asked for the first time: English 0.795 first and 0.872 among five, French 0.744 and 0.897.
export const eighthLines = `
sertraline while breastfeeding = sertraline et allaitement = drug:sertraline
moclobemide washout before switching = moclobémide délai avant changement = drug:moclobemide
celecoxib max daily dose elderly = célécoxib dose maximale par jour personne agee = drug:celecoxib
perampenel irritability = perampenel irritabilité = drug:perampanel
clarithromicin simvastatin interaction = interaction clarithromicine simvastatine = drug:clarithromycin drug:simvastatin
phytonadione oral for high INR = phytonadione orale INR élevé = drug:vitamin_k drug:phytonadione
tizanadine drowsiness next day = tizanadine somnolence le lendemain = drug:tizanidine
collagenase ointment wound debridement = onguent de collagénase débridement de plaie = drug:collagenase drug:santyl
pancreatic enzymes cystic fibrosis child = enzymes pancréatiques fibrose kystique enfant = drug:lipase drug:pancrel drug:pancreat drug:creon drug:cotazym
anti-VEGF eye injection = injection anti-VEGF dans l’oeil = drug:ranibizumab drug:aflibercept drug:faricimab drug:brolucizumab drug:bevacizumab
triple therapy puffer for COPD = pompe trithérapie MPOC = drug:umeclidinium drug:glycopyrronium drug:trelegy drug:breztri
birth control pill that also helps acne = pilule contraceptive qui aide l’acné = drug:cyproterone drug:estradiol drug:drospirenone
JAK inhibitors for RA = inhibiteurs de JAK pour la PR = drug:citinib
list of MAOIs = liste des IMAO = drug:moclobemide drug:phenelzine drug:tranylcypromine
neuraminidase inhibitor flu outbreak nursing home = inhibiteur de la neuraminidase éclosion de grippe en CHSLD = drug:oseltamivir drug:zanamivir drug:peramivir
something for vertigo spells = quelque chose pour les étourdissements = drug:betahistine drug:dimenhydrinate drug:flunarizine drug:meclizine drug:diphenhydramine
antispasmodic for IBS cramps = antispasmodique crampes colon irritable = drug:pinaverium drug:dicyclomine drug:hyoscine drug:trimebutine
scabies treatment for the whole family = traitement de la gale pour toute la famille = drug:permethrin drug:crotamiton drug:ivermectin drug:sulfur
swimmers ear drops = gouttes pour otite du baigneur = drug:ciprofloxacin drug:dexamethasone drug:flumethasone drug:framycetin drug:clioquinol drug:gramicidin drug:polymyxin
stuffy nose 6 month old = nez bouché bébé de 6 mois = drug:sodium_chloride drug:metazoline drug:saline drug:phenylephrine
muscle spasm lower back = spasme musculaire bas du dos = drug:cyclobenzaprine drug:methocarbamol drug:orphenadrine drug:tizanidine drug:baclofen
oral chemo for brain tumour = chimio orale tumeur au cerveau = drug:temozolomide drug:lomustine
plan B pill = pilule du lendemain = drug:levonorgestrel drug:ulipristal
gout flare big toe what to give = crise de goutte gros orteil quoi donner = drug:colchicine drug:naproxen drug:indomethacin drug:prednisone drug:allopurinol drug:febuxostat
QT prolongation with desloratadine = allongement du QT avec desloratadine = decision:desloratadine
Uloric heart failure risk = Uloric risque d’insuffisance cardiaque = decision:uloric
PML on Gilenya = LEMP sous Gilenya = decision:gilenya
sevoflurane Down syndrome slow heart rate = sévoflurane trisomie 21 bradycardie = decision:sevorane
Trulicity regulatory decision summary = sommaire de décision réglementaire Trulicity = decision:trulicity
galcanezumab chronic cluster headache phase 3 = galcanézumab algie vasculaire chronique phase 3 = trial:galcanezumab
rituximab membranous nephropathy = rituximab glomérulonéphrite extramembraneuse = trial:rituximab
fremanezumab study in Calgary = étude frémanézumab à Calgary = trial:fremanezumab
anifrolumab scleroderma = anifrolumab sclerodermie = trial:anifrolumab
drinking water headaches in kids = boire de l’eau maux de tête enfants = trial:hydration
modafinil sleep meth withdrawal = modafinil sommeil sevrage de méthamphétamine = article:modafinil
snakebite WHO strategy Africa = stratégie OMS morsures de serpent Afrique = article:snakebite
cardiac MRI to diagnose cardiomyopathy = IRM cardiaque pour diagnostiquer une cardiomyopathie = article:cardiac_magnetic
low intensity monitoring after tPA = surveillance moins intensive après thrombolyse = article:low-intensity_monitoring
bipolar cognition 3 years after diagnosis = cognition trouble bipolaire 3 ans après le diagnostic = article:longitudinal_cognitive
biomarkers of acute GVHD = biomarqueurs de la GVH aiguë = article:biomarkers_in_acute_graft
`

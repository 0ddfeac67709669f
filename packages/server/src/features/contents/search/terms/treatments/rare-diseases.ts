/**
 * Rare diseases and what they are treated with: English names = French names = the codes of the Anatomical Therapeutic Chemical
 * classification that begin those of the drugs, the most usual first.
 */
export const rareDiseases = `
mucopolysaccharidosis type I | MPS I | Hurler syndrome = mucopolysaccharidose de type I | syndrome de Hurler = A16AB05
mucopolysaccharidosis type II | MPS II | Hunter syndrome = mucopolysaccharidose de type II | syndrome de Hunter = A16AB09
mucopolysaccharidosis type IV | MPS IV | Morquio syndrome = mucopolysaccharidose de type IV | syndrome de Morquio = A16AB12
mucopolysaccharidosis type VI | MPS VI | Maroteaux-Lamy syndrome = mucopolysaccharidose de type VI | syndrome de Maroteaux-Lamy = A16AB08
mucopolysaccharidosis | MPS = mucopolysaccharidose = A16AB05 A16AB09 A16AB12 A16AB08
lysosomal acid lipase deficiency | Wolman disease = déficit en lipase acide lysosomale | maladie de Wolman = A16AB14
Batten disease | CLN2 disease | neuronal ceroid lipofuscinosis = maladie de Batten | céroïde-lipofuscinose neuronale = A16AB17
acid sphingomyelinase deficiency = déficit en sphingomyélinase acide = A16AB25 A16AX06
Niemann-Pick disease = maladie de Niemann-Pick = A16AB25 A16AX06
lysosomal storage disease = maladie de surcharge lysosomale | maladie lysosomale = A16AB
long-chain fatty acid oxidation disorder | fatty acid oxidation disorder = trouble de l’oxydation des acides gras = A16AX17
primary hyperoxaluria = hyperoxalurie primaire = A16AX18
hyperoxaluria = hyperoxalurie = A16AX18
acute intermittent porphyria | acute hepatic porphyria = porphyrie aiguë intermittente | porphyrie hépatique aiguë = A16AX16 B06AB
homozygous familial hypercholesterolemia = hypercholestérolémie familiale homozygote = C10AX17 C10AX12 C10AX13
Rett syndrome = syndrome de Rett = N07XX24
fibrodysplasia ossificans progressiva = fibrodysplasie ossifiante progressive = M09AX11
achondroplasia = achondroplasie = M05BX07
Bardet-Biedl syndrome = syndrome de Bardet-Biedl = A08AA12
genetic obesity | POMC deficiency = obésité génétique = A08AA12
hereditary transthyretin amyloidosis | hATTR | amyloid polyneuropathy = amylose héréditaire à transthyrétine | polyneuropathie amyloïde = N07XX18 N07XX21 N07XX12
SOD1 ALS | SOD1 amyotrophic lateral sclerosis = SLA SOD1 = N07XX22
West syndrome = syndrome de West = H01AA N03AG04
tuberous sclerosis | tuberous sclerosis complex = sclérose tubéreuse | sclérose tubéreuse de Bourneville = L04AH02 N03AX24
lymphangioleiomyomatosis = lymphangioléiomyomatose = L04AH01
neurofibromatosis | NF1 = neurofibromatose = L01EE04
plexiform neurofibroma = neurofibrome plexiforme = L01EE04
von Hippel-Lindau disease | von Hippel-Lindau syndrome = maladie de von Hippel-Lindau = L01XX74
systemic mastocytosis = mastocytose systémique = L01EX18 L01EX10 A07EB01
mastocytosis = mastocytose = L01EX18 L01EX10 A07EB01
Castleman disease = maladie de Castleman = L04AC11
generalized pustular psoriasis | GPP | GPP flare | generalized pustular psoriasis flare = psoriasis pustuleux généralisé = L04AC22
pustular psoriasis = psoriasis pustuleux = L04AC22
prurigo nodularis = prurigo nodulaire = D11AH12 D11AH05
chronic hand eczema = eczéma chronique des mains = D11AH11 D11AH04
hand eczema = eczéma des mains = D11AH11 D11AH04
atypical hemolytic uremic syndrome | aHUS = syndrome hémolytique et urémique atypique = L04AJ01 L04AJ02
thrombotic microangiopathy = microangiopathie thrombotique = L04AJ01 L04AJ02
C3 glomerulopathy = glomérulopathie à C3 = L04AJ08
membranous nephropathy | idiopathic membranous nephropathy = néphropathie membraneuse | glomérulonéphrite extramembraneuse = L01FA01 L04AD01
focal segmental glomerulosclerosis = glomérulosclérose segmentaire et focale = H02AB L04AD01
generalized myasthenia gravis = myasthénie grave généralisée | myasthénie généralisée = N07AA02 L04AL01 L04AL02 L04AJ01 L04AJ02 L04AJ06
hepatitis D | hepatitis delta = hépatite D | hépatite delta = J05AX28 L03AB11
hemophilia A = hémophilie A = B02BD02 B02BX06
hemophilia B = hémophilie B = B02BD04
hemophilia with inhibitors = hémophilie avec inhibiteurs = B02BD08 B02BD03 B02BX06
factor XIII deficiency = déficit en facteur XIII = B02BD07 B02BD11
factor VII deficiency = déficit en facteur VII = B02BD08
factor X deficiency = déficit en facteur X = B02BD01
antithrombin deficiency = déficit en antithrombine = B01AB02
cold agglutinin disease = maladie des agglutinines froides = L01FA01
autoimmune hemolytic anemia = anémie hémolytique auto-immune = H02AB07 L01FA01
hemophagocytic lymphohistiocytosis = lymphohistiocytose hémophagocytaire = L04AC03 L01CB01 H02AB02
AL amyloidosis | light chain amyloidosis = amylose AL | amylose à chaînes légères = L01FC01 L01XG01
hairy cell leukemia = leucémie à tricholeucocytes = L01BB04
peripheral T-cell lymphoma = lymphome T périphérique = L01FX05 L01BA05 L01XH02
T-cell lymphoma = lymphome à cellules T | lymphome T = L01FX05 L01BA05 L01XH02
neuroblastoma = neuroblastome = L01FX06
low-grade glioma = gliome de bas grade = L01XM04 L01AX03 L01EC02
astrocytoma = astrocytome = L01XM04 L01AX03 L01EC02
oligodendroglioma = oligodendrogliome = L01XM04 L01AX03 L01EC02
glioma = gliome = L01XM04 L01AX03 L01EC02
uveal melanoma | ocular melanoma = mélanome uvéal | mélanome oculaire = L01XX75
Merkel cell carcinoma = carcinome à cellules de Merkel = L01FF04
squamous cell skin cancer | cutaneous squamous cell carcinoma = carcinome épidermoïde cutané = L01FF06
Wilms tumor | Wilms tumour | nephroblastoma = tumeur de Wilms = L01DA01 L01CA02
Ewing sarcoma = sarcome d’Ewing = L01CA02 L01DB01 L01AA06
rhabdomyosarcoma = rhabdomyosarcome = L01CA02 L01DB01 L01AA06
osteosarcoma = ostéosarcome = L01BA01 L01DB01 L01XA01
desmoid tumor | desmoid tumour = tumeur desmoïde = L01EX02
giant cell tumor of bone = tumeur osseuse à cellules géantes = M05BX04
thymic carcinoma = carcinome thymique = L01EX08 L01XA02
thymoma = thymome = L01EX08 L01XA02
nasopharyngeal carcinoma = carcinome du nasopharynx | cancer du nasopharynx = L01XA01 L01BC05
malignant pleural effusion = épanchement pleural malin = L01DC01
hypereosinophilic syndrome = syndrome hyperéosinophilique = R03DX09
eosinophilic granulomatosis with polyangiitis | Churg-Strauss = granulomatose éosinophilique avec polyangéite = R03DX09 R03DX10
chronic thromboembolic pulmonary hypertension | CTEPH = hypertension pulmonaire thromboembolique chronique | HTPTC = C02KX05
hyperphagia in Prader-Willi | Prader-Willi syndrome = syndrome de Prader-Willi = H01AC01
congenital hyperinsulinism = hyperinsulinisme congénital = V03AH01
nephropathic cystinosis = cystinose néphropathique = A16AA04
medium-chain acyl-CoA dehydrogenase deficiency = déficit en MCAD = A16AA01
methylmalonic acidemia = acidurie méthylmalonique = A16AA05
propionic acidemia = acidurie propionique = A16AA05
periodic paralysis = paralysie périodique = S01EC01
myotonia = myotonie = C01BB02
stiff person syndrome = syndrome de la personne raide = N05BA01 M03BX01
neurogenic orthostatic hypotension = hypotension orthostatique neurogène = C01CA17 H02AA02
hemicrania continua = hémicrânie continue = M01AB01
paroxysmal hemicrania = hémicrânie paroxystique = M01AB01
retinal dystrophy | RPE65 = dystrophie rétinienne = S01XA27
vernal keratoconjunctivitis = kératoconjonctivite vernale = S01XA18 S01GX
`

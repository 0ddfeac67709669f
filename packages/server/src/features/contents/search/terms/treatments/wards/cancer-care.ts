/** What goes with cancer and its treatment, courses of chemotherapy by their letters, and the end of life, as the rare diseases are listed. */
export const cancerCare = `
anthracycline extravasation | doxorubicin extravasation | adriamycin extravasation | epirubicin extravasation = doxorubicine extravasation | anthracycline et extravasation = V03AF02
anthracycline cardiotoxicity prevention | anthracycline cardioprotection = anthracyclines et cardioprotection = V03AF02
hemorrhagic cystitis | cyclophosphamide cystitis | ifosfamide cystitis = cystite hémorragique | cystite au cyclophosphamide = V03AF01
ifosfamide neurotoxicity | ifosfamide encephalopathy | ifosfamide confusion = encéphalopathie à l’ifosfamide | encéphalopathie ifosfamide | ifosfamide confusion = V03AB17
irinotecan diarrhea | FOLFIRI diarrhea | FOLFIRINOX diarrhea | chemo diarrhea | diarrhea from chemo = diarrhée irinotécan | diarrhée à l’irinotécan | diarrhée FOLFIRI | diarrhée FOLFIRINOX | diarrhée chimio = A07DA03 A03BA01 H01CB02
EGFR inhibitor rash | cetuximab rash | erlotinib rash | acneiform rash = éruption acnéiforme | éruption anti-EGFR = J01AA02 J01AA08 D07AA02
checkpoint colitis | immune colitis | immunotherapy colitis | nivolumab colitis | ipilimumab colitis | pembrolizumab colitis | immune mediated colitis = colite immunothérapie | nivolumab colite | colite sous immunothérapie = H02AB07 H02AB04 L04AB02
immunotherapy side effects | immune-related adverse event | immune checkpoint toxicity | myocarditis immunotherapy | immune myocarditis = toxicité immunothérapie | effet immunomédié = H02AB07 H02AB04
taxane premedication | paclitaxel premedication | taxol premeds | taxane reaction = prémédication taxane = H02AB02 R06AA02 A02BA03
anticipatory nausea | anticipatory nausea and vomiting = nausées anticipatoires = N05BA06
breakthrough chemo nausea | breakthrough nausea chemotherapy | refractory chemo nausea | delayed chemo nausea | delayed nausea chemotherapy = nausées réfractaires chimio | nausées retardées chimio | nausées tardives chimio = N05AH03 A04AD12 H02AB02 N05AB04
high dose methotrexate | high dose methotrexate rescue | methotrexate rescue = méthotrexate haute dose = V03AF03
tumor lysis | chemo uric acid | chemotherapy uric acid | lymphoma uric acid | leukemia uric acid | chemo hyperuricemia | lymphoma hyperuricemia | leukemia hyperuricemia | lymphoma chemo hyperuricemia = lyse tumorale | syndrome de lyse | acide urique chimio = V03AF07 M04AA01
hyperleukocytosis | leukostasis = hyperleucocytose | leucostase = L01XX05
superior vena cava syndrome | SVC syndrome = syndrome cave supérieur | syndrome de la veine cave supérieure = H02AB02
malignant spinal cord compression | cord compression | cauda equina cancer = compression médullaire | compression de la moelle = H02AB02
hypercalcemia dialysis | hypercalcemia on dialysis | hypercalcemia of malignancy on dialysis | hypercalcemia kidney failure | hypercalcemia renal failure = hypercalcémie en dialyse | hypercalcémie dialyse = M05BX04 H05BA01
hypercalcemia cancer | cancer hypercalcemia | malignant hypercalcemia | hypercalcemia myeloma = hypercalcémie cancer | hypercalcémie néoplasique | hypercalcémie myélome = M05BA08 M05BA03 M05BX04 H05BA01
agranulocytosis | drug-induced neutropenia | clozapine neutropenia = agranulocytose = L03AA02
oral mucositis | mouth sores from chemo | mouth sores chemo = mucosite | mucosite buccale = A01AD02
radiation esophagitis = œsophagite radique = A02BX02 N01BB02
radiation enteritis = entérite radique = A07DA03 C10AC01
lymphedema cellulitis = cellulite lymphœdème = J01DB01 J01CE02
carcinomatous meningitis | leptomeningeal metastases | intrathecal chemotherapy = méningite carcinomateuse | chimiothérapie intrathécale = L04AX03 L01BA01 L01BC01
aromatase inhibitor joint pain | letrozole joint pain | anastrozole joint pain = douleurs articulaires inhibiteur aromatase = N06AX21 M01AE02 N02BE01
tamoxifen hot flashes | hot flashes tamoxifen | androgen deprivation hot flashes | hot flashes lupron = bouffées de chaleur tamoxifène | tamoxifène bouffées de chaleur = N06AX16 N02BF
malignant wound odor | malignant wound odour | fungating wound | smelly wound | tumour odour | wound odour | foul smelling wound | fungating tumour = plaie cancéreuse odeur | plaie maligne | plaie tumorale | odeur de plaie | plaie malodorante = D06BX01 P01AB01
bleeding tumour | bleeding fungating wound | malignant bleeding = plaie tumorale qui saigne | saignement tumoral = B02AA02
palliative sedation | terminal sedation | refractory symptoms end of life = sédation palliative | sédation terminale | sédation palliative continue = N05CD08 N05AA02 N03AA02
terminal agitation | terminal restlessness | agitation end of life | restless dying | agitated dying | terminal delirium | palliative agitation = agitation terminale | agitation fin de vie | délirium terminal | agité en fin de vie | agitation palliative = N05CD08 N05AA02 N05AD01
palliative nausea | nausea palliative | nausea end of life = nausées palliatif | nausées fin de vie = N05AD01 A03FA01 N05AA02 A04AA01
palliative distress protocol | crisis bleed | catastrophic bleed = protocole de détresse | détresse respiratoire palliative | hémorragie catastrophique = N05CD08 N02AA01 A03BB01
cholestatic itch | itch from jaundice | itching jaundice | pruritus of cholestasis = prurit cholestatique | prurit ictère = C10AC01 J04AB02 N06AB06
palliative depression | depression end of life | depression weeks to live = dépression fin de vie | dépression palliatif = N06BA04 N06AX11
cancer bone pain | bone pain cancer | bone pain metastases = douleur osseuse cancer | douleur osseuse métastatique = N02AA01 M01AE02 H02AB02 M05BA08
opioid-induced nausea | nausea from opioids | morphine nausea = nausées opioïdes | nausées morphine = A03FA01 N05AD01 R06AA11
opioid itch | opioid pruritus | morphine itch | neuraxial opioid itching = prurit aux opioïdes | prurit morphine = R06AA02 A04AA01 V03AB15
FLOT = !FLOT = L01CD02 L01XA03 L01BC02
FOLFOXIRI = FOLFOXIRI = L01CE02 L01XA03 L01BC02
CAPIRI | XELIRI = CAPIRI | XELIRI = L01BC06 L01CE02
CAPTEM = CAPTEM = L01BC06 L01AX03
gem nab | gem abraxane | gemcitabine abraxane | gemcitabine nab-paclitaxel = gem abraxane = L01BC05 L01CD01
gem cis | GemCis | cisplatin gemcitabine = gem cis = L01BC05 L01XA01
carbo taxol | carboplatin paclitaxel | CBDCA taxol = carbo taxol = L01XA02 L01CD01
carbo etoposide | carboplatin etoposide | cisplatin etoposide | EP chemo = carbo étoposide = L01XA02 L01CB01 L01XA01
carbo pem pembro | carbo pem keytruda | carboplatin pemetrexed pembrolizumab | KEYNOTE-189 = carbo pem pembro = L01FF02 L01BA04 L01XA02
ipi nivo | nivo ipi | ipilimumab nivolumab = ipi nivo | nivo ipi = L01FX04 L01FF01
atezo bev | atezolizumab bevacizumab = atézo bév = L01FF05 L01FG01
TCH | TCHP | TCbHP = TCHP = L01CD02 L01XA02 L01FD01 L01FD02
EC-T | FEC-D | FEC-T | FEC chemo | FEC-100 = EC-T | FEC-D = L01DB03 L01AA01 L01CD02 L01BC02
CMF chemo | CMF chemotherapy = chimio CMF = L01AA01 L04AX03 L01BA01 L01BC02
MVAC | ddMVAC | dose-dense MVAC = MVAC = L01XA01 L01DB01 L01CA01 L04AX03
ICE chemo | RICE chemo | R-ICE = R-ICE = L01AA06 L01XA02 L01CB01
GDP chemo | R-GDP = R-GDP = L01BC05 L01XA01 H02AB02
DHAP | R-DHAP = DHAP | R-DHAP = L01BC01 L01XA01 H02AB02
BEAM conditioning | BEAM chemo = BEAM conditionnement = L01AD01 L01CB01 L01BC01 L01AA03
bendamustine rituximab | BR chemo = chimio BR = L01AA09 L01FA01
CVP chemo | R-CVP = R-CVP = L01FA01 L01AA01 L01CA02
FCR chemo = chimio FCR = L01BB05 L01AA01 L01FA01
hyper-CVAD | hyperCVAD = hyper-CVAD = L01AA01 L01CA02 L01DB01 L01BC01
EPOCH | DA-EPOCH-R | R-EPOCH = EPOCH | DA-EPOCH-R = L01CB01 L01CA02 L01DB01 L01FA01
7+3 induction | 7 and 3 induction | AML induction = induction LMA | 7+3 induction = L01BC01 L01DB02 L01DB06
FLAG-IDA | FLAG chemo = FLAG-IDA = L01BB05 L01BC01 L01DB06 L03AA02
BEACOPP = BEACOPP = L01DC01 L01CB01 L01DB01 L01CA02
DRd | Dara-Rd | DRd myeloma = DRd | Dara-Rd = L01FC01 L04AX04 H02AB02
KRd | carfilzomib lenalidomide = KRd = L01XG02 L04AX04 H02AB02
VMP myeloma = VMP myélome = L01XG01 L01AA03
PCV chemo = chimio PCV = L01XB01 L01AD02 L01CA02
TPF chemo = chimio TPF = L01CD02 L01XA01 L01BC02
aza ven | azacitidine venetoclax = aza ven = L01BC07 L01XX52
`

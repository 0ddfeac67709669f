/** Cancers by what they carry and by what was given before, as the rare diseases are listed. */
export const cancersByLine = `
refractory colorectal cancer | third line colorectal cancer | metastatic colorectal cancer third line | previously treated colorectal cancer = cancer colorectal réfractaire | cancer colorectal de troisième ligne | cancer colorectal 3e ligne | cancer colorectal métastatique 3e ligne | cancer colorectal métastatique 3e intention = L01BC59 L01EK04 L01EX05
RAS wild type colorectal cancer | KRAS wild type colorectal cancer = cancer colorectal RAS sauvage | cancer colorectal KRAS sauvage = L01FE02 L01FE01
BRAF colorectal cancer | BRAF V600E colorectal cancer = cancer colorectal BRAF = L01EC03 L01FE01
KRAS lung cancer | KRAS G12C lung cancer | KRAS G12C = cancer du poumon KRAS = L01XX73
EGFR lung cancer | EGFR mutated lung cancer | EGFR positive lung cancer = cancer du poumon EGFR = L01EB04 L01EB03 L01EB02 L01EB01 L01FX18
EGFR exon 20 lung cancer | EGFR exon 20 | exon 20 insertion = cancer du poumon exon 20 | insertion de l’exon 20 = L01FX18
ALK lung cancer | ALK positive lung cancer = cancer du poumon ALK = L01ED
MET exon 14 lung cancer | MET exon 14 | MET lung cancer = cancer du poumon MET | exon 14 MET = L01EP02 L01EP01
RET lung cancer | RET fusion lung cancer | RET fusion | RET thyroid cancer = cancer du poumon RET | fusion RET = L01EX22
ROS1 lung cancer | ROS1 = cancer du poumon ROS1 = L01EX14 L01ED01 L01ED05
NTRK fusion | NTRK fusion cancer | TRK fusion cancer | NTRK tumour = fusion NTRK | tumeur NTRK = L01EX12 L01EX14
relapsed small cell lung cancer | second line small cell lung cancer | extensive stage small cell lung cancer relapse = cancer du poumon à petites cellules en rechute | CPPC en rechute = L01XX69 L01FX33 L01CE01
PIK3CA breast cancer | PIK3CA mutated breast cancer | PIK3CA mutation = cancer du sein PIK3CA | mutation PIK3CA = L01EM03 L01EM06 L01EX27
BRCA breast cancer | germline BRCA breast cancer | BRCA mutated breast cancer = cancer du sein BRCA = L01XK01 L01XK04
BRCA prostate cancer | BRCA mutated prostate cancer = cancer de la prostate BRCA = L01XK01 L01XK52 L01XK04
BRCA ovarian cancer | ovarian cancer maintenance = cancer de l’ovaire BRCA | cancer de l’ovaire en entretien = L01XK01 L01XK02
platinum-resistant ovarian cancer = cancer de l’ovaire résistant au platine | cancer ovarien résistant au platine = L01FX26 L01CE01 L01DB01
late line metastatic breast cancer | pretreated metastatic breast cancer = cancer du sein métastatique prétraité = L01XX41 L01CA04 L01BC06
FGFR bladder cancer | FGFR3 urothelial cancer | FGFR urothelial carcinoma = cancer de la vessie FGFR | carcinome urothélial FGFR = L01EN01
urothelial cancer | urothelial carcinoma = carcinome urothélial | cancer urothélial = L01FX13 L01FF02 L01FF04 L01XA01 L01BC05
medullary thyroid cancer = cancer médullaire de la thyroïde = L01EX22 L01EX04 L01EX07
thyroid cancer | differentiated thyroid cancer = cancer de la thyroïde | cancer différencié de la thyroïde = L01EX08 L01EX02 L01EX07
thyroid cancer scan | thyroid remnant ablation | thyroglobulin testing = dosage de la thyroglobuline | ablation des reliquats thyroïdiens = H01AB01
claudin 18.2 gastric cancer | claudin gastric cancer | claudin 18.2 = cancer gastrique claudine | claudine 18.2 = L01FX31
BRAF melanoma | BRAF mutated melanoma | BRAF V600 melanoma = mélanome BRAF = L01EC L01EE
fourth line GIST | refractory GIST | refractory gastrointestinal stromal tumor = GIST réfractaire = L01EX19 L01EX05
liposarcoma | leiomyosarcoma | soft tissue sarcoma = liposarcome | léiomyosarcome | sarcome des tissus mous = L01DB01 L01CX01 L01XX41 L01AA06
FLT3 leukemia | FLT3 acute myeloid leukemia | FLT3 positive acute myeloid leukemia | FLT3 AML = leucémie FLT3 | leucémie myéloïde aiguë FLT3 | LMA FLT3 = L01EX10 L01EX13 L01EX11
secondary acute myeloid leukemia | therapy-related acute myeloid leukemia | secondary AML = leucémie myéloïde aiguë secondaire = L01XY01
CD33 leukemia | CD33 positive acute myeloid leukemia = leucémie CD33 = L01FX02
T-cell leukemia | T-cell acute lymphoblastic leukemia | T-cell lymphoblastic lymphoma = leucémie à cellules T | leucémie lymphoblastique T = L01BB07
relapsed acute lymphoblastic leukemia | refractory acute lymphoblastic leukemia | relapsed B-cell acute lymphoblastic leukemia | relapsed ALL = leucémie lymphoblastique aiguë en rechute | leucémie lymphoblastique aiguë réfractaire | LLA en rechute = L01FX07 L01FB01 L01XL04 L01BB06
asparaginase allergy | asparaginase hypersensitivity | pegaspargase allergy = allergie à l’asparaginase = L01XX02
relapsed lymphoma | refractory lymphoma | relapsed diffuse large B-cell lymphoma | refractory diffuse large B-cell lymphoma | relapsed DLBCL | refractory DLBCL = lymphome réfractaire | lymphome en rechute | lymphome diffus à grandes cellules B réfractaire | LDGCB réfractaire | LDGCB en rechute = L01FX14 L01FX12 L01XL03 L01XL04 L01XL08 L01FX27 L01FX28
relapsed follicular lymphoma | refractory follicular lymphoma = lymphome folliculaire en rechute | lymphome folliculaire réfractaire = L04AX04 L01XL03 L01FX27 L01EM01
relapsed mantle cell lymphoma | refractory mantle cell lymphoma = lymphome du manteau en rechute | lymphome à cellules du manteau réfractaire = L01EL L01XL06
relapsed myeloma | refractory myeloma | relapsed multiple myeloma | refractory multiple myeloma | relapsed refractory multiple myeloma = myélome réfractaire | myélome en rechute | myélome multiple réfractaire | myélome multiple en rechute = L01FC L01XG L04AX06 L01FX24 L01FX32 L01FX29 L01FX15 L01XX66
carcinoid syndrome diarrhea | carcinoid diarrhea = diarrhée carcinoïde | diarrhée du syndrome carcinoïde = A16AX15 H01CB
chronic graft versus host disease | chronic GVHD | steroid-refractory graft versus host disease = maladie du greffon contre l’hôte chronique | GVHD chronique = L01EJ01 L04AA48 L01EL01
stem cell transplant conditioning | conditioning regimen | bone marrow transplant conditioning = conditionnement de greffe | conditionnement avant greffe = L01AB01 L01AC01 L01AA03 L01BB05
photopheresis | extracorporeal photopheresis = photophérèse | photophérèse extracorporelle = D05BA02
`

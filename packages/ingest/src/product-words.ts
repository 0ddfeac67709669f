/**
 * What names of drugs and devices say of their area, an area a line, as in the words of areas: stems of international
 * nonproprietary names, classes that safety reviews speak of, and words for devices. Most decisions about devices, and about
 * drugs that left the market, are known by such a name alone.
 */
export const productLines = `
Immunodeficiency: immunoglobulins?
Anesthesia and pain: *fentanil
Chronic pain: *capsaicin|implantable pulse generators?
Breast cancer: breast ct|mammo*
Cancer screening: breast ct|mammo*
Lung cancer: necitumumab
Lymphoma: tositumomab|ibritumomab
Myeloma: elotuzumab|panobinostat|*zomib
Prostate cancer: (hist|gose|leupro|tripto)relin|leuprolide|degarelix
Systemic cancer therapy: (?!alem)*tuzumab|*tumumab|*tumomab|*maxomab|*inostat|*zomib|*relimab|bcr-abl|(tyrosine|protein) kinase inhibitors?|vascular endothelial growth factor|palifermin
Cancer: fluorodeoxyglucose|fluorocholine|oncolog*
Arrhythmia: (coronary sinus|pacing|defibrillation) leads?|s-?icd|lifevest|wearable|intracardiac|nmarq|pacing|*arone
Cardiac imaging: rubidium|intracardiac echo*|regadenoson|perflutren|gadofosveset
Congenital heart disease: asd|vsd|pfo|septal occlu*
Coronary artery disease: (vascular|bioresorbable) scaffolds?|ptca|pressure ?(guide)?wires?|transmyocardial|*paxar|*grelor
Heart failure: circulatory support|(heart|recover) pumps?|nesiritide
Hypertension: *kiren
Peripheral artery disease: atherectomy|peripheral (balloon|stents?)
Valvular heart disease: corevalve|sapien|prosthetic valves?|cor-knot
Venous thromboembolism: *gatran|heparins?|*parin
Cardiovascular health: *sentan|riociguat|guidewires?|dilatation catheters?|micro-?dilatation|vascular plugs?|transseptal|intra-?aortic
Resuscitation: aed
Critical care: central venous|intracranial pressure|ventilators?|hydroxyethyl starch
Dermatology: *tretinoin|retinoids?|*pamulin|ingenol
Psoriasis: efalizumab
Wound care: wound dressings?|(dermal|collagen) dressings?
Obesity: aspireassist|gastric (balloon|band)
Osteoporosis: bisphosphonates?|*dronate|*dronic acid|strontium
Pituitary disorders: pegvisomant|*reotide
Type 2 diabetes: *enatide|dpp-4|dipeptidyl ?peptidase*|incretin*|gliptins?|sglt2
Diabetes and endocrinology: glucose (sensors?|monitor*|management)|hypoglyca?emi[ac]|low blood sugar
Irritable bowel syndrome: lubiprostone|linaclotide
Viral hepatitis: anti-hb*|hb[se]ag|direct-acting antivirals?|telbivudine|entecavir|adefovir
Digestive health: alvimopan|rectopexy|teduglutide
Hearing loss: (middle ear|bone conduction) implants?
Ear, nose and throat: otolog*|tympan*
Toxicology: sodium (nitrite|thiosulfate)|antitoxins?
Glaucoma: (latano|travo|taflu|bimato)prost*
Macular degeneration: pegaptanib|ranibizumab
Eye health: ocriplasmin|prokera|*ophthalmic
Rare diseases: *lucerase|*sidase|*sulfase|ataluren|*nersen
Anemia: *poetin|ferumoxytol
Bleeding disorders: fibrin sealants?
Transfusion medicine: procleix|blood systems?|(hiv|htlv|hcv|hbv|mpx) (assay|system|test)s?|mpx
HIV: tesamorelin|*ravirine|anti-hiv
Vaccines: pneumoniae polysaccharides?|polysaccharide conjugate*
Respiratory infections: pneumoniae polysaccharides?|pneumococcal
Infectious diseases: *pamulin|botulism|antitoxins?|assay for (hiv|hbv|hcv)|sulfamethoxazole|antiseptics?
Chronic kidney disease: *calcitol|*calcet
Osteoarthritis: *coxib
Musculoskeletal health: anorganic|bone (mineral|matrix|substitutes?)|dbm|osteo(conductive|inductive|select)|demineralized|collagenase clostridium
Neuromuscular disease: ataluren|*nersen|edaravone
Epilepsy: ezogabine|retigabine|*racetam
Movement disorders: apomorphine|*giline
Multiple sclerosis: daclizumab|interferons?[- ]beta|alemtuzumab|natalizumab|(fingol|sipon|ozan)imod
Stroke: smart coils?|neurovascular|flow divert*
Neurology: idebenone|intracranial
Quality improvement and patient safety: hospital beds?|entrapment
Respiratory health: *sentan|riociguat
Vascular surgery: endoprosthes[ei]s|vascular plugs?|anasto*|embolization|occlusion devices?|aspiration systems?
Surgery: meshe?s?|fibrin sealants?|adhesion barriers?|rectopexy|repair grafts?|breast implants*
Contraception: birth control|intrauterine
Women's health: birth control|breast pumps?|hormone replacement|o?estrogen*
Attention deficit hyperactivity disorder: amphetamines?|*amfetamine
Acute pain: codeine|hydrocodone|oxycodone|tramadol|morphine|hydromorphone|fentanyl|ibuprofen|non-?steroidal anti-inflammatory|nsaids?
Transplantation: mycophenol*
Rhinosinusitis: pseudoephedrine|decongestants?
Depression: ssris?|serotonin reuptake|*oxetine
Rheumatoid arthritis: tnf|tumou?r necrosis factor
Regional anesthesia: lidocaine`

/** Stems of drugs that are given for several things: a title that tells its area says more than these. */
export const stemLines = `
Hypertension: *sartan|(amlo|felo|nife|nica|lacidi|lercani)dipine|(rami|perindo|enala|lisino|trandola|quina|capto|fosino|cilaza|benaze)pril
Venous thromboembolism: *xaban
Type 2 diabetes: *gliptin|*gliflozin|(?!tedu)*glutide|*glitazone
Acute pain: ketorolac|naproxen
Psychosis and schizophrenia: (?!dom)*peridone|clozapine|olanzapine|quetiapine
Anesthesia and pain: propofol|ketamine|*flurane|*curonium`

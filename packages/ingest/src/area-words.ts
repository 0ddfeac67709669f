/**
 * Words of headings, conditions and texts that lead to an area of interest, an area a line: its title, the wider one it belongs to,
 * and whole words in lower case as patterns, in which a star stands for the rest of a word. A title that the catalogue does not have is
 * passed over.
 */
export const areaLines = `
Alcohol use disorder < Addiction medicine: alcoholism|alcoholics|alcohol[- ](use|drinking|related|dependence|withdrawal)
Opioid use disorder < Addiction medicine: opioid[- ]related|opioid use disorders?|opioid dependence|buprenorphine|methadone
Smoking and vaping cessation < Addiction medicine: smoking|smokers?|tobacco|vaping|nicotine|e-cigarettes?|electronic (cigarettes?|nicotine)
Addiction medicine: substance[- ]related|substance (use|withdrawal)|methamphetamine|addict*|cannabis|marijuana|(alcohol|cocaine|opioid) (use|abuse|misuse)|drug misuse
Anaphylaxis < Allergy and immunology: anaphyla*
Food allergy < Allergy and immunology: food hypersensitivity|food (allergy|allergies|allergens?)|peanuts?
Immunodeficiency < Allergy and immunology: immunodeficien*|immunologic deficiency|immune globulins?
Allergy and immunology: hypersensitivity|allergy|allergies|allergic|allergens?|urticaria|angioedema
Chronic pain < Anesthesia and pain: chronic pain|fibromyalgia|neuralgia|neuropathic pain|spinal cord stimulat*|dorsal root ganglion
Acute pain < Anesthesia and pain: acute pain|pain, postoperative|postoperative pain
Regional anesthesia < Anesthesia and pain: nerve blocks?|anesthesia, conduction|regional ana?esthesia|epidural
Perioperative medicine < Anesthesia and pain: perioperative|preoperative|non-?cardiac surgery
Anesthesia and pain: anesthe*|anaesthe*|analges*|pain
Brain tumours < Cancer: brain neoplasms?|gliomas?|glioblastomas?|meningiomas?|brain tumou?rs?
Breast cancer < Cancer: breast neoplasms?|breast cancers?|breast carcinomas?
Cancer screening < Cancer: cancer screening|early detection of cancer|mammography
Colorectal cancer < Cancer: colorectal (neoplasms?|cancers?)|colonic neoplasms?|rectal neoplasms?|(colon|rectal) cancers?
Gynecological cancer < Cancer: (ovarian|uterine|endometrial|cervical) (neoplasms?|cancers?)|cervix neoplasms?
Head and neck cancer < Cancer: head and neck (neoplasms?|cancers?)|(laryngeal|oropharyngeal|mouth|nasopharyngeal) (neoplasms?|cancers?)
Leukemia < Cancer: leuka?emias?
Lung cancer < Cancer: lung neoplasms?|lung cancers?|carcinoma, non-small-cell lung|small[- ]cell lung
Lymphoma < Cancer: lymphomas?|hodgkin*
Melanoma and skin cancer < Cancer: melanomas?|skin neoplasms?|carcinoma, basal cell|skin cancers?
Myeloma < Cancer: myelomas?
Pancreatic cancer < Cancer: pancreatic (neoplasms?|cancers?)
Prostate cancer < Cancer: prostatic neoplasms?|prostate cancers?
Radiation therapy < Cancer: radiotherap*|chemoradi*|radiation therapy|brachytherapy
Systemic cancer therapy < Cancer: antineoplastic|chemotherap*|immune checkpoint|immunotherap*|(?!*citinib)*tinib|*ciclib|*parib|*rubicin
Cancer: neoplasms?|neoplastic|cancers?|cancerous|carcinomas?|adenocarcinomas?|cholangiocarcinomas?|tumou?rs?(?! necrosis)|antitumou?r|sarcomas?|(osteo|chondro|lipo)sarcomas?|metastas*|metastatic
Atrial fibrillation < Cardiovascular health: atrial fibrillation
Arrhythmia < Cardiovascular health: arrhythmi*|tachycardia*|long qt|pacemakers?|(ablation|electrophysiology|mapping) catheters?|defibrillators?|implantable cardioverter|icd|icds|crt-[dp]|af mri|cardiac resynchroni[sz]ation
Congenital heart disease < Cardiovascular health: heart defects, congenital|congenital heart|tetralogy
Coronary artery disease < Cardiovascular health: coronary|myocardial infarction|myocardial ischa?emia|angina|coronary stents?|drug-eluting
Dyslipidemia < Cardiovascular health: cholesterol|hyperlipid*|dyslipid*|hypercholesterol*|statins?|(atorva|fluva|lova|pita|prava|rosuva|simva)statin|hydroxymethylglutaryl*|pcsk9|atherosclero*
Heart failure < Cardiovascular health: heart failure|cardiomyopath*|ventricular dysfunction|ventricular assist
Hypertension < Cardiovascular health: hypertension|antihypertensive|antihypertensives|blood pressure|*sartan
Peripheral artery disease < Cardiovascular health: peripheral arter*|claudication
Valvular heart disease < Cardiovascular health: heart valves?|aortic (valve )?stenosis|mitral|mitraclip|valve (systems?|prosthes[ei]s)|annuloplasty
Venous thromboembolism < Cardiovascular health: venous thrombo*|pulmonary embolism|deep[- ]vein|anticoagulants?|*xaban
Cardiac imaging < Cardiovascular health: echocardiogra*|cardiac imaging
Cardiovascular health: cardiovascular|heart diseases?|cardiac|heart|angioplasty|percutaneous transluminal|pta|occlusion balloons?|balloon catheters?|stents?|aortic|vena cava|transcatheter|left atrial
Mechanical ventilation < Critical care: respiration, artificial|mechanical ventilation|respiratory distress syndrome
Resuscitation < Critical care: resuscitat*|cardiac arrest|heart arrest
Sepsis < Critical care: sepsis|septic|septica?emia
Critical care: critical care|critical illness|critically ill|intensive care
Acne and rosacea < Dermatology: acne|rosacea
Atopic dermatitis < Dermatology: dermatitis, atopic|atopic dermatitis|eczema(?!-like)
Psoriasis < Dermatology: psoria*
Wound care < Dermatology: wounds?|pressure ulcers?|burns
Dermatology: skin diseases?|dermatitis|dermatolog*|dermatos[ei]s|dermatomyositis|dermatomycos[ei]s|hidradenitis|alopecia|vitiligo|exanthem*|pustulosis|cutaneous|skin (rash|lesions?)|pemphig*|warts?|keratosis|keratoses|hyperhidrosis|pruritus|melasma|lichen planus|stevens-johnson|epidermolysis|ichthyosis|dermal|skin (substitutes?|grafts?|aging|hydration)
Adrenal disorders < Diabetes and endocrinology: adrenal|cushing|cushing's|addison|addison's
Obesity < Diabetes and endocrinology: obese|obesity|overweight|weight loss
Osteoporosis < Diabetes and endocrinology: osteoporo*|bone density
Pituitary disorders < Diabetes and endocrinology: pituitar*|acromegaly
Thyroid disease < Diabetes and endocrinology: thyroid*|hypothyroid*|hyperthyroid*|euthyroid
Type 1 diabetes < Diabetes and endocrinology: diabetes mellitus, type 1|type 1 diabetes
Type 2 diabetes < Diabetes and endocrinology: diabetes mellitus, type 2|type 2 diabetes|glucagon-like peptide*|sodium-glucose transporter|hypoglyca?emic agents?|*gliptin|*gliflozin|(sema|lira|dula)glutide|*glitazone
Diabetes and endocrinology: diabet*|antidiabetic*|endocrin*|insulins?|hyperinsulin*|glycated|blood glucose
Celiac disease < Digestive health: celiac|coeliac
Endoscopy < Digestive health: endoscop*|colonoscop*
Fatty liver disease < Digestive health: fatty liver|steatohepatitis|steatotic
Gastroesophageal reflux < Digestive health: gastroesophageal reflux|o?esophagitis|proton pump
Inflammatory bowel disease < Digestive health: crohn|crohn's|colitis, ulcerative|ulcerative colitis|inflammatory bowel
Irritable bowel syndrome < Digestive health: irritable bowel|constipation
Viral hepatitis < Digestive health: hepatitis [a-e]|hepatitis, viral|viral hepatitis|chronic hepatitis|*buvir|*previr|*asvir|hbv|hcv
Digestive health: gastrointestinal|gastroenter*|gastro-?o?esophageal|gastroparesis|gastroscop*|gastric|gastritis|liver(?!,? microsom)|hepatic|hepatitis|hepatocellular|hepatobiliary|hepatolog*|hepatotoxic*|hepatectomy|hepatomegaly|hepatorenal|bowel|pancreat*|intestines?|intestinal|cirrhosis|o?esophag*|achalasia|duoden*|peptic|dyspepsia|helicobacter|diverticul*|appendicitis|appendectomy|gallbladder|gallstones?|cholecyst*|cholelith*|cholangi*|biliary|diarrh*|clostridioides|hernias?|h(a)?emorrhoids?|ileus|colon|colonic|colitis|microscopic colitis|swallowing|dysphagia
Hearing loss < Ear, nose and throat: hearing|cochlear|deafness
Rhinosinusitis < Ear, nose and throat: sinusitis|rhinosinusitis|rhinitis|nasal polyps?
Ear, nose and throat: otitis|tonsil*|otolaryng*|larynx
Toxicology < Emergency medicine: poisonings?|overdoses?|toxicology|antidotes?
Trauma < Emergency medicine: multiple trauma|craniocerebral trauma|wounds and injuries|spinal injuries
Emergency medicine: emergency (services?|medicine|departments?|treatment)|emergencies
Cataract < Eye health: cataracts?
Diabetic eye disease < Eye health: diabetic retinopathy|diabetic macular
Glaucoma < Eye health: glaucoma|intraocular pressure
Macular degeneration < Eye health: macular degeneration
Eye health: eye diseases?|ophthalm*|retinas?|retinal|retinopath*|corneas?|corneal|uveitis|vision|optical coherence tomography|intraocular|amniotic membrane|intraocular lens*|contact lens*|dry eyes?|macular|ocular|keratoconus|keratitis
Pharmacogenomics < Genetics: pharmacogen*
Rare diseases < Genetics: rare diseases?|orphan drugs?|lysosomal|enzyme replacement
Genetics: genetics? (testing|predisposition|counsel*)|hereditary|gene therapy
Frailty < Geriatric medicine: frail|frailty
Falls < Geriatric medicine: accidental falls|falls
Deprescribing < Geriatric medicine: deprescri*|polypharmacy
Geriatric medicine: geriatric*|aged, 80|older adults
Anemia < Hematology: ana?emi[ac]s?|iron deficien*
Bleeding disorders < Hematology: ha?emophilia*|bleeding disorders?|thrombocytopeni*|von willebrand|factor (vii|viii|ix|xi|xiii)|*cog (alfa|beta|pegol)|antiha?emophilic|ha?emostatic
Sickle cell disease < Hematology: sickle
Transfusion medicine < Hematology: transfusions?|transfused|blood donors?|donor deferral|(blood|donor) screening
Hematology: ha?ematolog*|blood coagulation|hemoglobins?|neutropenia|myelodysplastic|thalass*|polycythemia
Indigenous health: indigenous|first nations|inuit|m[eé]tis
Antimicrobial stewardship < Infectious diseases: antimicrobial stewardship|drug resistance, (microbial|bacterial)|antibiotic resistance|*floxacin|*cillin|fluoroquinolones?
COVID-19 < Infectious diseases: covid|covid19|sars-cov-2|coronavirus*
HIV < Infectious diseases: hiv|hiv-?[12]|acquired immunodeficiency|pre-exposure prophylaxis|human immunodeficiency virus|*navir|*tegravir|(?!telbi)*vudine
Respiratory infections < Infectious diseases: pneumonias?|influenza|respiratory syncytial|respiratory tract infections?|bronchiolitis
Sexually transmitted infections < Infectious diseases: sexually transmitted|chlamydia|gonorrh*|syphilis|herpes genitalis
Travel and tropical medicine < Infectious diseases: malaria|dengue|tropical (medicine|diseases?|infections?)|travel medicine|schistosom*
Tuberculosis < Infectious diseases: tuberculosis|tuberculous|tuberculin|tubercular
Infectious diseases: infections?|infectious|coinfections?|bactera?emia|antibacterial|anti-bacterial|antivirals?|herpes zoster|sofosbuvir|west nile|zika|ebola|mpox|rabies|measles|mumps|rubella|pertussis|varicella|chickenpox|meningitis|encephalitis|lyme|clostridioides|clostridium difficile|staphylococcus aureus|mrsa|candidiasis|aspergillosis|mycos[ei]s|cellulitis|endocarditis|osteomyelitis|abscess|abscesses|cytomegalovirus|papillomavirus*|polio|poliomyelitis|norovirus|rotavirus|leishmania*|toxoplasm*|scabies|antibiotics?|antimicrobials?|antifungals?|virus diseases|bacterial infections|*vancin|*penem|*fungin|*conazole|wnv|hiv|htlv|t\\. cruzi|*zolid|tigecycline
Chronic kidney disease < Kidney health: renal insufficiency, chronic|chronic kidney|diabetic nephropath*|glomerular filtration
Dialysis < Kidney health: dialysis|ha?emodialysis
Glomerular disease < Kidney health: glomerulonephritis|glomerulosclerosis|nephrotic|iga nephropathy
Kidney transplantation < Kidney health: kidney transplant*
Kidney health: kidneys?|renal|nephrons?|nephropath*|nephritis|nephrolog*|nephrectomy|nephrotic|nephrotoxic*|nephrostomy|glomerulonephritis|pyelonephritis|cardiorenal
Clinical teaching < Medical education: clinical clerkship|bedside teaching
Simulation < Medical education: simulation training|patient simulation
Medical education: education, medical|medical education|internship and residency|residency training|students, medical
Anxiety disorders < Mental health: anxiety|panic disorders?
Attention deficit hyperactivity disorder < Mental health: attention[- ]deficit|adhd|methylphenidate|lisdexamfetamine
Autism < Mental health: autism|autistic
Bipolar disorder < Mental health: bipolar disorders?|bipolar (i|ii|1|2|depression|mania)
Depression < Mental health: (?<!(respiratory|system|cns|marrow|segment|spreading|long-term) )depression|depressive|depressed|antidepress*
Eating disorders < Mental health: eating disorders?|anorexia nervosa|bulimia|binge
Post-traumatic stress disorder < Mental health: post-?traumatic stress|ptsd
Psychosis and schizophrenia < Mental health: schizophreni*|psychotic|psychosis|psychoses|antipsychotics?
Suicide prevention < Mental health: suicid*
Mental health: mental health|mental disorders?|psychiatr*|psychotherap*
Arthroplasty < Musculoskeletal health: arthroplast*|(hip|knee) replacements?
Back pain < Musculoskeletal health: back pain|lumbago|sciatica
Fractures < Musculoskeletal health: fractures?
Osteoarthritis < Musculoskeletal health: osteoarthritis
Sport and exercise medicine < Musculoskeletal health: sports medicine|athletic injur*|exercise therapy|resistance training|athletes?|physical exertion
Musculoskeletal health: musculoskeletal|orthopa?edic*|tendinitis|tendinopath*|muscular diseases|ortho(?!.*(elisa|assay|test))|tendon (constructs?|research)|bone (void|grafts?|cements?)|cartilage|chondrocytes?|ligaments?|menisc*|rotator cuff|spinal fusion|scoliosis|cruciate|arthroscop*|osteotomy|hallux|microfracture
Concussion < Neurology: concussions?
Dementia < Neurology: dementias?|alzheimer|alzheimer's|alzheimers
Epilepsy < Neurology: epilep*|seizures?|anticonvulsants?
Headache and migraine < Neurology: headaches?|migraines?|*triptan|*gepant
Movement disorders < Neurology: parkinson|parkinson's|parkinsonism|movement disorders?|dystonias?|tremors?
Multiple sclerosis < Neurology: multiple sclerosis
Neuromuscular disease < Neurology: neuromuscular|amyotrophic lateral|myasthenia|muscular dystroph*|spinal muscular
Stroke < Neurology: strokes?|isch(a)?emic attack|(intra)?cerebral ha?emorrhage|thrombectomy|microcoils?|coil systems?
Neurology: neurolog*|nervous system diseases?|brain diseases|encephalitis|neuropath*|guillain-barr[eé]|neurodegenerat*|huntington|huntington's|narcolepsy|dural?|neurostimulat*|deep brain stimulat*|shunts?
Malnutrition < Nutrition: malnutrition|malnourished
Nutrition: nutrition|nutritional|dietary|diets?
End-of-life care < Palliative care: terminal care|end[- ]of[- ]life
Palliative care: palliative|hospices?
Neonatal care < Pediatrics: infant, newborn|newborns?|neonat*|preterm|infant, premature|premature (infants?|birth|labou?r)
Adolescent medicine < Pediatrics: adolescent medicine|adolescent health
Child development < Pediatrics: child development|developmental disabilit*
Pediatrics: pediatric*|paediatric*|child(?!-pugh)|children|infants?
Drug interactions < Pharmacotherapy: drug interactions?
Drug safety < Pharmacotherapy: drug-related side effects|adverse drug|pharmacovigilance|drug safety|drug reactions? with eosinophilia|drug hypersensitivity syndrome
Vaccines < Pharmacotherapy: vaccines?|vaccinations?|vaccinated|immuni[sz]ations?
Artificial intelligence in medicine < Practice and health systems: artificial intelligence|machine learning|deep learning
Digital health < Practice and health systems: digital health|mobile applications|electronic health records|medical informatics
Health policy < Practice and health systems: health policy|health care reform|delivery of health care
Physician wellness < Practice and health systems: physician wellness|burnout
Quality improvement and patient safety < Practice and health systems: quality improvement|patient safety|quality of health care
Virtual care < Practice and health systems: telemedicine|virtual care|telehealth
Preventive care < Primary care: primary prevention|preventive health|mass screening
Refugee and newcomer health < Primary care: refugees?|emigrants and immigrants|asylum
Rural medicine < Primary care: rural (health|population|medicine|communit*)
Primary care: primary health care|primary care|family practice|general practice
Environmental and occupational health < Public health: environmental (exposures?|health|pollut*)|occupational (exposures?|health|diseases?)|air pollution
Epidemiology < Public health: epidemiolog*
Health equity < Public health: health equity|healthcare disparities|social determinants
Immunization programs < Public health: immunization programs|vaccination coverage
Public health: public health
Brain injury rehabilitation < Rehabilitation: brain injur*
Spinal cord injury < Rehabilitation: spinal cord injur*
Stroke rehabilitation < Rehabilitation: stroke rehabilitation
Rehabilitation: rehabilitation|physical therapy modalities
Asthma < Respiratory health: asthma|asthmatic|asthmatics
Chronic obstructive pulmonary disease < Respiratory health: pulmonary disease, chronic obstructive|copd|chronic obstructive|emphysema
Cystic fibrosis < Respiratory health: cystic fibrosis
Interstitial lung disease < Respiratory health: interstitial lung|pulmonary fibrosis|lung diseases, interstitial
Sleep apnea < Respiratory health: sleep apn*|obstructive sleep
Respiratory health: lung diseases?|respiration|respiratory|pulmonary|bronchi|bronchial|bronchioles?|bronchitis|bronchiolitis|bronchiectasis|bronchus
Gout < Rheumatology: gout|gouty|hyperuric*
Lupus < Rheumatology: lupus
Rheumatoid arthritis < Rheumatology: rheumatoid
Spondyloarthritis < Rheumatology: spondyloarthr*|spondylitis
Vasculitis < Rheumatology: vasculitis|giant cell arteritis
Rheumatology: rheumat*|systemic sclerosis|scleroderma|arthritis
Bariatric surgery < Surgery: bariatric*
Enhanced recovery after surgery < Surgery: enhanced recovery
Minimally invasive surgery < Surgery: laparoscop*|minimally invasive|robotic surgical
Transplantation < Surgery: transplant*
Vascular surgery < Surgery: (splenic|aortic|abdominal aortic|popliteal|visceral) aneurysms?|vascular surg*|vascular (grafts?|closure)|endovascular|stent[- ]grafts?|anastomo*
Surgery: surgical procedures?|surgery|surgeries|neurosurgery|microsurgery|postoperative complications?|surgical (kits?|systems?)|breast implants?
Benign prostatic disease < Urology: prostatic hyperplasia|benign prostat*
Kidney stones < Urology: kidney calculi|nephrolith*|urolithiasis|kidney stones?
Urinary incontinence < Urology: urinary incontinence|overactive bladder
Urology: urolog*|urinary bladder|erectile|cystectomy|prostatectomy|ureter*|urethra*|testicular|vasectomy|infertility, male
Contraception < Women's health: contracept*|intrauterine devices?
Fertility < Women's health: infertil*|fertili[sz]ation
Gestational diabetes < Women's health: diabetes, gestational|gestational diabetes
High-risk pregnancy < Women's health: pre-?eclampsia|pregnancy complications|high-risk pregnancy
Women's health: pregnant|pregnancy|pregnancies|women's health|menopaus*|postmenopaus*|perimenopaus*|gyna?ecolog*|obstetric*|postpartum|placenta*|vaginal|vagina|c(a)?esarean|labou?r, obstetric|endometri(osis|um)|uterine|uterus|cervical ripening|breast ?feeding|lactation|polycystic ovar*|hysterectomy|fibroids?|leiomyomas?|prenatal|antenatal|maternal`

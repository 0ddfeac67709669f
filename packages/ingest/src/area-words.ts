/**
 * Words of headings, conditions and texts that lead to an area of interest, an area a line: its title, the wider one it belongs to,
 * and whole words in lower case as patterns, in which a star stands for the rest of a word, a tilde for a malignant
 * tumour and a space for a hyphen too. A title that the catalogue does not have is
 * passed over.
 */
export const areaLines = `
Alcohol use disorder < Addiction medicine: alcoholism|alcoholics|alcohol[- ](use|drinking|related|dependence|withdrawal)
Opioid use disorder < Addiction medicine: opioid[- ]related|opioid use disorders?|opioid dependence|buprenorphine|methadone
Smoking and vaping cessation < Addiction medicine: smoking|smokers?|tobacco|vaping|nicotine|e-cigarettes?|electronic (cigarettes?|nicotine)
Addiction medicine: substance[- ]related|substance (use|withdrawal)|methamphetamine|addict*|cannabis|marijuana|(alcohol|cocaine|opioid) (use|abuse|misuse)|drug misuse|drug (testing|abuse|addiction)|substance abuse|psychoactive substances?|designer drugs?|cocaine|heroin|amphetamine[- ]related|inhalant abuse|drug overdoses?|(drug|alcohol) dependence
Anaphylaxis < Allergy and immunology: anaphyla*
Food allergy < Allergy and immunology: food hypersensitivity|food (allergy|allergies|allergens?)|peanuts?
Immunodeficiency < Allergy and immunology: (?<!(acquired|human|feline|simian) )immunodeficien*|immunologic deficiency|immune globulins?
Allergy and immunology: hypersensitivity|allergy|allergies|allergic|allergens?|urticaria|angioedema|autoimmun*|immune system diseases?|antiphospholipid|sj[oö]gren|sj[oö]gren's|serum sickness|immune reconstitution|mast cell|eosinophilic o?esophagitis
Chronic pain < Anesthesia and pain: chronic pain|fibromyalgia|neuralgia|neuropathic pain|spinal cord stimulat*|dorsal root ganglion
Acute pain < Anesthesia and pain: acute pain|pain, postoperative|postoperative pain
Regional anesthesia < Anesthesia and pain: nerve blocks?|anesthesia, conduction|regional ana?esthesia|epidural
Perioperative medicine < Anesthesia and pain: perioperative|preoperative|non-?cardiac surgery
Anesthesia and pain: anesthe*|anaesthe*|analges*|pain|intubat*|laryngoscop*|airway management|sedat(ion|ives?)
Brain tumours < Cancer: brain ~|gliomas?|glioblastomas?|meningiomas?|medulloblastomas?|astrocytomas?|ependymomas?|craniopharyngiomas?
Breast cancer < Cancer: breast ~(?! resistance protein)|breast conserving|oncoplastic|mastectom*|lumpectom*
Cancer screening < Cancer: cancer screening|early detection of cancer|mammography
Colorectal cancer < Cancer: (colorectal|colonic|rectal|colon) ~|colorectal (liver )?metastas*
Gynecological cancer < Cancer: (ovarian|uterine|endometrial|cervical|vulvar|gyna?ecologic(al)?) ~|cervix ~
Head and neck cancer < Cancer: (head and neck|laryngeal|oropharyngeal|hypopharyngeal|nasopharyngeal|mouth|oral|oral cavity|tongue|salivary gland|parotid gland) ~
Leukemia < Cancer: leuka?emias?
Lung cancer < Cancer: (lung|pulmonary) ~|~, non-small-cell lung|small[- ]cell lung|nsclc
Lymphoma < Cancer: (?<!leuka?emia-)lymphomas?(?! kinase)|hodgkin*
Melanoma and skin cancer < Cancer: melanomas?|skin ~|carcinoma, basal cell|basal cell carcinomas?|merkel cell
Myeloma < Cancer: myelomas?
Pancreatic cancer < Cancer: pancreatic ~
Prostate cancer < Cancer: (prostatic|prostate) ~
Radiation therapy < Cancer: radiotherap*|chemoradi*|radiation therapy|brachytherapy|radiosurgery
Systemic cancer therapy < Cancer: antineoplastic|chemotherap*|immune checkpoint|(?<!(allergens?|allergen-specific|venom|sublingual|subcutaneous|oral) )immunotherap*|(?!*citinib)*tinib|*ciclib|*parib|*rubicin
Cancer: neoplasms?|neoplastic|cancers?(?! resistance protein)|cancerous|carcinomas?|adenocarcinomas?|cholangiocarcinomas?|tumou?rs?(?! necrosis)|antitumou?r|sarcomas?|(neuro|retino|hepato)blastomas?|ganglioneuromas?|schwannomas?|mesotheliomas?|thymomas?|oncolog*|neuro-?oncolog*|(?<!(non|neuroleptic) )malignan(t(?! hyperthermia)|cy|cies)|(osteo|chondro|lipo)sarcomas?|metastas*|metastatic|(lipo|osteo|rhabdomyo|leiomyo|angio|fibro)sarcomas?|paraneoplastic|choriocarcinomas?|cystadenocarcinomas?|neurofibromatosis|hemangiomas?|astrocytomas?|ependymomas?|craniopharyngiomas?|teratomas?|germinomas?|seminomas?|insulinomas?|gastrinomas?|pheochromocytomas?|paragangliomas?|carcinoids?|adenomatous polyposis|hepatomas?
Atrial fibrillation < Cardiovascular health: atrial fibrillation|left atrial appendage|pulmonary vein (isolation|ablation)
Arrhythmia < Cardiovascular health: arrhythmi*|tachycardia*|long qt|pacemakers?|(ablation|electrophysiology|mapping) catheters?|defibrillators?|implantable cardioverter|icd|icds|crt-[dp]|af mri|cardiac resynchroni[sz]ation|heart block|bundle[- ]branch|atrial flutter|ventricular (fibrillation|premature)|brugada|sick sinus|wolff[- ]parkinson|torsades?|catheter ablation|premature (atrial|ventricular) complexes
Congenital heart disease < Cardiovascular health: heart defects, congenital|congenital heart|tetralogy|ductus arteriosus|septal defects?|ebstein|fontan|eisenmenger|transposition of (the )?great|coarctation|truncus arteriosus
Coronary artery disease < Cardiovascular health: coronary(?! sinus)|myocardial infarction|myocardial ischa?emia|angina|coronary stents?|drug-eluting
Dyslipidemia < Cardiovascular health: cholesterol|hyperlipid*|dyslipid*|hypercholesterol*|statins?|(atorva|fluva|lova|pita|prava|rosuva|simva)statin|hydroxymethylglutaryl*|pcsk9|atherosclero*
Heart failure < Cardiovascular health: heart failure|cardiomyopath*|ventricular dysfunction|ventricular assist
Hypertension < Cardiovascular health: (?<!(venous|portal|intracranial|ocular|abdominal|pulmonary|pulmonary arterial) )hypertension|antihypertensive|antihypertensives|blood pressure
Peripheral artery disease < Cardiovascular health: peripheral arter*|claudication
Valvular heart disease < Cardiovascular health: heart valves?|aortic (valve )?stenosis|mitral|mitraclip|valve (systems?|prosthes[ei]s)|annuloplasty|(pulmonary|tricuspid|aortic) valves?
Venous thromboembolism < Cardiovascular health: venous thrombo*|pulmonary embolism|deep[- ]vein|anticoagulants?|thrombophilia|antiphospholipid
Cardiac imaging < Cardiovascular health: echocardiogra*|cardiac imaging|cardiac magnetic resonance
Cardiovascular health: cardiovascular|heart diseases?|cardiac|heart|angioplasty|percutaneous transluminal|pta|occlusion balloons?|balloon catheters?|(?<!(biliary|colorectal|colonic|o?esophageal|duodenal|enteral|gastric|pancreatic|apposing metal|ureteral|ureteric|urethral|prostatic|tracheal|airway|bronchial|sinus) )stents?|aortic|vena cava|transcatheter|left atrial|cardiogenic shock|myocarditis|pericarditis|varicose|venous (insufficiency|ulcers?|reflux|hypertension)|cardiomyocytes?|cardiotoxic*|pulmonary (arterial )?hypertension|(air|fat|paradoxical|arterial|cardiac) embolism|thromboembol*|thromb(osis|us)|(coronary|iliac) aneurysms?|arterial stiffness|arteriosclerosis|arteriovenous|vascular (diseases?|malformations?)|atrioventricular|ventricular|endocard*|myocard*|hypotension|limb isch(a)?emia|raynaud*|aorta|aortae|vasospasm|phlebitis|endothelial dysfunction|vascular stiffness|arterial stiffness|vasodilat*|vasoconstrict*|patent (ductus|foramen)
Mechanical ventilation < Critical care: respiration, artificial|mechanical ventilation|respiratory distress syndrome
Resuscitation < Critical care: resuscitat*|cardiac arrest|heart arrest
Sepsis < Critical care: sepsis|septic|septica?emia
Critical care: critical care|critical illness|critically ill|intensive care|cardiogenic shock|septic shock|extracorporeal membrane|(metabolic|lactic) acidosis
Acne and rosacea < Dermatology: acne|rosacea
Atopic dermatitis < Dermatology: dermatitis, atopic|atopic dermatitis|eczema(?!-like)
Psoriasis < Dermatology: psoriasis|psoriatic
Wound care < Dermatology: wounds?(?![- ]healing assay| and injuries)|pressure ulcers?|burns|(leg|foot|venous|diabetic foot) ulcer(s|ation|ations)?|burn (patients?|scars?|injur*)
Dermatology: skin diseases?|dermatitis|dermatolog*|dermatos[ei]s|dermatomyositis|dermatomycos[ei]s|hidradenitis|alopecia|vitiligo|exanthem*|pustulosis|cutaneous(?! allodynia)|skin (rash|lesions?)|pemphig*|warts?|keratosis|keratoses|hyperhidrosis|pruritus|melasma|lichen planus|stevens-johnson|epidermolysis|ichthyosis|dermal|skin (substitutes?|grafts?|aging|hydration)|nevus|nevi|naev(us|i)|melanocytic|dermoscop*|patch test*|itch|hamartomas?|keloids?|(dermal|soft tissue|facial) fillers?|facial (skin|aging|rejuvenation|photodamage)|skin elasticity|syringomas?|drug eruptions?|erythema|panniculitis|pityriasis|keratoderma|nail diseases?|hair (loss|diseases?|removal)|hirsutism|pyoderma|lipodystroph*|lichen (sclerosus|simplex)|ectodermal|albinism|pemphig*|bullous|epidermis|hyperpigmentation|photosensitiv*|sunburn|scars?|cicatri*|onychomycos*|tinea|scleroderma|skin (ulcers?|abnormalit*|toxicity|penetration)|hemangiomas?|dermatofibro*
Adrenal disorders < Diabetes and endocrinology: adrenal|cushing|cushing's|addison|addison's|aldosteronism|hyperaldosteronism|pheochromocytomas?
Obesity < Diabetes and endocrinology: obese|obesity|overweight|weight loss
Osteoporosis < Diabetes and endocrinology: osteoporo*|bone density
Pituitary disorders < Diabetes and endocrinology: pituitar*|acromegaly|hyperprolactin*|prolactinomas?|hypopituitarism|craniopharyngiomas?|diabetes insipidus
Thyroid disease < Diabetes and endocrinology: thyroid*|hypothyroid*|hyperthyroid*|euthyroid|goit(er|re)|graves|graves'
Type 1 diabetes < Diabetes and endocrinology: diabetes mellitus, type 1|(?<!non-)insulin dependent diabetes|type (1|i) diabet*
Type 2 diabetes < Diabetes and endocrinology: diabetes mellitus, type 2|type (2|ii) diabet*|glucagon-like peptide*|sodium-glucose transporter|hypoglyca?emic agents?
Diabetes and endocrinology: diabet*|antidiabetic*|endocrin*|insulins?(?!-like)|hyperinsulin*|glycated|blood glucose|islets?|beta-cells?|glyc(a)?emic|glucose control|hypoglyca?emia|goit(er|re)|hyperparathyroid*|hypoparathyroid*|parathyroid|puberty|hypogonadism|hyperandrogenism|gonadal|hypercalc(a)?emia|hypocalc(a)?emia|hyponatr(a)?emia|hyperprolactin*|prolactinomas?|hypopituitarism|gigantism|metabolic syndrome|metabolic diseases?|prediabet*|ketoacidosis|growth hormone|aldosteron*|hyperaldosteron*|cortisol|congenital adrenal|androgen insensitivity|endocrin*
Celiac disease < Digestive health: celiac|coeliac
Endoscopy < Digestive health: endoscop*|colonoscop*
Fatty liver disease < Digestive health: fatty liver|steatohepatitis|steatotic
Gastroesophageal reflux < Digestive health: gastroesophageal reflux|o?esophagitis|proton pump
Inflammatory bowel disease < Digestive health: crohn|crohn's|colitis, ulcerative|ulcerative colitis|inflammatory bowel
Irritable bowel syndrome < Digestive health: irritable bowel|constipation
Viral hepatitis < Digestive health: hepatitis [a-e]|hepatitis, viral|viral hepatitis|chronic hepatitis|*buvir|*previr|*asvir|hbv|hcv
Digestive health: gastrointestinal|gastroenter*|gastro-?o?esophageal|gastroparesis|gastroscop*|gastric|gastritis|liver(?!,? microsom)|hepatic|hepatitis|hepatocellular|hepatobiliary|hepatolog*|hepatotoxic*|hepatectomy|hepatomegaly|hepatorenal|bowel|pancreat*|intestines?|intestinal|cirrhosis|o?esophag*|achalasia|duoden*|peptic|dyspepsia|helicobacter|diverticul*|appendicitis|appendectomy|gallbladder|gallstones?|cholecyst*|cholelith*|cholangi*|biliary|diarrh*|clostridioides|hernias?|h(a)?emorrhoids?|ileus|colon|colonic|colitis|microscopic colitis|swallowing|dysphagia|fa?ecal microbiota|hyperammona?emi*|hepatic encephalopathy|digestive system|bile ducts?|cholestas*|choledoch*|cholecystectom*|enterocolitis|enteritis|ileitis|proctitis|pouchitis|mesenteric|stomach|rectal|rectum|anus|anal|h(a)?ematemesis|melena|hirschsprung*|megacolon|peritonitis|peritoneal (carcinomatosis|diseases?)|ascites|gastrectom*|colectom*|gastroesoph*|gastrointestinal|volvulus|intussuscept*|(anal|rectal|pancreatic|biliary|enterocutaneous) fistulas?|malabsorption|lactose intolerance|short bowel|zollinger|barrett|barrett's|varices|deglutition|laryngopharyngeal reflux|portal (vein|hypertension)|hemochromatosis|(colonic|colorectal|intestinal|gastric|rectal) polyps?|polypectom*
Hearing loss < Ear, nose and throat: hearing|cochlear|deafness|presbycusis|hyperacusis
Rhinosinusitis < Ear, nose and throat: sinusitis|rhinosinusitis|rhinitis|nasal polyps?
Voice and swallowing < Ear, nose and throat: dysphonia|aphonia|hoarseness|vocal (cords?|folds?|hygiene|load|fatigue)|voice disorders?|voice therapy|dysphagia|swallowing|deglutition disorders?
Ear, nose and throat: otitis|tonsil*|otolaryng*|larynx|ear (diseases?|infections?|surgery)|(middle|inner) ear|nose diseases|nasal (obstruction|septum|septal)|epistaxis|sinonasal|paranasal|pharyn(x|geal|gitis)|laryngitis|laryngeal (diseases?|edema|stenosis|injur*)|laryngomalacia|croup|vestibular|vertigo|m[eé]ni[eè]re|m[eé]ni[eè]re's|tinnitus|labyrinth*|mastoid*|cholesteatomas?|tympan*|otosclerosis|otorhinolaryng*|olfactory disorders|anosmia|acoustic neuroma
Toxicology < Emergency medicine: poisonings?|overdoses?|toxicology|antidotes?
Trauma < Emergency medicine: multiple trauma|craniocerebral trauma|wounds and injuries|spinal injuries|trauma (patients?|registry|registries|cent(er|re)s?|care)|polytrauma|severely injured|injured patients|(head|thoracic|abdominal|blast|brain|spinal cord|multiple|facial|maxillofacial|penetrating) (injur*|trauma)|wounds, (penetrating|nonpenetrating)|h(a)?ematomas?, subdural
Emergency medicine: emergency (services?|medicine|departments?|treatment)|emergencies|emergency medical|ambulances?|pre-?hospital|paramedics?|(snake|dog|insect|tick|animal|spider) bites?|(bee|insect|scorpion|wasp) stings?|drowning|asphyxia|foreign bod(y|ies)|heat ?stroke|hypothermia|snakebites?
Cataract < Eye health: cataracts?
Diabetic eye disease < Eye health: diabetic retinopathy|diabetic macular
Glaucoma < Eye health: glaucoma|intraocular pressure
Macular degeneration < Eye health: macular degeneration
Eye health: eye diseases?|ophthalm*|retinas?|retinal|retinopath*|corneas?|corneal|uveitis|vision|optical coherence tomography|intraocular|amniotic membrane|intraocular lens*|contact lens*|dry eyes?|macular|ocular|keratoconus|keratitis|myopi*|amblyopia|strabismus|conjunctivitis|conjunctival diseases?|scleral|optic neur*|blindness|chorioretin*|optic (nerves?|atrophy|disks?)|blephar*|eyelids?|ptosis|trachoma|pterygium|vitreous|lacrimal|nystagmus|orbital (fractures?|cellulitis|diseases?)|uveal|iritis|retinitis|retinoblastomas?|endophthalmitis|pupil disorders|diplopia|oculomotor|hyperopia|astigmatism|refractive (errors?|surgery)|presbyopia|xerophthalmia|aniridia|photoreceptors?|eye (care|injur*|surgery|infections?|examination)
Pharmacogenomics < Genetics: pharmacogen*
Rare diseases < Genetics: rare diseases?|orphan drugs?|lysosomal|enzyme replacement|mucopolysaccharidos*|gaucher|fabry|pompe|niemann[- ]pick|storage diseases?|amyloidos[ei]s|porphyrias?
Genetics: genetics? (testing|predisposition|counsel*)|hereditary|gene therapy|chromosome (disorders?|aberrations?|deletions?)|metabolism, inborn errors|inborn errors|storage diseases?|mucopolysaccharidos*|gangliosidos*|mitochondrial diseases?|homocystinuria|phenylketonuria|galactosemias?|porphyrias?|marfan|ehlers[- ]danlos|turner syndrome|klinefelter|noonan|williams syndrome|prader[- ]willi|angelman|fragile x|down syndrome|trisomy|digeorge|gaucher|fabry|pompe|niemann[- ]pick|wilson disease|hepatolenticular
Frailty < Geriatric medicine: frail|frailty
Falls < Geriatric medicine: accidental falls|falls
Deprescribing < Geriatric medicine: deprescri*|polypharmacy
Geriatric medicine: geriatric*|aged, 80|older adults|ageis[mt]|aged care|elderly|nursing homes?|long-term care facilit*|older (people|persons|patients|americans)
Anemia < Hematology: ana?emi[ac]s?|iron deficien*
Bleeding disorders < Hematology: ha?emophilia*|bleeding disorders?|thrombocytopeni*|von willebrand|factor (vii|viii|ix|xi|xiii)|*cog (alfa|beta|pegol)|antiha?emophilic|ha?emostatic
Sickle cell disease < Hematology: sickle
Transfusion medicine < Hematology: (?<!twin )transfusions?|transfused|blood donors?|donor deferral|(blood|donor) screening
Hematology: ha?ematolog*|blood coagulation|hemoglobins?|neutropenia|myelodysplastic|thalass*|polycythemia|ha?ematopoietic|(bone marrow|stem[- ]cell) transplant*|graft[- ]versus[- ]host|thrombotic microangiopathy|purpura|coagulation|coagulopath*|eosinophilia(?! and systemic)|histiocytos[ei]s|lymphoproliferative|lymphaden*|splenomegaly|splenic(?! (aneurysms?|arter*))|spleen|thrombocythemia|thrombocytosis|(blood|low) platelets?|platelet (disorders?|counts?|function)|leukopenia|leukocytosis|gammopath*|hemolytic|haemolytic|g6pd|glucosephosphate|hemoglobinuria|methemoglobin*|mastocytos[ei]s|castleman|tafro|lymphedema|lymphoedema|myeloproliferative|myelofibrosis|blood (group|platelet) (incompatibility|disorders?)|agranulocytosis|aplastic|thrombasthenia|fibrinogen|hemophagocyt*|blood donation
Indigenous health: indigenous|first nations|inuit|m[eé]tis
Antimicrobial stewardship < Infectious diseases: antimicrobial stewardship|drug resistance, (microbial|bacterial)|antibiotic resistance|*floxacin|*cillin|fluoroquinolones?
COVID-19 < Infectious diseases: covid|covid19|sars-cov-2|coronavirus*
HIV < Infectious diseases: hiv|hiv-?[12]|acquired immunodeficiency|pre-exposure prophylaxis|human immunodeficiency virus|*navir|*tegravir|(?!telbi)*vudine
Respiratory infections < Infectious diseases: pneumonias?|influenza|respiratory syncytial|respiratory tract infections?|bronchiolitis
Sexually transmitted infections < Infectious diseases: sexually transmitted|chlamydia|gonorrh*|syphilis|herpes genitalis
Travel and tropical medicine < Infectious diseases: malaria|dengue|tropical (medicine|diseases?|infections?)|travel medicine|schistosom*|plasmodium|yellow fever|leishmania*|trypanosom*|chagas|filaria*|onchocerc*|neglected tropical
Tuberculosis < Infectious diseases: tuberculosis|tuberculous|tuberculin|tubercular
Infectious diseases: infections?|infectious|coinfections?|bactera?emia|antibacterial|anti-bacterial|antivirals?|herpes zoster|sofosbuvir|west nile|zika|ebola|mpox|rabies|measles|mumps|rubella|pertussis|varicella|chickenpox|meningitis|encephalitis|lyme|clostridioides|clostridium difficile|staphylococcus aureus|mrsa|candidiasis|aspergillosis|mycos[ei]s(?! fungoides)|cellulitis|endocarditis|osteomyelitis|abscess|abscesses|cytomegalovirus|papillomavirus*|polio|poliomyelitis|norovirus|rotavirus|leishmania*|toxoplasm*|scabies|antibiotics?|antimicrobials?|antifungals?|virus diseases|bacterial infections|*vancin|*penem|*fungin|*conazole|wnv|hiv|htlv|t\\. cruzi|*zolid|tigecycline|epstein-barr?|herpes(virus(es)?)?|hpv|multidrug[- ]resistant|salmonella|microbial resistance|rickettsi*|spotted fever|demodex|leprosy|tinea|empyema|typhus|typhoid|paratyphoid|brucell*|actinomyc*|gangrene|erysipelas|impetigo|plague|anthrax|legionell*|legionnaires|leptospir*|tular?emia|q fever|cholera|diphtheria|tetanus|botulism|trachoma|listeri*|shigell*|campylobacter|klebsiella|acinetobacter|enterococc*|streptococcal|streptococcus (pneumoniae|pyogenes)|staphylococc*|meningococc*|pneumococc*|smallpox|monkeypox|molluscum|yellow fever|h(a)?emorrhagic fevers?|lassa|hantavir*|chikungunya|enterovir*|adenovirus infections?|helminth*|cysticerc*|neurocysticerc*|echinococc*|trichin*|ascari*|strongyloid*|filaria*|onchocerc*|giardia*|cryptosporidi*|am(o)?ebiasis|trypanosom*|chagas|babesi*|trichomon*|lice|pediculosis|myiasis|histoplasm*|cryptococc*|coccidioid*|blastomyc*|mucormyc*|pneumocystis|foodborne|communicable diseases?|parasitic (diseases?|infections?)|parasitos[ei]s|epstein barr virus
Chronic kidney disease < Kidney health: renal insufficiency, chronic|chronic kidney|diabetic nephropath*|glomerular filtration
Dialysis < Kidney health: dialysis|ha?emodialysis
Glomerular disease < Kidney health: glomerulonephritis|glomerulosclerosis|nephrotic|iga nephropathy
Kidney transplantation < Kidney health: kidney transplant*
Kidney health: kidneys?|renal|nephrons?|nephropath*|nephritis|nephrolog*|nephrectomy|nephrotic|nephrotoxic*|nephrostomy|glomerulonephritis|pyelonephritis|cardiorenal|hyperoxaluria|uremi[ac]|uraemi[ac]|proteinuria|albuminuria|hemolytic[- ]uremic|nephros(is|es)|polycystic kidney|nephrocalcinosis|tubulopath*|fanconi syndrome|bartter
Clinical teaching < Medical education: clinical clerkship|bedside teaching
Simulation < Medical education: simulation training|patient simulation
Medical education: education, medical|medical education|internship and residency|residency training|students, medical|medical students?|(case|problem)-based learning|medical curricul*|entrustable professional|clinical learning environment|residency (programs?|applications?)|resident (attitudes|education|experience)
Anxiety disorders < Mental health: anxiety|panic disorders?|phobi(a|as|c)|agoraphobia
Attention deficit hyperactivity disorder < Mental health: attention[- ]deficit|adhd|methylphenidate|lisdexamfetamine
Autism < Mental health: autism|autistic
Bipolar disorder < Mental health: bipolar disorders?|bipolar (i|ii|1|2|depression|mania)|mania|manic
Depression < Mental health: (?<!(respiratory|system|cns|marrow|segment|spreading|long-term) )depression|depressive|depressed|antidepress*
Eating disorders < Mental health: eating disorders?|anorexia nervosa|bulimia|binge
Post-traumatic stress disorder < Mental health: post-?traumatic stress|ptsd
Psychosis and schizophrenia < Mental health: schizophreni*|psychotic|psychosis|psychoses|antipsychotics?|delusion*
Suicide prevention < Mental health: suicid*
Mental health: mental health|mental disorders?|psychiatr*|psychotherap*|psychopatholog*|personality disorders?|agitat(ion|ed)|obsessive[- ]compulsive|phobi(a|as|c)|adjustment disorders?|dissociative|conduct disorders?|gambling|hoarding|trichotillomania|delirium|intellectual disabilit*|learning disabilit*|dyslexia|mental(ly)? (illness|ill|retardation)|self[- ](harm|injur*)|paraphil*|somatoform|catatoni[ac]|borderline personality|mania|manic|psychosocial (stress|interventions?)|mindfulness|bereavement|grief|insomnia
Arthroplasty < Musculoskeletal health: arthroplast*|(hip|knee) replacements?
Back pain < Musculoskeletal health: back pain|lumbago|sciatica
Fractures < Musculoskeletal health: fractures?
Osteoarthritis < Musculoskeletal health: osteoarthritis
Sport and exercise medicine < Musculoskeletal health: sports medicine|athletic injur*|exercise therapy|resistance[- ]training|exercise training|athletes?|athletic|sports?|tennis|runners?|(barefoot|endurance) running|physical exertion|physical fitness|exercise (tolerance|performance)|aerobic exercise
Musculoskeletal health: musculoskeletal|orthopa?edic*|tendinitis|tendinopath*|muscular diseases|ortho(?!.*(elisa|assay|test))|tendon (constructs?|research)|bone (void|grafts?|cements?)|cartilage|chondrocytes?|ligaments?|menisc*|rotator cuff|spinal fusion|scoliosis|cruciate|arthroscop*|osteotomy|hallux|microfracture|synovi*|chondromatosis|bankart|achilles|tendons?|spinal (stenosis|disorders?)|spine|heterotopic ossification|ossificans|osteonecrosis|sarcopenia|syndactyly|shoulders?|hamstrings?|patell*|spondylolisthesis|lumbar (spine|dis[ck]s?|spinal|spondyl*|degenerative|stenosis)|biceps|tenodesis|tenotomy|musculo-skeletal|osteochondritis|bone (diseases?|cysts?|loss|metabolism)|joint (diseases?|instability|replacements?)|foot deformit*|hand (injur*|deformit*|surgery)|contractures?|dupuytren|dupuytren's|(?<!necroti[sz]ing )fasciitis|rickets|osteomalacia|osteogenesis imperfecta|achondroplasia|dwarfism|craniosynostos*|hip (dislocation|dysplasia)|(intervertebral )?dis[ck] (degeneration|displacement|herniation)|dis[ck] herniation|kyphosis|lordosis|clubfoot|compartment syndromes?|myalgia|bursitis|periarthritis|frozen shoulder|carpal tunnel|osteochondro*|polydactyly|(knee|hip|ankle|wrist|elbow|hand|foot|leg|arm|shoulder) injur*|dislocations?|osteolysis|ankylos*|amputat*|bunions?|heel spurs?|osteotom*|femoral (neck|head|shaft)|tibia|tibial plateau|humerus|humeral
Concussion < Neurology: concussions?
Dementia < Neurology: dementias?|alzheimer|alzheimer's|alzheimers|cognitive decline|mild cognitive impairment|frontotemporal|lewy bod(y|ies)|neurofibrillary
Epilepsy < Neurology: epilep*|seizures?|anticonvulsants?|antiepileptics?|lennox|dravet
Headache and migraine < Neurology: headaches?|migraines?|*triptan|*gepant
Movement disorders < Neurology: parkinson|parkinson's|parkinsonism|movement disorders?|dystonias?|tremors?|dyskinesias?|chorea|huntington|huntington's|tourette|tourette's|myoclonus|ataxias?|supranuclear palsy|multiple system atrophy
Multiple sclerosis < Neurology: multiple sclerosis
Neuromuscular disease < Neurology: neuromuscular|amyotrophic lateral|myasthenia|muscular dystroph*|spinal muscular|myopath(y|ies)|inclusion body|myotonic|lambert[- ]eaton|polyneuropath*|charcot[- ]marie[- ]tooth|motor neurone? diseases?
Stroke < Neurology: strokes?|isch(a)?emic attack|(intra)?cerebral ha?emorrhage|thrombectomy|microcoils?|coil systems?|cerebrovascular|subarachnoid|(cerebral|intracranial|carotid) (arter(y|ies)|aneurysms?|occlusion|steno*)|carotid|brain (infarction|isch(a)?emia)|cerebral infarction|moyamoya|intracranial (h(a)?emorrhages?|aneurysms?|thrombosis|arteriosclerosis)
Neurology: neurolog*|nervous system (diseases?|disorders?|pathology|injur*|infections?|vasculitis)|brain diseases|encephalitis|neuropath*|guillain-barr[eé]|neurodegenerat*|huntington|huntington's|narcolepsy|dural?|neurostimulat*|deep brain stimulat*|shunts?|ataxias?|cerebral palsy|neuroimaging|myelomeningocele|electroencephalogra*|stereoelectroencephalogra*|eeg|(cerebral|brain) atrophy|paralysis|nerve (injur*|compression|palsy|palsies|conduction)|(facial|cranial|trigeminal|peripheral|sciatic|ulnar|median|radial) nerves?|bell palsy|bell's palsy|hydrocephal*|brain (diseases?|death|abscess|edema|disorders?)|cerebell*|basal ganglia|encephalopath*|leukoencephalopath*|leukodystroph*|demyelinat*|myelitis|neuromyelitis|myelopath*|radiculopath*|polyradicul*|aphasia|apraxia|agnosia|amnesia|coma|syncope|dysautonomia|autonomic nervous|sleep (disorders?|wake)|insomnia|restless legs|cataplexy|hypersomn*|tuberous sclerosis|chiari|spina bifida|syringomyelia|neurotoxic*|intracranial|subdural|neurosurg*|neuralgia|neuroinflam*
Malnutrition < Nutrition: malnutrition|malnourished
Nutrition: nutrition|nutritional|dietary(?! (exposures?|pathways?))|diets?|vitamins?|vitamin [a-k][0-9]*( deficiency)?|(folate|folic acid|zinc|iodine|magnesium) deficiency|parenteral nutrition|enteral (nutrition|feeding)|food (intake|consumption)|breastfe*
End-of-life care < Palliative care: terminal care|end[- ]of[- ]life
Palliative care: palliative|hospices?
Neonatal care < Pediatrics: infant, newborn|newborns?|neonat*|preterm|infant, premature|premature (infants?|birth|labou?r)|birth weight|bronchopulmonary dysplasia|retinopathy of prematurity|enterocolitis, necrotizing|necroti[sz]ing enterocolitis|kernicterus|perinatal
Adolescent medicine < Pediatrics: adolescent medicine|adolescent health
Child development < Pediatrics: child development|developmental disabilit*
Pediatrics: pediatric*|paediatric*|child (health|welfare|care|abuse|maltreatment|mortality|psychiatry|behaviou?r)|(a|of|young|male|female|old) child|child with|^child(, preschool)?$|children|infants?|boys?|girls?|childhood|adolescen*|kindergarten|school[- ]?age(d)?
Drug interactions < Pharmacotherapy: drug interactions?
Drug safety < Pharmacotherapy: drug-related side effects|adverse drug|pharmacovigilance|drug safety|drug reactions? with eosinophilia|drug hypersensitivity syndrome
Vaccines < Pharmacotherapy: vaccines?|vaccinations?|vaccinated|immuni[sz]ations?
Artificial intelligence in medicine < Practice and health systems: artificial intelligence|machine learning|deep learning
Digital health < Practice and health systems: digital health|mobile applications|electronic (health|medical) records?|health information technolog*|medical informatics
Health policy < Practice and health systems: health policy|health care reform|delivery of health care|access to medicines|essential medicines
Physician wellness < Practice and health systems: physician wellness|burnout
Quality improvement and patient safety < Practice and health systems: quality improvement|patient safety|quality of health care|medical errors?
Virtual care < Practice and health systems: telemedicine|virtual care|telehealth
Practice and health systems: health ?care (systems?|costs?|econom*|use)|health services research|value-based (health ?)?care|shared decision[- ]making|interprofessional|patient-cent(er|re)d care|outpatient clinics?|nursing (practice|leadership)|patient engagement|health ?care organi[sz]ations?|hospital (costs?|management|administration)|cost accounting
Preventive care < Primary care: primary prevention|preventive health|mass screening
Refugee and newcomer health < Primary care: refugees?|emigrants and immigrants|asylum
Rural medicine < Primary care: rural (health|population|medicine|communit*)
Primary care: primary health care|primary care|family practice|general practice
Environmental and occupational health < Public health: environmental (exposures?|health|pollut*)|occupational (exposures?|health|diseases?)|air pollution|pesticides?|herbicides?|glyphosate|particulate matter|occupational(?! therap*)|pneumoconios*|silicosis|asbestos*|decompression sickness|sick building
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
Interstitial lung disease < Respiratory health: interstitial lung|pulmonary fibrosis|lung diseases, interstitial|silicosis|asbestosis|pneumoconios*|hypersensitivity pneumonitis|sarcoidosis
Sleep apnea < Respiratory health: sleep apn*|obstructive sleep
Respiratory health: lung diseases?|(?<!soil )respiration|respiratory(?! (burst|activity))|pulmonary(?! (valves?|veins?))|bronchi|bronchial|bronchioles?|bronchitis|bronchiolitis|bronchiectasis|bronchus|(?<!cell )lungs?(?! (cancers?|neoplasms?|carcinomas?|adeno*|squamous|metasta*))|pneumothorax|pleural|pleurisy|bronchopulmonary|bronchogenic|dyspn(o)?ea|cough|h(a)?emoptysis|tracheal|trachea|tracheomalacia|silicosis|asbestos*|pneumoconios*|alpha[- ]1 antitrypsin deficiency|sarcoidosis|mediastin*|thoracic surgery|ventilators?
Gout < Rheumatology: gout|gouty|hyperuric*
Lupus < Rheumatology: lupus
Rheumatoid arthritis < Rheumatology: rheumatoid
Spondyloarthritis < Rheumatology: spondyloarthr*|spondylitis
Vasculitis < Rheumatology: vasculitis|giant[- ]cell arteritis|granulomatosis with polyangiitis|microscopic polyangiitis|churg[- ]strauss|takayasu|kawasaki|polyarteritis|behcet's|behçet's|henoch
Rheumatology: rheumat*|systemic sclerosis|scleroderma|arthritis|myositis(?! ossificans)|dermatomyositis|polymyositis|polychondritis|still's disease|behcet|behcet's|behçet|behçet's|connective tissue diseases?|reticulohistiocytosis|sj[oö]gren|sj[oö]gren's|antiphospholipid|felty|fibromyalgia|polymyalgia|granulomatosis with polyangiitis|polyangiitis|raynaud*
Bariatric surgery < Surgery: bariatric*
Enhanced recovery after surgery < Surgery: enhanced recovery
Minimally invasive surgery < Surgery: laparoscop*|minimally invasive|robotic surgical
Transplantation < Surgery: (?<!(microbiota|marrow|cell|hair|tooth|haploidentical) )transplant*
Vascular surgery < Surgery: (splenic|aortic|abdominal aortic|popliteal|visceral) aneurysms?|vascular surg*|vascular (grafts?|closure)|endovascular|stent[- ]grafts?|anastomo*
Surgery: surgical procedures?|surgery|surgeries|neurosurgery|microsurgery|postoperative complications?|surgical (kits?|systems?)|breast implants?|free flaps?|morcellation|surgical (wound|site|flaps?|mesh|instruments?|outcomes?|resection)|(gastr|col|pancreat|hepat|o?esophag|cholecyst|append|pneumon|lob|prostat|cyst|hyster|mast|thyroid|parathyroid|varicocel|nephroureter|lymphaden|tonsill|hemorrhoid|lamin)ectom(y|ies)|(arthro|rhino|mammo|abdomino|hernio|cranio|pyelo)plast(y|ies)|resections?|reconstructive|laparotom*|anastomo*|perioperative|postoperative|preoperative|presurgical|sutures?
Benign prostatic disease < Urology: prostatic hyperplasia|benign prostat*
Kidney stones < Urology: kidney calculi|nephrolith*|urolithiasis|kidney stones?
Urinary incontinence < Urology: urinary incontinence|overactive bladder
Urology: urolog*|urinary bladder|erectile|cystectomy|prostatectomy|ureter*|urethra*|testicular|vasectomy|infertility, male|urothelial|bladder (augmentation|outlet|neck|cancers?|dysfunction)|neurogenic bladder|urinary tract|varicocel*|semen (analysis|parameters|quality)|prostat(e|ic|itis)|penile|penis|phimosis|hypospadias|epididym*|orchitis|cryptorchidism|testis|testes|hydronephros*|vesicoureteral|vesico-ureteral|enuresis|cystitis|h(a)?ematuria|azoospermia|oligospermia|asthenozoospermia|male infertility|sexual dysfunction|priapism|peyronie|peyronie's|lower urinary
Contraception < Women's health: contracept*|intrauterine devices?
Fertility < Women's health: infertil*|fertili[sz]ation|oocyte (retrieval|donation|maturation)|ovarian tissue|embryo transfer|assisted reproducti*
Gestational diabetes < Women's health: diabetes, gestational|gestational diabetes
High-risk pregnancy < Women's health: pre-?eclampsia|pregnancy complications|high-risk pregnancy|twin-twin|twin-to-twin|monochorionic|eclampsia|hellp|placenta (previa|accreta)|fetal growth|stillbirths?|hyperemesis
Labour and birth < Women's health: labou?r, obstetric|stages? of labou?r|labou?r augmentation|amniotomy|labou?r induction|induction of labou?r|(vaginal|c(a)?esarean) (delivery|deliveries|birth)|c(a)?esareans?|birth attendants?
Menopause < Women's health: menopaus*|perimenopaus*|hot fl[au]shes
Women's health: pregnant|pregnancy|pregnancies|women's health|menopaus*|postmenopaus*|perimenopaus*|gyna?ecolog*|obstetric*|postpartum|placenta*|vaginal|vagina|c(a)?esarean|labou?r, obstetric|endometri(osis|um)|uterine|uterus|cervical ripening|breast ?feeding|lactation|polycystic ovar*|hysterectomy|fibroids?|leiomyomas?|prenatal|antenatal|maternal|vaginitis|vaginosis|vulv(ar|itis|ovaginitis|odynia)|menorrhagia|menstruat*|menstrual|dysmenorrh*|amenorrh*|premenstrual|ovarian (cysts?|diseases?|reserve|hyperstimulation|insufficiency)|salpingitis|adenomyosis|endometri(tis|al)|pelvic (floor|inflammatory|organ prolapse)|uterovaginal|abortions?|miscarriages?|ectopic pregnanc*|hydatidiform|fet(al|us)|foet(al|us)|gestational|stillbirths?|midwi(fe|ves|fery)|mastitis|cervix|hormone replacement|menopausal hormone`

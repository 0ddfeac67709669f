// Written after lot 33, before the search's tables were looked at and before it was asked any of them: what a hospital and a community pharmacist, a family doctor and a nurse type on an ordinary day, all of it in both languages. Asked for the first time: English 0.925 first and 0.950 among five, French 0.875 and 0.925.
export const thirtyFourthLines = `
jardiance vs forxiga = jardiance ou forxiga = drug:empagliflozin drug:dapagliflozin
apixaban dose renal impairment = dose apixaban insuffisance rénale = drug:apixaban
azithromycin pediatric dose = dose pédiatrique azithromycine = drug:azithromycin
sertraline breastfeeding = sertraline allaitement = drug:sertraline
nitrofurantoin in pregnancy = nitrofurantoïne grossesse = drug:nitrofurantoin
clarithromycin simvastatin interaction = interaction clarithromycine simvastatine = drug:clarithromycin drug:simvastatin
lithium level monitoring = surveillance lithiémie = drug:lithium
ozempic coverage = couverture ozempic = drug:semaglutide
quetiapine shortage = pénurie quétiapine = drug:quetiapine
pregabalin recall = rappel prégabaline = drug:pregabalin
generic of januvia = générique de januvia = drug:sitagliptin
enbrel biosimilar = biosimilaire enbrel = drug:etanercept
alternative to ramipril cough = alternative au ramipril toux = drug:sartan
alternative to omeprazole = alternative à l'oméprazole = drug:pantoprazole drug:lansoprazole drug:rabeprazole drug:esomeprazole drug:famotidine drug:nizatidine
switch from citalopram to venlafaxine = passer du citalopram à la venlafaxine = drug:venlafaxine
switch from ramipril to entresto = passer du ramipril à entresto = drug:sacubitril
antidote for benzodiazepine overdose = antidote benzodiazépines = drug:flumazenil
strep throat antibiotic = antibiotique pharyngite à streptocoque = drug:penicillin_v drug:amoxicillin drug:cephalexin drug:azithromycin drug:clarithromycin drug:clindamycin drug:cefadroxil
pneumonia outpatient antibiotic = antibiotique pneumonie acquise en communauté = drug:amoxicillin drug:doxycycline drug:azithromycin drug:clarithromycin drug:levofloxacin drug:moxifloxacin drug:cefuroxime
shingles treatment = traitement zona = drug:valacyclovir drug:famciclovir drug:acyclovir
bacterial vaginosis = vaginose bactérienne = drug:metronidazole drug:clindamycin
morning after pill = pilule du lendemain = drug:levonorgestrel drug:ulipristal
iron supplement anemia = supplément de fer anémie = drug:ferrous drug:iron drug:ferric
triple inhaler copd = inhalateur triple mpoc = drug:umeclidinium drug:glycopyrr
adhd medication adult = médicament tdah adulte = drug:methylphenidate drug:amfetamine drug:amphetamine drug:atomoxetine drug:guanfacine
02369206 = 02369206 = drug:domperidone
acetominophen max daily dose = acétominophène dose maximale = drug:acetaminophen
rosuvastin 10 mg = rosuvastine 10 mg = drug:rosuvastatin
nasal steroid spray = corticostéroïde nasal = drug:mometasone drug:fluticasone drug:budesonide drug:triamcinolone drug:ciclesonide drug:beclomethasone
potassium sparing diuretic = diurétique épargneur de potassium = drug:spironolactone drug:amiloride drug:eplerenone drug:triamterene
first line hypertension = première intention hypertension = drug:thiazide drug:chlorthalidone drug:indapamide drug:pril drug:sartan drug:dipine
galcanezumab trial montreal = essai galcanézumab montréal = trial:galcanezumab
systemic sclerosis phase 3 trial = essai phase 3 sclérodermie systémique = trial:systemic_sclerosis
eli lilly atopic dermatitis study = étude eli lilly dermatite atopique = trial:atopic_dermatitis trial:ly3454738
rsv vaccine trial adults = essai vaccin vrs adultes = trial:rsv_vaccine
tpa acute stroke review article = article revue tpa avc aigu = article:tpa
sglt2 euglycemic ketoacidosis = acidocétose euglycémique isglt2 = article:euglycemic decision:sglt2
ondansetron fetal harm safety review = examen d'innocuité ondansétron foetus = decision:ondansetron
hydroxychloroquine rash case report = éruption hydroxychloroquine rapport de cas = article:hydroxychloroquine
hepatitis a vaccine adult dose = vaccin hépatite a adulte = drug:hepatitis_a
`

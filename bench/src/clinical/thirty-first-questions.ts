// Written before the search was asked any of them, and before its tables were looked at: what a ward nurse at night, a rural doctor in an emergency room, a Québec community pharmacist (in slang, without accents), an anaesthetist, a geriatric pharmacist and a dental surgeon type, all of it in both languages. Asked for the first time: English 0.817 first and 0.883 among five, French 0.800 and 0.867.
export const thirtyFirstLines = `
agitated delirium elderly at night = délirium agité personne âgée la nuit = drug:haloperidol drug:quetiapine drug:risperidone drug:olanzapine
sugar 2.8 unconscious no iv = glycémie 2,8 inconscient pas de voie = drug:glucagon
k 6.2 what to give = k 6,2 quoi donner = drug:calcium_gluconate drug:calcium_chloride drug:insulin drug:salbutamol drug:bicarbonate drug:patiromer drug:zirconium drug:polystyrene drug:furosemide
k 2.9 iv replacement = k 2,9 remplacement iv = drug:potassium_chloride
hydromorphone too sleepy rr 8 = dilaudid trop endormi fr 8 = drug:naloxone drug:hydromorphone
pip tazo with vanco y site = pip tazo compatible avec vanco = drug:piperacillin drug:vancomycin
heparin drip antidote = antidote de l'héparine = drug:protamine
crush eliquis feeding tube = écraser eliquis gavage = drug:apixaban
no bm 5 days on morphine = pas allé à la selle 5 jours sous morphine = drug:senn drug:polyethylene_glycol drug:macrogol drug:lactulose drug:bisacodyl drug:methylnaltrexone drug:naloxegol
low magnesium iv = magnésium bas iv = drug:magnesium_sul
itchy after ancef = démangeaisons après ancef = drug:cefazolin drug:diphenhydramine drug:cetirizine drug:hydroxyzine
tnk dose stemi = tnk dose infarctus = drug:tenecteplase
svt adenosine dose = tsv dose adénosine = drug:adenosine
barky cough toddler = toux aboyante bambin = drug:dexamethasone drug:epinephrine drug:budesonide
procedural sedation shoulder reduction = sédation procédurale réduction épaule = drug:propofol drug:ketamine drug:midazolam drug:fentanyl
renal colic pain = douleur colique néphrétique = drug:ketorolac drug:fenac drug:profen drug:naproxen drug:indomethacin drug:morphine drug:hydromorphone
organophosphate poisoning = intoxication organophosphorés = drug:atropine drug:pralidoxime
bat bite rabies shots = morsure de chauve-souris rage = drug:rabies
dog bite penicillin allergy = morsure de chien allergie pénicilline = drug:doxycycline drug:moxifloxacin drug:clindamycin drug:sulfamethoxazole drug:ciprofloxacin drug:levofloxacin drug:metronidazole
fever in newborn antibiotics = fièvre nouveau-né antibiotiques = drug:ampicillin drug:gentamicin drug:cefotaxime drug:tobramycin drug:acyclovir
antifreeze poisoning antidote = antidote antigel = drug:fomepizole
tetanus booster dirty wound = rappel tétanos plaie sale = drug:tetanus
kid seizing no iv = enfant qui convulse pas de voie = drug:midazolam drug:lorazepam drug:diazepam
migraine iv in er = migraine iv à l'urgence = drug:metoclopramide drug:prochlorperazine drug:ketorolac drug:dihydroergotamine drug:chlorpromazine trial:droperidol
lasix 40 water pill = pilule deau lasix 40 = drug:furosemide
champix back order alternative = champix en back order quoi a la place = drug:bupropion drug:nicotine drug:varenicline drug:cytisin
jublia covered = jublia couvert ramq = drug:efinaconazole
diclectin max per day = diclectin max par jour = drug:doxylamine
antibiotic for bladder infection sulfa allergy = antibio infection de vessie alergique sulfa = drug:nitrofurantoin drug:fosfomycin drug:cephalexin drug:amoxicillin drug:ciprofloxacin drug:levofloxacin
baby gas drops = gouttes pour gaz bebe = drug:simethicone
blue puffer = pompe bleue = drug:salbutamol
allergy eye drops = gouttes yeux alergies = drug:olopatadine drug:ketotifen drug:bepotastine drug:cromogl drug:nedocromil drug:lodoxamide drug:naphazoline drug:pheniramine
biphentin open capsule = biphentin ouvrir capsule = drug:methylphenidate
metropolol 25 = metropolol 25 = drug:metoprolol
pantoloc or tecta = pantoloc ou tecta = drug:pantoprazole
viagra and nitro = viagra pis nitro = drug:sildenafil drug:nitroglycerin
poison ivy cream = creme herbe a puce = drug:hydrocortisone drug:betamethasone drug:clobetasol drug:mometasone drug:triamcinolone drug:calamine drug:desonide drug:fluocinonide drug:halobetasol drug:desoximetasone drug:prednisone
canker sore = ulcere dans bouche = drug:triamcinolone drug:benzydamine drug:lidocaine drug:benzocaine drug:chlorhexidine
coumadin to eliquis switch = passer de coumadin a eliquis = drug:apixaban drug:warfarin
smoker 38 birth control = fumeuse 38 ans contraception = drug:norethindrone drug:medroxyprogesterone drug:slynd drug:mirena drug:kyleena drug:nexplanon
reverse rocuronium = renverser rocuronium = drug:sugammadex drug:neostigmine
malignant hyperthermia = hyperthermie maligne = drug:dantrolene
local anesthetic toxicity = toxicité des anesthésiques locaux = drug:soy drug:intralipid drug:lipid
hypotension after spinal = hypotension après rachi = drug:phenylephrine drug:ephedrine drug:norepinephrine
hold ozempic before surgery = arrêter ozempic avant chirurgie = drug:semaglutide
ponv high risk = nvpo haut risque = drug:ondansetron drug:dexamethasone drug:aprepitant drug:droperidol drug:scopolamine drug:metoclopramide drug:granisetron drug:palonosetron drug:haloperidol drug:dimenhydrinate
precedex infusion = perfusion precedex = drug:dexmedetomidine
aricept slow heart rate = aricept bradycardie = drug:donepezil
overactive bladder dementia = vessie hyperactive démence = drug:mirabegron drug:trospium drug:vibegron
osteoporosis egfr 25 = ostéoporose dfg 25 = drug:denosumab drug:romosozumab
exelon patch 10 = timbre exelon 10 = drug:rivastigmine
zopiclone taper 85 yo = sevrage zopiclone 85 ans = drug:zopiclone
tooth abscess = abcès dentaire = drug:penicillin drug:amoxicillin drug:clindamycin drug:metronidazole
endocarditis prophylaxis dentist penicillin allergy = prophylaxie endocardite dentiste allergie pénicilline = drug:cephalexin drug:azithromycin drug:clarithromycin drug:doxycycline drug:cefazolin drug:ceftriaxone drug:clindamycin
prolia before extraction = prolia avant extraction dentaire = drug:denosumab
high fluoride toothpaste = pâte à dents fluor 5000 = drug:fluoride
mmr catch up adult = rattrapage rro adulte = drug:measles
eczema trial winnipeg = essai eczéma winnipeg = trial:atopic_dermatitis
cefazolin twice a day mssa home iv = céfazoline deux fois par jour sasm = article:cefazolin drug:cefazolin
lmwh epidural hematoma = hbpm hématome épidural = decision:low-molecular-weight drug:parin
`

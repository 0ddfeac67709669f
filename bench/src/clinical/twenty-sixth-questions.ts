// Written before the search was asked any of them: an intensivist, an anaesthetist, an oncologist, a nephrologist, a paediatrician, a geriatrician, a nurse of a ward and a hospital's pharmacist. Half are asked in English only, half in French only, about other subjects. Asked for the first time: English 0.650 first and 0.725 among five, French 0.700 and 0.700; sodium fusidate stood first and was not expected by its other name then.
export const twentySixthLines = `
levophed peripheral line = - = drug:norepinephrine
propofol triglycerides 5 = - = drug:propofol
amio load afib rvr = - = drug:amiodarone
octaplex brain bleed on coumadin = - = drug:octaplex drug:prothrombin
zosyn or meropenem = - = drug:piperacillin drug:meropenem
vanco trough 22 = - = drug:vancomycin
laryngospasm = - = drug:succinylcholine drug:propofol
emergence agitation child after anesthesia = - = drug:dexmedetomidine drug:propofol drug:midazolam drug:ketamine drug:fentanyl
argatroban aptt target = - = drug:argatroban
cathflo picc = - = drug:alteplase
clogged feeding tube = - = drug:pancrelipase drug:lipase drug:sodium_bicarbonate
taxol reaction premeds = - = drug:paclitaxel drug:dexamethasone drug:diphenhydramine
neulasta bone pain = - = drug:pegfilgrastim
carbo pem keytruda = - = drug:pembrolizumab drug:pemetrexed drug:carboplatin
adriamycin extravasation = - = drug:dexrazoxane drug:doxorubicin
ifosfamide encephalopathy = - = drug:methylene drug:ifosfamide
lymphoma first chemo uric acid 900 = - = drug:rasburicase drug:allopurinol
hypercalcemia of malignancy on dialysis = - = drug:denosumab drug:pamidron drug:zoledron drug:calcitonin
ringworm wrestling team = - = drug:clotrimazole drug:terbinafine drug:tolnaftate drug:miconazole drug:ketoconazole drug:ciclopirox
scabies group home outbreak = - = drug:permethrin drug:ivermectin drug:crotamiton
baby not pooping 5 days = - = drug:glycerin drug:lactulose drug:polyethylene
neonate gentamicin interval = - = drug:gentamicin
kid swallowed iron pills = - = drug:deferoxamine
status epilepticus second line = - = drug:levetiracetam drug:phenytoin drug:fosphenytoin drug:valpro drug:lacosamide drug:phenobarbital
grandma falls on ativan = - = drug:lorazepam
haldol in parkinsons = - = drug:haloperidol
pressure sore stage 3 nursing home = - = drug:silver drug:collagenase drug:iodine drug:metronidazole
ogilvie syndrome = - = drug:neostigmine
clopidagrel stop before hip surgery = - = drug:clopidogrel
jamp pregabalin recall wrong capsules = - = drug:pregabalin
methotrexate vials shortage = - = drug:methotrexate
corevalve approval = - = decision:corevalve
sglt2 kidney injury review = - = decision:acute_kidney_injury
bowel prep phone app = - = article:app_for_inpatients
orforglipron trial = - = trial:orforglipron
post intensive care syndrome risk factors = - = article:post-intensive_care
snakebite plan africa = - = article:snakebite
water pill low sodium old lady = - = drug:hydrochlorothiazide drug:chlorthalidone drug:indapamide drug:furosemide
my period won't stop = - = drug:tranexamic drug:norethindrone drug:medroxyprogesterone drug:levonorgestrel drug:progesterone
ventilator pneumonia day 6 = - = drug:piperacillin drug:meropenem drug:vancomycin drug:ceftazidime drug:cefepime drug:linezolid
- = lévophed voie périphérique = drug:norepinephrine
- = kétamine fracture urgence enfant = drug:ketamine
- = hyperthermie maligne combien de fioles = drug:dantrolene
- = renverser rocuronium = drug:sugammadex drug:neostigmine drug:rocuronium
- = bloc fémoral longue durée = drug:ropivacaine drug:bupivacaine
- = nausées postop malgré zofran = drug:dexamethasone drug:droperidol drug:haloperidol drug:metoclopramide drug:prochlorperazine drug:aprepitant drug:dimenhydrinate
- = potassium 6,8 ecg = drug:calcium drug:insulin drug:polystyrene drug:salbutamol drug:bicarbonate drug:zirconium drug:patiromer
- = sodium 118 convulse = drug:sodium_chloride
- = phosphore 0,4 soins intensifs = drug:phosph
- = torsades de pointes = drug:magnesium drug:isoproterenol
- = réaction allergique transfusion = drug:diphenhydramine drug:epinephrine drug:hydrocortisone article:allergic_transfusion
- = folfirinox diarrhée = drug:loperamide drug:irinotecan drug:atropine drug:octreotide
- = nivolumab colite = drug:nivolumab drug:infliximab drug:prednisone drug:methylprednisolone
- = vincristine intrathécale erreur = drug:vincristine
- = agranulocytose = drug:filgrastim
- = rejet greffe rein thymoglobuline = drug:thymocyte drug:thymoglobulin
- = venofer réaction = drug:venofer drug:iron
- = calciphylaxie = drug:thiosulfate
- = gale résidence personnes âgées = drug:permethrin drug:ivermectin drug:crotamiton
- = poux colonie de vacances = drug:permethrin drug:pyrethrin drug:dimeticone drug:dimethicone drug:isopropyl drug:piperonyl
- = impétigo équipe de hockey = drug:mupirocin drug:fusid drug:cephalexin drug:cloxacillin drug:ozenoxacin
- = bébé 6 semaines fièvre = drug:ampicillin drug:gentamicin drug:cefotaxime drug:ceftriaxone drug:acetaminophen
- = apnée du prématuré = drug:caffeine
- = gabapantin sevrage = drug:gabapentin
- = mamie confuse la nuit = drug:quetiapine drug:risperidone drug:haloperidol drug:melatonin drug:trazodone
- = déprescription ipp = drug:pantoprazole drug:omeprazole drug:esomeprazole drug:lansoprazole drug:rabeprazole drug:dexlansoprazole
- = plaie cancéreuse odeur = drug:metronidazole
- = sédation palliative = drug:midazolam drug:methotrimeprazine drug:phenobarbital drug:lorazepam drug:propofol
- = hoquet rebelle = drug:chlorpromazine drug:baclofen drug:metoclopramide drug:haloperidol
- = gouttes pour dilater fond d'oeil = drug:tropicamide drug:phenylephrine drug:cyclopentolate
- = rappel acide valproïque cristaux = drug:valpro
- = kenalog infiltration pénurie = drug:triamcinolone
- = impella droit homologation = decision:impella
- = diclectin innocuité grossesse = decision:diclectin drug:doxylamine
- = prolia arrêt rebond = drug:denosumab
- = anakinra maladie de still essai = trial:anakinra
- = myomectomie robotique = article:myomectomy
- = volvulus vésicule biliaire = article:gallbladder_volvulus
- = pilule du lendemain 4 jours = drug:ulipristal drug:levonorgestrel
- = levemir retiré = drug:insulin_detemir drug:levemir
`

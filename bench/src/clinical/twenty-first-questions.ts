// Written after the misses of the twentieth lot were mended and before the search was asked any of them: a community pharmacist, a family doctor, a nurse practitioner and a resident, with the ordinary mix of the first lots. Half are asked in English only, half in French only. Asked for the first time: English 0.898 first and 0.932 among five, French 0.883 and 0.967.
export const twentyFirstLines = `
janumet xr 50/1000 = - = drug:janumet_xr drug:sitagliptin
02333856 = - = drug:janumet
foquest vs concerta = - = drug:methylphenidate
xalacom generic = - = drug:latanoprost
losartan hctz 100/12.5 = - = drug:losartan
rizatriptan odt max per month = - = drug:rizatriptan
desvenlafaxin 50 = - = drug:desvenlafaxine
citolapram qt = - = drug:citalopram
bisopralol heart failure titration = - = drug:bisoprolol
methylphenidate priapism = - = decision:methylphenidate
keppra kidney injury = - = decision:keppra
desloratadine qt review = - = decision:desloratadine
gabapentin respiratory depression = - = decision:gabapentin drug:gabapentin
gardasil autoimmune safety = - = decision:gardasil
zofran in pregnancy fetus = - = decision:zofran drug:ondansetron
multaq summary basis of decision = - = decision:multaq
lixiana approval = - = decision:lixiana
trulicity vs ozempic = - = drug:dulaglutide drug:semaglutide
long acting insulin = - = drug:glargine drug:degludec drug:detemir drug:icodec
hormone patch menopause = - = drug:estradiol
iud with hormones = - = drug:levonorgestrel
plan b over 165 lbs = - = drug:levonorgestrel drug:ulipristal
missed pill slynd = - = drug:drospirenone
uti men 7 days cipro = - = drug:ciprofloxacin
recurrent c diff = - = drug:vancomycin drug:fidaxomicin drug:bezlotoxumab
h pylori quad therapy = - = drug:bismuth drug:metronidazole drug:tetracycline drug:prazole drug:clarithromycin
cellulitis iv outpatient = - = drug:cefazolin drug:ceftriaxone drug:cephalexin
lyme disease prophylaxis single dose = - = drug:doxycycline
scabies infant = - = drug:permethrin drug:sulfur drug:crotamiton
pinworm whole family = - = drug:pyrantel drug:mebendazole
oral thrush after inhaler = - = drug:nystatin drug:fluconazole drug:clotrimazole
gout flare ckd = - = drug:colchicine drug:prednisone drug:prednisolone drug:naproxen drug:indomethacin
restless legs = - = drug:pramipexole drug:ropinirole drug:rotigotine drug:gabapentin drug:pregabalin
trigeminal neuralgia = - = drug:carbamazepine drug:oxcarbazepine
vertigo serc = - = drug:betahistine
opioid induced constipation = - = drug:naloxegol drug:methylnaltrexone drug:senn drug:polyethylene
dry eyes rx drops = - = drug:cyclosporin drug:lifitegrast drug:carboxymethylcellulose drug:hyaluron
smoking cessation pill = - = drug:varenicline drug:bupropion drug:cytisin
alcohol cravings = - = drug:naltrexone drug:acamprosate drug:disulfiram
adhd non stimulant = - = drug:atomoxetine drug:guanfacine drug:clonidine
migraine cgrp prevention coverage = - = drug:erenumab drug:fremanezumab drug:galcanezumab drug:eptinezumab drug:atogepant
prevnar 20 vs 13 = - = drug:pneumococcal drug:prevnar
rsv vaccine over 60 = - = drug:rsv drug:respiratory_syncytial drug:arexvy drug:abrysvo
travel diarrhea azithro dose = - = drug:azithromycin
malaria pills mefloquine = - = drug:mefloquine
hydralazine recall = - = drug:hydralazine
accel ondansetron recall = - = drug:ondansetron
salofalk black spots = - = drug:mesalazine drug:salofalk drug:5-aminosalicylic drug:mesalamine
besremi shortage us import = - = drug:ropeginterferon drug:besremi
acetaminophen 325 in 500 bottle recall = - = drug:acetaminophen
eap criteria dupixent = - = drug:dupilumab
odb limited use code prolia = - = drug:denosumab
hidradenitis trial barrie = - = trial:spesolimab
scleroderma anifrolumab calgary = - = trial:anifrolumab
rsv vaccine transplant trial edmonton = - = trial:rsv_vaccine
myeloma maintenance study ottawa = - = trial:iberdomide
orforglipron obesity = - = trial:orforglipron
aspiration pneumonia educational case = - = article:aspiration_pneumonia
heiner syndrome failure to thrive = - = article:heiner
takotsubo synthetic cannabinoid = - = article:takotsubo
- = janumet 50/850 = drug:janumet drug:sitagliptin
- = 02470306 = drug:foquest
- = perindopril indapamide = drug:perindopril
- = gliclazide 30 mr = drug:gliclazide
- = citalopram 40 personne âgée = drug:citalopram
- = venlafaxine xr sevrage = drug:venlafaxine
- = trintelix nausée = drug:vortioxetine
- = bisoprolole 2,5 = drug:bisoprolol
- = rosuvastatin 20 mal aux jambes = drug:rosuvastatin
- = furosémid 40 = drug:furosemide
- = hydrochlorotiazide 12.5 = drug:hydrochlorothiazide
- = insuline rapide stylo = drug:aspart drug:lispro drug:glulisine
- = comprimé pour diabète ramadan = drug:metformin drug:gliptin drug:gliflozin drug:gliclazide drug:repaglinide
- = inhalateur bleu = drug:salbutamol
- = triple thérapie mpoc inhalateur = drug:umeclidinium drug:glycopyrronium
- = stérilet hormonal = drug:levonorgestrel
- = pilule du lendemain = drug:levonorgestrel drug:ulipristal
- = anneau vaginal contraceptif = drug:etonogestrel
- = cystite femme enceinte = drug:nitrofurantoin drug:fosfomycin drug:cephalexin drug:amoxicillin
- = erythème migrant doxycycline = drug:doxycycline
- = gale bébé = drug:permethrin drug:sulfur drug:crotamiton
- = oxyures = drug:pyrantel drug:mebendazole
- = poux résistants = drug:isopropyl_myristate drug:permethrin drug:dimethicone drug:pyrethrin drug:malathion drug:dimeticone
- = muguet nourrisson = drug:nystatin
- = otite du baigneur = drug:ciprofloxacin drug:dexamethasone drug:framycetin
- = oeil rouge goutte antibiotique = drug:moxifloxacin drug:tobramycin drug:erythromycin drug:polymyxin drug:ciprofloxacin drug:gatifloxacin drug:ofloxacin drug:fusid drug:besifloxacin
- = glaucome gouttes = drug:latanoprost drug:timolol drug:bimatoprost drug:travoprost drug:dorzolamide drug:brimonidine drug:brinzolamide drug:betaxolol drug:apraclonidine
- = acné sévère isotrétinoïne = drug:isotretinoin
- = rosacée crème = drug:metronidazole drug:ivermectin drug:azelaic drug:brimonidine
- = champignon ongle orteil = drug:terbinafine drug:efinaconazole drug:ciclopirox
- = jambes sans repos = drug:pramipexole drug:ropinirole drug:rotigotine drug:gabapentin drug:pregabalin
- = névralgie du trijumeau = drug:carbamazepine drug:oxcarbazepine
- = crise de goutte insuffisance rénale = drug:colchicine drug:prednisone drug:prednisolone drug:naproxen drug:indomethacin
- = arrêt tabagique champix = drug:varenicline
- = alcool naltrexone = drug:naltrexone
- = tdah adulte concerta = drug:methylphenidate
- = migraine prévention cgrp = drug:erenumab drug:fremanezumab drug:galcanezumab drug:eptinezumab drug:atogepant
- = nausées de grossesse diclectin = drug:doxylamine
- = sciatique gabapentine ou prégabaline = drug:gabapentin drug:pregabalin
- = ostéoporose injection deux fois par année = drug:denosumab
- = vaccin pneumocoque 65 ans = drug:pneumococcal
- = vaccin hépatite b adulte = drug:hepatitis_b
- = diarrhée du voyageur = drug:azithromycin drug:ciprofloxacin drug:loperamide drug:rifaximin drug:bismuth drug:cholera
- = rappel hydralazine jamp = drug:hydralazine
- = rappel salofalk 500 = drug:mesalazine drug:salofalk drug:5-aminosalicylic drug:mesalamine
- = rupture ozempic = drug:semaglutide
- = médicament d'exception entresto = drug:sacubitril
- = remboursement dupixent eczéma = drug:dupilumab
- = gabapentine dépression respiratoire = decision:gabapentin drug:gabapentin
- = fluoroquinolones décollement rétine = decision:fluoroquinolones
- = mélatonine enfant innocuité = decision:melatonin
- = xarelto foie = decision:xarelto
- = essure complications = decision:essure
- = sommaire décision otezla = decision:otezla
- = étude lupus upadacitinib = trial:upadacitinib
- = essai sclérodermie québec = trial:anifrolumab
- = vaccin vrs greffe sherbrooke = trial:rsv_vaccine
- = hémophilie mim8 hamilton = trial:frontier
- = microbiote fécal transplantation médicament = article:fecal_microbiota
- = brûlures cigarette électronique = article:vaping
`

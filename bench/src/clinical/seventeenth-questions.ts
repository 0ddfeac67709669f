// Written by other hands before the earlier lots, the search's rules or any answer were read. Half are asked in English only, half in French only, the French ones as they are typed on a phone. Asked for the first time: English 0.900 first and 0.933 among five, French 0.933 and 0.950. Who asked for “montelukast alternatives” was then taken to mean montelukast; it counts as what else there is since lot 34.
export const seventeenthLines = `
amox 90 mg/kg aom = - = drug:amoxicillin
synthroid 88 mcg = - = drug:levothyroxine
gabapentin renal dosing = - = drug:gabapentin
warfarin vs eliquis = - = drug:warfarin drug:apixaban
wellbutrin seizure risk = - = drug:bupropion
macrobid crcl = - = drug:nitrofurantoin
lamictal rash titration = - = drug:lamotrigine
concerta generic = - = drug:methylphenidate
is jardiance covered by odb = - = drug:empagliflozin
entresto limited use code = - = drug:sacubitril
shingrix price = - = drug:zoster drug:shingles drug:varicella
lithium shortage canada = - = drug:lithium
elavil discontinued = - = drug:amitriptyline
humulin n discontinued = - = drug:insulin
fluoxetine nitrosamine recall = - = drug:fluoxetine
montelukast recall = - = drug:montelukast
valproic acid syrup crystals = - = drug:valproic
birth control recall extra placebo = - = drug:levonorgestrel
levothyroxin biotin = - = drug:levothyroxine
sertaline 50 = - = drug:sertraline
cipralex pregnancy = - = drug:escitalopram
uti in pregnancy = - = drug:nitrofurantoin drug:amoxicillin drug:cephalexin drug:cefalexin drug:fosfomycin
nausea pregnancy rx = - = drug:doxylamine decision:diclectin
migraine acute triptan = - = drug:sumatriptan drug:rizatriptan drug:zolmitriptan drug:almotriptan drug:eletriptan drug:naratriptan drug:frovatriptan
smoking cessation pill = - = drug:varenicline drug:bupropion
head lice = - = drug:permethrin drug:dimethicone drug:pyrethrin drug:isopropyl_myristate
bv metro gel = - = drug:metronidazole
h pylori quad = - = drug:bismuth drug:tetracycline drug:metronidazole drug:pantoprazole drug:clarithromycin
gout flare = - = drug:colchicine drug:naproxen drug:indomethacin drug:prednisone drug:febuxostat drug:allopurinol
alcohol use disorder craving = - = drug:naltrexone drug:acamprosate
opioid overdose nasal = - = drug:naloxone
adult adhd non stimulant = - = drug:atomoxetine drug:guanfacine drug:viloxazine
restless legs = - = drug:pramipexole drug:ropinirole drug:gabapentin drug:pregabalin drug:rotigotine
overactive bladder beta 3 = - = drug:mirabegron drug:vibegron
ringworm cream = - = drug:clotrimazole drug:terbinafine drug:ketoconazole drug:tolnaftate drug:miconazole
hot flashes non hormonal = - = drug:fezolinetant drug:elinzanetant drug:venlafaxine drug:paroxetine
potassium low replacement = - = drug:potassium_chloride drug:potassium_citrate
iron iv infusion = - = drug:iron drug:ferric drug:ferumoxytol
plan b = - = drug:levonorgestrel drug:ulipristal
jak inhibitor ra = - = drug:tofacitinib drug:upadacitinib drug:baricitinib
sglt2 ketoacidosis = - = decision:sglt2
ppi c diff = - = decision:proton_pump
finasteride suicide = - = decision:finasteride
montelukast alternatives = - = drug:budesonide drug:fluticasone drug:mometasone drug:ciclesonide drug:beclomethasone
gabapentin respiratory depression = - = decision:gabapentin
zopiclone next day driving = - = decision:imovane
essure complications = - = decision:essure
watchman approved canada = - = decision:watchman
belbuca decision = - = decision:belbuca
freestyle libre health canada = - = decision:freestyle
coffee hcc hepatitis b = - = article:coffee
giant cell arteritis mortality = - = article:giant-cell_arteritis
telomere alzheimer rotterdam = - = article:telomere
hahn cochrane sirolimus kidney transplant = - = article:sirolimus
tolosa hunt lupus neurohospitalist = - = article:tolosa
nivolumab ipilimumab myocarditis myasthenia = - = article:nivolumab
psilocybin cluster headache trial = - = trial:psilocybin
anifrolumab scleroderma halifax = - = trial:anifrolumab
iberdomide maintenance myeloma ottawa = - = trial:iberdomide
orforglipron obesity = - = trial:orforglipron
- = amox bb otite = drug:amoxicillin
- = synthroid a jeun = drug:levothyroxine
- = tylenol pediatrique dose = drug:acetaminophen
- = advil grossesse = drug:ibuprofen
- = metformine irc = drug:metformin
- = eliquis 2.5 bid age = drug:apixaban
- = xarelto avec repas = drug:rivaroxaban
- = coumadin et cipro = drug:warfarin
- = effexor sevrage = drug:venlafaxine
- = celexa qt = drug:citalopram
- = ativan sl = drug:lorazepam
- = seroquel xr rappel = drug:quetiapine
- = ventolin penurie = drug:salbutamol
- = lithane manquant = drug:lithium
- = champix ramq = drug:varenicline
- = code ml entresto = drug:sacubitril
- = ozempic perte de poids = drug:semaglutide
- = saxenda cout = drug:liraglutide
- = monurol cystite = drug:fosfomycin
- = macrobid ir = drug:nitrofurantoin
- = keflex cellulite = drug:cephalexin drug:cefalexin
- = zythromax = drug:azithromycin
- = pantaloc 40 = drug:pantoprazole
- = crestor myalgie = drug:rosuvastatin
- = lipitor pamplemousse = drug:atorvastatin
- = altace toux = drug:ramipril
- = lasix po vs iv = drug:furosemide
- = aldactone gyneco = drug:spironolactone
- = ritalin enfant 6 ans = drug:methylphenidate
- = vyvanse generique = drug:lisdexamfetamine
- = stérilet mirena = drug:levonorgestrel
- = pilule du lendemain = drug:levonorgestrel drug:ulipristal
- = depo provera retard = drug:medroxyprogesterone
- = poux enfant = drug:permethrin drug:dimethicone drug:pyrethrin drug:isopropyl_myristate
- = gale traitement = drug:permethrin drug:crotamiton drug:ivermectin drug:sulfur
- = muguet bb = drug:nystatin drug:fluconazole
- = zona douleur = drug:pregabalin drug:gabapentin drug:valacyclovir drug:famciclovir drug:amitriptyline drug:lidocaine drug:capsaicin
- = goutte crise aigue = drug:colchicine drug:naproxen drug:indomethacin drug:prednisone drug:febuxostat drug:allopurinol
- = bouffees de chaleur menopause = drug:estradiol drug:fezolinetant drug:conjugated drug:estrogen drug:elinzanetant
- = mal des transports = drug:dimenhydrinate drug:scopolamine drug:promethazine
- = vertige serc = drug:betahistine
- = fer iv anemie = drug:iron drug:ferric drug:ferumoxytol
- = epipen enfant = drug:epinephrine
- = naloxone trousse = drug:naloxone
- = ongle champignon = drug:efinaconazole drug:terbinafine drug:ciclopirox
- = acne isotretinoine suivi = drug:isotretinoin
- = fibrillation auriculaire anticoag = drug:apixaban drug:rivaroxaban drug:dabigatran drug:edoxaban drug:warfarin
- = insuffisance cardiaque isglt2 = drug:dapagliflozin drug:empagliflozin
- = isrs autisme grossesse = decision:ssri decision:serotonin_reuptake
- = ipp c difficile = decision:proton_pump
- = tramadol enfant respiration = decision:tramadol
- = uloric insuffisance cardiaque = decision:uloric
- = mefloquine effets permanents = decision:mefloquine
- = décision stelara santé canada = decision:stelara
- = tolosa hunt lupus = article:tolosa
- = café hépatocarcinome hépatite b = article:coffee
- = activité physique démence shanghai = article:shanghai_aging
- = étude anifrolumab sclérodermie montréal = trial:anifrolumab
- = vaccin vrs 50 ans sherbrooke etude = trial:rsv_vaccine
- = céphalée de horton psilocybine = trial:psilocybin
`

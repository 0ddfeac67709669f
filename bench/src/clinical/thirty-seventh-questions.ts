// Written by somebody who read no table and asked none of them: ten questions each of a family doctor, a community pharmacist, a ward nurse, an internist, a resident and specialists, on an ordinary day.
export const thirtySeventhLines = `
uti in a man antibiotic = infection urinaire homme antibio = drug:ciprofloxacin drug:levofloxacin drug:norfloxacin drug:sulfamethoxazole drug:trimethoprim drug:nitrofurantoin drug:fosfomycin drug:cefixime drug:clavulan
rybelsus empty stomach = rybelsus à jeun = drug:semaglutide
shingrix while on prednisone = shingrix sous prednisone = drug:shingrix drug:varicella-zoster drug:prednisone
metfromin egfr 28 = metformine dfg 28 = drug:metformin
hot flashes on tamoxifen = bouffees de chaleur sous tamoxifene = drug:venlafaxine drug:citalopram drug:gabapentin drug:pregabalin drug:clonidine drug:oxybutynin drug:tamoxifen
htn black patient first drug = hta patient noir premiere ligne = drug:amlodipine drug:nifedipine drug:felodipine drug:hydrochlorothiazide drug:chlorthalidone drug:indapamide
bph plus erectile dysfunction one pill = hbp et dysfonction érectile 1 comprimé = drug:tadalafil
statin muscle pain alternative = alternative aux statines douleurs musculaires = drug:ezetimibe drug:evolocumab drug:alirocumab drug:inclisiran drug:bempedoic drug:rosuvastatin drug:pravastatin drug:fluvastatin drug:colesevelam
trichomonas treatment = traitement trichomonas = drug:metronidazole
mifegymiso up to how many weeks = mifegymiso jusqu'à combien de semaines = drug:mifepristone
clarithro with atorvastatin = clarithro avec lipitor = drug:clarithromycin drug:atorvastatin
ondansetron odt recall = rappel ondansetron odt = drug:ondansetron
plan b or ella = plan b ou ella = drug:levonorgestrel drug:ulipristal
seasonique extra yellow pills = seasonique comprimés jaunes en trop = drug:seasonique drug:levonorgestrel
paxlovid with apixaban = paxlovid avec eliquis = drug:nirmatrelvir drug:ritonavir drug:apixaban
sudafed with high blood pressure = sudafed et haute pression = drug:pseudoephedrine
elavil discontinued what instead = elavil discontinué quoi à la place = drug:amitriptyline drug:nortriptyline
levothyroxin and calcium same time = synthroid et calcium en meme temps = drug:levothyroxine
pinworms what to give = oxyures quoi donner = drug:pyrantel drug:mebendazole
methotrexate taken daily by mistake = méthotrexate pris tous les jours par erreur = drug:methotrexate drug:leucovorin
vanco trough when to draw = creux vanco quand prélever = drug:vancomycin
reaction during iv iron = réaction au fer iv = drug:iron_sucrose drug:derisomaltose drug:carboxymaltose drug:ferric_gluconate decision:ferumoxytol decision:feraheme
mag sulfate eclampsia = sulfate de mg éclampsie = drug:magnesium_sul
rapid insulin sliding scale = échelle insuline rapide = drug:insulin_lispro drug:insulin_aspart drug:glulisine drug:humulin_r drug:toronto
lovenox 1 mg/kg crcl 25 = lovenox 1 mg/kg clcr 25 = drug:enoxaparin
clozapine missed 3 days restart = clozapine oubliée 3 jours reprise = drug:clozapine
fentanyl patch and fever = timbre fentanyl et fièvre = drug:fentanyl
norepinephrin peripheral line = levophed en périph = drug:norepinephrine
unblock picc line = désobstruer picc = drug:alteplase
dts etoh withdrawal what to give = delirium tremens sevrage roh quoi donner = drug:diazepam drug:lorazepam drug:chlordiazepoxide drug:oxazepam drug:midazolam drug:phenobarbital drug:thiamine
new af in endocarditis outcome = fa de novo endocardite pronostic = article:endocarditis
post op ketoacidosis sglt2 = acidocétose post-op isglt2 = article:euglycemic decision:sglt2 drug:canagliflozin drug:dapagliflozin drug:empagliflozin
siadh vaptan = siadh vaptan = drug:tolvaptan
hit which anticoagulant = tih quel anticoagulant = drug:argatroban drug:bivalirudin drug:fondaparinux drug:danaparoid drug:apixaban drug:rivaroxaban drug:dabigatran
c diff first episode = c difficile premier épisode = drug:vancomycin drug:fidaxomicin drug:metronidazole
cefazolin q12h opat mssa study = étude céfazoline q12h sasm à domicile = article:cefazolin
acei to entresto washout = passer ieca à entresto délai = drug:sacubitril
warfarin brain bleed high dose pcc = ccp haute dose hémorragie cérébrale warfarine = article:prothrombin_complex drug:octaplex drug:beriplex
potassium binder ckd = chélateur potassium irc = drug:patiromer drug:zirconium drug:polystyrene
pjp prophylaxis sulfa allergy = prophylaxie ppj allergie sulfas = drug:atovaquone drug:dapsone drug:pentamidine
doac list = liste des aod = drug:apixaban drug:rivaroxaban drug:dabigatran drug:edoxaban
zydelig health canada review = zydelig évaluation santé canada = decision:zydelig decision:idelalisib
impact trial copd triple inhaler = étude impact mpoc trithérapie = article:single_inhaler_triple_therapy
achalasia guideline = lignes directrices achalasie = article:achalasia
tpa stroke controversies = controverse tpa avc = article:tpa_for_acute
autoimmune hemolytic anemia consensus = ahai recommandations consensus = article:autoimmune_hemolytic_anemia
cardioselective beta blockers = bêtabloquants cardiosélectifs = drug:metoprolol drug:bisoprolol drug:atenolol drug:nebivolol drug:acebutolol drug:esmolol
orforglipron obesity trial = essai orforglipron obésité = trial:orforglipron
ataluren duchenne canada status = ataluren duchenne statut canada = decision:ataluren decision:translarna
aom kid allergic to amox = oma enfant allergique amox = drug:cefuroxime drug:cefprozil drug:ceftriaxone drug:clarithromycin drug:azithromycin drug:clindamycin
nirsevimab baby weight 5 kg = nirsévimab bébé 5 kg = drug:nirsevimab
lithium level after starting ramipril = lithiémie après début ramipril = drug:lithium drug:ramipril
grade 3 colitis on nivolumab = colite grade 3 sous nivolumab = drug:infliximab drug:vedolizumab drug:methylprednisolone drug:prednisone drug:nivolumab
accutane mood follow-up = accutane suivi humeur = drug:isotretinoin
spesolimab hidradenitis study = étude spésolimab hidradénite = trial:spesolimab
diclectin not working next step = diclectin marche pas quoi ajouter = drug:metoclopramide drug:ondansetron drug:dimenhydrinate drug:diphenhydramine drug:promethazine drug:prochlorperazine drug:chlorpromazine
deprescribe ppi elderly = déprescrire ipp aîné = drug:omeprazole drug:pantoprazole drug:lansoprazole drug:rabeprazole
modafinil crystal meth withdrawal rct = modafinil sevrage crystal meth étude = article:modafinil
galcanezumab episodic cluster trial = essai galcanezumab algie vasculaire épisodique = trial:galcanezumab_in_participants_with_episodic
ethanol lock children central line = verrou éthanol enfants voie centrale = article:ethanol_lock
`

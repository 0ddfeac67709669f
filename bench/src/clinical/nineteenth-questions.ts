// Written after the misses of the eighteenth lot were mended and before the search was asked any of them: family doctors, ward pharmacists, nurses, emergency doctors, obstetricians and psychiatrists in turn. Half are asked in English only, half in French only. Asked for the first time: English 0.883 first and 0.900 among five, French 0.867 and 0.883; since then what is given instead of a drug that did not help counts too.
export const nineteenthLines = `
amlodopine ankle swelling = - = drug:amlodipine
rybelsus 7 to 14 = - = drug:semaglutide
frozen shoulder steroid injection = - = drug:triamcinolone drug:methylprednisolone drug:betamethasone
strep throat kid pen allergy = - = drug:azithromycin drug:clarithromycin drug:cephalexin drug:clindamycin drug:cefadroxil drug:cefuroxime drug:cefprozil
impetigo cream = - = drug:mupirocin drug:fusid drug:ozenoxacin
poison ivy steroid = - = drug:prednisone drug:clobetasol drug:betamethasone drug:hydrocortisone drug:triamcinolone drug:mometasone
wt loss injection coverage = - = drug:semaglutide drug:liraglutide drug:tirzepatide
perimenopause progesterone 100 hs = - = drug:progesterone
high cholesterol statin intolerant = - = drug:ezetimibe drug:evolocumab drug:alirocumab drug:bempedoic trial:pemafibrate
mounjaro shortage = - = drug:tirzepatide
pt on lithium needs nsaid = - = drug:lithium
vit d 50000 weekly = - = drug:vitamin_d drug:cholecalciferol
ed pill on nitro = - = drug:sildenafil drug:tadalafil drug:vardenafil drug:nitroglycerin
bph nocturia tamsulosin not enough = - = drug:tamsulosin drug:dutasteride
hives not better w reactine = - = drug:cetirizine drug:loratadine drug:desloratadine drug:fexofenadine drug:bilastine drug:rupatadine drug:omalizumab
vanco trough crrt = - = drug:vancomycin
pip tazo extended infusion = - = drug:piperacillin
meropenem valproate = - = drug:meropenem drug:valpro
dalteparin 140 kg = - = drug:dalteparin
linezolid + ssri = - = drug:linezolid
kcl 40 meq iv max rate = - = drug:potassium_chloride
apixaban thru ng tube = - = drug:apixaban
tacro level fluconazole = - = drug:tacrolimus drug:fluconazole
nystatin swish backorder = - = drug:nystatin
methadone ekg qtc = - = drug:methadone
crush pantoprazole peg tube = - = drug:pantoprazole
sliding scale humulin r = - = drug:insulin
tetanus shot dirty wound = - = drug:tetanus
zofran odt 8 = - = drug:ondansetron
senokot vs peg = - = drug:senn drug:polyethylene
mmr vaccine adult = - = drug:measles drug:rubella
rsi roc dose = - = drug:rocuronium
hyperK calcium = - = drug:calcium_gluconate drug:calcium_chloride drug:polystyrene drug:patiromer drug:zirconium
svt adenosine = - = drug:adenosine
status epilepticus im midaz = - = drug:midazolam
tylenol od nac = - = drug:acetylcysteine
reverse dabigatran bleed = - = drug:idarucizumab decision:praxbind drug:dabigatran
renal colic toradol = - = drug:ketorolac
pph second line after oxytocin = - = drug:carboprost drug:misoprostol drug:ergonovine drug:tranexamic drug:carbetocin
labetalol po preg htn = - = drug:labetalol
mag sulf preeclampsia = - = drug:magnesium_sulf
mifegymiso coverage = - = drug:mifepristone decision:mifegymiso
rhogam 28 wks = - = drug:anti-d drug:rho
cervidil ripening = - = drug:dinoprostone
clozapine anc monitoring = - = drug:clozapine
abilify gambling = - = decision:abilify
sustenna to trinza = - = drug:paliperidone
vraylar bipolar depresion = - = drug:cariprazine
antipsychotic sleep apnea = - = decision:atypical_antipsychotics
domperidone cardiac arrest = - = decision:domperidone
enlite sensor safety review = - = decision:enlite
da vinci robot licence = - = decision:da_vinci
keytruda approval 2017 = - = decision:keytruda
jamp pregabalin wrong strength recall = - = drug:pregabalin
euglycemic dka sglt2 post op case report = - = article:euglycemic
morphine acute heart failure caspi = - = article:morphine_therapy
cefazolin bid mssa = - = article:twice_daily_cefazolin
alpha gal buffalo meat = - = article:alpha-gal
atopic derm trial sudbury = - = trial:ly3454738
cabotegravir rilpivirine sc toronto = - = trial:cabotegravir
- = amlodipine oedeme cheville = drug:amlodipine
- = mounjaro dose depart = drug:tirzepatide
- = pharyngite strep enfant = drug:penicillin drug:amoxicillin drug:cephalexin drug:cefadroxil
- = impetigo pommade = drug:mupirocin drug:fusid drug:ozenoxacin
- = infiltration genou cortisone = drug:triamcinolone drug:methylprednisolone drug:betamethasone
- = hypothyroidie grossesse ajustement = drug:levothyroxine
- = cholesterol intolerance aux statines = drug:ezetimibe drug:evolocumab drug:alirocumab drug:bempedoic trial:pemafibrate
- = urticaire chronique = drug:cetirizine drug:desloratadine drug:bilastine drug:rupatadine drug:omalizumab drug:loratadine drug:fexofenadine drug:hydroxyzine
- = verrue plantaire = drug:salicylic
- = hbp nycturie = drug:tamsulosin drug:dutasteride drug:finasteride drug:silodosin drug:alfuzosin drug:desmopressin drug:tadalafil drug:terazosin drug:doxazosin
- = insomnie pers agee = drug:zopiclone drug:trazodone drug:melatonin drug:doxepin drug:lemborexant drug:daridorexant drug:temazepam drug:eszopiclone drug:zolpidem drug:lorazepam
- = vit d 10 000 par sem = drug:vitamin_d drug:cholecalciferol
- = glucophage diarrhee = drug:metformin
- = coqueluche contact atb = drug:azithromycin drug:clarithromycin drug:erythromycin
- = teigne cuir chevelu = drug:terbinafine drug:fluconazole drug:itraconazole drug:ketoconazole
- = rappel jamp pregabaline = drug:pregabalin
- = vanco creux = drug:vancomycin
- = tazo perfusion prolongee = drug:piperacillin
- = dilantin interaction = drug:phenytoin
- = linezolide isrs = drug:linezolid
- = kcl iv vitesse max = drug:potassium_chloride
- = fragmin obesite = drug:dalteparin
- = digoxine amiodarone = drug:digoxin drug:amiodarone
- = tacrolimus et voriconazole = drug:tacrolimus drug:voriconazole
- = rupture de stock pénicilline benzathine = drug:penicillin_g
- = quoi donner au lieu de ranitidine = drug:famotidine drug:ranitidine drug:pantoprazole drug:omeprazole
- = code exception repatha = drug:evolocumab
- = ecraser metoprolol sr = drug:metoprolol
- = hydromorph contin 3 = drug:hydromorphone
- = vaccin tetanos plaie = drug:tetanus
- = gravol iv dose = drug:dimenhydrinate
- = lavement fleet = drug:sodium_phosphate drug:fleet
- = polysporin conjonctivite = drug:polymyxin
- = lantus hors frigo = drug:insulin_glargine
- = vaccin grippe 65 ans haute dose = drug:fluzone drug:fluad drug:haemagglutinin drug:hemagglutinin drug:influenza_virus
- = hyperkaliemie gluconate = drug:calcium_gluconate drug:polystyrene
- = adrenaline im anaphylaxie = drug:epinephrine
- = intox tylenol nac = drug:acetylcysteine
- = etat de mal midazolam im = drug:midazolam
- = colique nephretique toradol = drug:ketorolac
- = renverser pradaxa = drug:idarucizumab drug:dabigatran decision:praxbind
- = labetalol hta gestationnelle = drug:labetalol
- = hemorragie post partum = drug:oxytocin drug:carbetocin drug:carboprost drug:misoprostol drug:ergonovine drug:tranexamic
- = winrho 28 sem = drug:anti-d drug:rho
- = metho im grossesse ectopique = drug:methotrexate
- = mastite allaitement atb = drug:cloxacillin drug:cephalexin
- = pilule abortive = drug:mifepristone decision:mifegymiso
- = clozapine neutrophiles = drug:clozapine
- = abilify jeu pathologique = decision:abilify
- = trinza aux 3 mois = drug:paliperidone
- = depression bipolaire latuda = drug:lurasidone
- = vyvanse dose max adulte = drug:lisdexamfetamine
- = sevrage alcool librium = drug:chlordiazepoxide
- = domperidone mort subite = decision:domperidone
- = capteur enlite = decision:enlite
- = approbation spinraza = decision:spinraza
- = morphine insuffisance cardiaque aigue = article:morphine_therapy
- = stress infirmieres soins intensifs = article:stress_management_interventions
- = essai dermatite atopique winnipeg = trial:ly3454738
- = galcanezumab algie vasculaire montreal = trial:galcanezumab
`

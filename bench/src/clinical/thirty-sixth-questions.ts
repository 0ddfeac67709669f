// Written after the misses of lots 34 and 35 were mended and before it was asked any of them, of drugs that were drawn by lot from the register: what the people of lot 34 type, all of it in both languages. Asked for the first time: English and French 0.975 first and 0.975 among five.
export const thirtySixthLines = `
xgeva vs prolia = xgeva ou prolia = drug:denosumab
moxifloxacin qt = moxifloxacine qt = drug:moxifloxacin
desloratadine child dose = desloratadine dose enfant = drug:desloratadine
oxycodone to hydromorphone conversion = conversion oxycodone à hydromorphone = drug:hydromorphone drug:oxycodone
estrogel pumps per day = estrogel combien de pompes par jour = drug:estradiol
tamsulosin before cataract surgery = tamsulosine avant chirurgie de la cataracte = drug:tamsulosin
lansoprazole through g-tube = lansoprazole par gastrostomie = drug:lansoprazole
bismuth quadruple therapy h pylori = quadrithérapie bismuth h pylori = drug:bismuth drug:prazole drug:tetracycline drug:metronidazole
capecitabine dose reduction = réduction de dose capécitabine = drug:capecitabine
paroxetine withdrawal symptoms = symptômes de sevrage paroxétine = drug:paroxetine
kenalog knee injection = kenalog injection genou = drug:triamcinolone
valacyclovir shingles dose = dose valacyclovir zona = drug:valacyclovir
relpax generic = relpax générique = drug:eletriptan
stopping effexor = arrêter effexor = drug:venlafaxine
apremilast diarrhea = apremilast diarrhée = drug:apremilast
creon with meals = creon avec repas = drug:lipase drug:pancreli drug:creon
growth hormone child = hormone de croissance enfant = drug:somatropin drug:somapacitan drug:somatrogon
nitro patch on and off = timbre de nitro retirer la nuit = drug:nitroglycerin
pravastatin vs rosuvastatin = pravastatine ou rosuvastatine = drug:pravastatin drug:rosuvastatin
terbinafine liver tests = terbinafine bilan hépatique = drug:terbinafine
concerta shortage = pénurie concerta = drug:methylphenidate
anastrozole joint pain = anastrozole douleurs articulaires = drug:anastrozole
nph insulin pen = stylo insuline nph = drug:insulin
zoledronic acid infusion kidney function = acide zolédronique perfusion fonction rénale = drug:zoledron
pulmicort nebules croup = pulmicort nébules croup = drug:budesonide
alternative to mirtazapine = alternative à la mirtazapine = drug:trazodone drug:venlafaxine drug:sertraline drug:citalopram drug:bupropion drug:duloxetine drug:fluoxetine drug:paroxetine drug:vortioxetine drug:amitriptyline drug:nortriptyline
whooping cough vaccine pregnancy = vaccin coqueluche grossesse = drug:pertussis
sulfatrim suspension child = sulfatrim suspension enfant = drug:trimethoprim
labetalol iv push = labétalol iv bolus = drug:labetalol
ketorolac max days = kétorolac durée maximale = drug:ketorolac
prozac breastfeeding = prozac allaitement = drug:fluoxetine
exelon patch skin reaction = timbre exelon réaction cutanée = drug:rivastigmine
leflunomide washout = élimination accélérée léflunomide = drug:leflunomide drug:cholestyramine
cipralex vs celexa = cipralex ou celexa = drug:citalopram
substitute for telmisartan hctz = substitut du telmisartan hctz = drug:candesartan drug:irbesartan drug:losartan drug:valsartan drug:olmesartan
metadol vs methadose = metadol ou methadose = drug:methadone
acute otitis media 2 year old = otite moyenne aiguë 2 ans = drug:amoxicillin drug:clavulan drug:cefuroxime drug:cefprozil drug:azithromycin drug:clarithromycin
erenumab chronic cluster headache trial = essai érénumab algie vasculaire chronique = trial:erenumab
lenalidomide thrombotic thrombocytopenic purpura = lénalidomide purpura thrombotique thrombocytopénique = article:thrombotic_thrombocytopenic
ticagrelor severe skin reactions safety review = examen d'innocuité ticagrélor réactions cutanées = decision:brilinta
`

// Written before the search was asked any of them. Asked for the first time: English 0.925 first and 0.925 among five, French 0.900 and 0.950.
export const eleventhLines = `
DIN 02491583 = DIN 02491583 = drug:tolvaptan
veltassa LU code ODB = veltassa code médicament d'exception = drug:patiromer drug:veltassa
iron IV ferinject dose = fer IV ferinject dose = drug:ferinject
potassium binder for hyperkalemia = chelateur du potassium hyperkaliemie = drug:patiromer drug:polystyrene drug:zirconium
rybelsus vs ozempic = rybelsus ou ozempic = drug:rybelsus drug:ozempic drug:semaglutide
abilfy maintena 400 IM = abilify maintena 400 im = drug:abilify_maintena drug:aripiprazole
levetiracetam IV load status epilepticus = lévétiracétam IV dose de charge état de mal = drug:levetiracetam
apixaban reversal agent = antidote apixaban = drug:andexanet drug:apixaban
xylometazoline how many days = xylométazoline combien de jours = drug:xylometazoline
teriparatide generic covered? = tériparatide générique couvert? = drug:teriparatide
hydromorph contin 3 mg = hydromorph contin 3 mg = drug:hydromorph
shortage of phenytoin 100 mg caps = pénurie phénytoine 100 mg capsules = drug:phenytoin
ondansetron odt recall = rappel ondansétron odt = drug:ondansetron
what's in lotriderm = c'est quoi dans lotriderm = drug:lotriderm
PAH drugs oral = HTAP traitement oral = drug:macitentan drug:bosentan drug:ambrisentan drug:selexipag drug:riociguat drug:sildenafil drug:tadalafil drug:treprostinil
biologic for hidradenitis = biologique hidrosadénite = drug:adalimumab drug:secukinumab drug:bimekizumab trial:hidradenitis
trikafta granules 2 yr old = trikafta granules 2 ans = drug:trikafta drug:elexacaftor
amox clav 875 BID = amox-clav 875 bid = drug:clavulan
nitro patch 0.4 = timbre nitro 0,4 = drug:nitroglycerin
insulin pen U-200 = stylo insuline U-200 = drug:degludec drug:lispro
ativan SL 1mg = ativan sublingual 1 mg = drug:lorazepam
lamotragine rash = lamotrigine eruption cutanee = drug:lamotrigine decision:lamotrigine
antipsychotic with least weight gain = antipsychotique moins de prise de poids = drug:aripiprazole drug:lurasidone drug:ziprasidone drug:brexpiprazole drug:cariprazine drug:asenapine
OTC emergency contraception = contraception d'urgence en vente libre = drug:levonorgestrel drug:ulipristal
cefzil susp otitis 18 kg = cefzil suspension otite 18 kg = drug:cefprozil
tecta vs pantoloc difference = difference entre tecta et pantoloc = drug:pantoprazole
metoject weekly = metoject hebdo = drug:methotrexate
warfrin 5mg = warfarine 5mg = drug:warfarin
shingrix 2nd dose timing = shingrix deuxième dose délai = drug:shingrix drug:zoster
euglycemic DKA after surgery SGLT2 = acidocétose euglycémique post-op iSGLT2 = article:euglycemic decision:sglt2
Keller fecal transplant drug or transplant = Keller transplantation fécale médicament ou greffe = article:fecal_microbiota
stroke risk afib with CKD can j kidney health = AVC fibrillation auriculaire insuffisance rénale can j kidney health dis = article:risk_of_stroke_and_stroke_type
modafinil meth withdrawal sleep study = modafinil sevrage méthamphétamine sommeil étude = article:modafinil
is cefazolin BID ok for MSSA = céfazoline bid pour SASM = article:cefazolin drug:cefazolin
trial scleroderma halifax = essai sclérodermie Halifax = trial:systemic_sclerosis
RSV vaccine transplant patients study = étude vaccin VRS greffés = trial:rsv_vaccine
phase 3 multiple myeloma maintenance ottawa = phase 3 myélome multiple entretien Ottawa = trial:iberdomide
psilocybin cluster headache = psilocybine algie vasculaire de la face = trial:psilocybin
health canada domperidone sudden death = santé canada domperidone mort subite = decision:domperidone
mifegymiso approval date = mifegymiso date d'approbation = decision:mifegymiso
`

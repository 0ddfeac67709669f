// Written before the search was asked any of them. Asked for the first time: English 0.740 first and 0.800 among five, French 0.760 and 0.820.
export const seventhLines = `
brivaracetam renal dose adjustment = ajustement de dose brivaracétam insuffisance rénale = drug:brivaracetam
can entacapone be crushed = peut-on écraser entacapone = drug:entacapone
paliperidone LAI monthly = paliperidone injectable mensuel = drug:paliperidone
hydroxyurea for sickle cell = hydroxyurée pour drépanocytose = drug:hydroxyurea
lamotrgine rash = lamotrigene éruption cutanée = drug:lamotrigine
amitriptilyne for nerve pain = amitriptiline douleur neuropathique = drug:amitriptyline
voriconazole tacrolimus interaction = interaction voriconazole et tacrolimus = drug:voriconazole drug:tacrolimus
mupirocin nasal MRSA decolonization = mupirocine nasale décolonisation SARM = drug:mupirocin
lanthanum chew tabs dialysis = lanthane à croquer dialyse = drug:lanthanum drug:fosrenol
labetalol in pregnancy = labétalol enceinte = drug:labetalol
haldol decanoate im = haldol decanoate im = drug:haloperidol
acamprosate alcohol cravings = acamprosate envie de boire alcool = drug:acamprosate
drug for antipsychotic stiffness EPS = médicament pour symptômes extrapyramidaux des antipsychotiques = drug:benztropine drug:procyclidine drug:trihexyphenidyl drug:ethopropazine drug:diphenhydramine
integrase inhibitor for HIV = inhibiteur de l’intégrase pour le VIH = drug:gravir
CDK4/6 inhibitor breast ca = inhibiteur CDK4/6 cancer du sein = drug:ciclib
anti IL-17 for plaque psoriasis = anti IL-17 pour psoriasis en plaques = drug:ixekizumab drug:secukinumab drug:bimekizumab drug:brodalumab
somatostatin analog acromegaly = analogue de la somatostatine acromégalie = drug:octreotide drug:lanreotide drug:pasireotide
CCR5 blocker = antagoniste du CCR5 = drug:maraviroc
antacid safe for heartburn while pregnant = antiacide sécuritaire brûlures d’estomac enceinte = drug:calcium_carbonate drug:antacid drug:alginate drug:alginic drug:magnesium_hydroxide drug:gaviscon drug:tums
head lice in a 3 year old = poux de tete enfant de 3 ans = drug:permethrin drug:pyreth drug:dimeticone drug:dimethicone drug:isopropyl_myristate
diaper rash zinc paste = pâte à l’oxyde de zinc érythème fessier = drug:zinc
bedwetting pill for kids = pilule pour le pipi au lit = drug:desmopressin
steroid for croup = corticostéroïde pour le croup = drug:dexamethasone drug:prednisolone drug:budesonide
thrush in newborn mouth = muguet dans la bouche du nouveau-né = drug:nystatin
ringworm cream = crème contre la teigne = drug:clotrimazole drug:terbinafine drug:tolnaftate drug:ketoconazole drug:miconazole drug:ciclopirox drug:undecylenic drug:econazole
sea sickness patch = timbre mal de mer = drug:scopolamine
stop smoking pills = comprimes pour arreter de fumer = drug:varenicline drug:bupropion drug:nicotine drug:cytisine
heavy periods non hormonal treatment = règles abondantes traitement non hormonal = drug:tranexamic drug:mefenamic drug:naproxen drug:ibuprofen
PJP prophylaxis with sulfa allergy = prophylaxie PJP allergie aux sulfamides = drug:atovaquone drug:dapsone drug:pentamidine
vaginal estrogen cream = creme vaginale oestrogene = drug:estr drug:premarin
gliflozin ketoacidosis safety review = examen d’innocuité gliflozines acidocétose = decision:sglt2
finasteride suicidal thoughts = finastéride idées suicidaires = decision:finasteride
codeine breathing problems in teens = codéine problèmes respiratoires chez les adolescents = decision:codeine
Jardiance basis of decision = motifs de décision Jardiance = decision:jardiance
why was Viberzi approved = pourquoi Viberzi a été approuvé = decision:viberzi
silicone breast implant approval = homologation implants mammaires en silicone = decision:breast_implant
haloperidol 10 mg backorder = rupture de stock halopéridol 10 mg = drug:haloperidol
recall ezetimibe bottle contains perindopril = rappel bouteille d’ézétimibe contenant du périndopril = drug:ezetimibe
phase 3 weight loss trial Japan recruiting = essai phase 3 perte de poids Japon en recrutement = trial:excess_body_weight trial:obesity trial:overweight
rimegepant for cluster headaches Rochester = rimégépant algie vasculaire Rochester = trial:rimegepant
spesolimab hidradenitis = spésolimab hidradénite = trial:spesolimab
narcolepsy trial orexin TAK = essai narcolepsie orexine TAK = trial:tak-861
MRI contrast agent study in children = étude agent de contraste IRM chez les enfants = trial:gadoquatrane
morphine harmful in acute heart failure? = morphine néfaste en insuffisance cardiaque aiguë? = article:morphine_therapy
hip protector hospital older adults = protecteur de hanche hôpital aînés = article:hip_protector
whitening toothpaste enamel damage = dentifrice blanchissant dommage à l’émail = article:whitening
Crohn disease while on secukinumab = maladie de Crohn sous sécukinumab = article:secukinumab
opioid use before Whipple surgery length of stay = opioïdes avant Whipple durée de séjour = article:preoperative_opioid
agitated patients paramedics = patients agités ambulanciers paramédicaux = article:agitated_patients
imatinib after bariatric surgery CML = imatinib après chirurgie bariatrique LMC = article:imatinib
`

// Written together with the thirty-first lot, before the search's tables were looked at, and asked after the misses of that lot were mended: what a midwife, a travel clinic's nurse, a pharmacist in mental health, a nurse practitioner in paediatrics, an oncology pharmacist and a palliative care doctor type, all of it in both languages. Asked for the first time: English 0.850 first and 0.950 among five, French 0.875 and 0.925; the immunoglobulin and the vaccine that the files call “Anti-d” and “Inact.japanese encephal virus” were then counted as misses.
export const thirtySecondLines = `
gbs positive labour penicillin = sgb positif travail pénicilline = drug:penicillin
rhogam 28 weeks = rhogam 28 semaines = drug:rho drug:anti-d
bleeding after delivery second line = hémorragie post-partum deuxième ligne = drug:carboprost drug:ergonovine drug:misoprostol drug:tranexamic drug:carbetocin drug:oxytocin
iron infusion pregnant = perfusion de fer enceinte = drug:iron drug:ferr
mastitis antibiotic = mastite antibiotique = drug:cloxacillin drug:cephalexin drug:clindamycin drug:cefadroxil drug:dicloxacillin drug:cefazolin
increase milk supply = augmenter la production de lait = drug:domperidone
stop preterm labour = arrêter travail prématuré = drug:nifedipine drug:indomethacin drug:magnesium_sul drug:atosiban
vitamin k newborn shot = vitamine k nouveau-né injection = drug:vitamin_k drug:phytonadione
typhoid vaccine oral or shot = vaccin typhoïde oral ou injection = drug:typh
yellow fever shot = vaccin fièvre jaune = drug:yellow_fever
altitude sickness pills = comprimés mal des montagnes = drug:acetazolamide drug:dexamethasone drug:nifedipine
malarone kids = malarone enfants = drug:atovaquone
dukoral before trip = dukoral avant voyage = drug:cholera drug:dukoral
twinrix schedule = twinrix calendrier = drug:hepatitis_a drug:twinrix
japanese encephalitis vaccine = vaccin encéphalite japonaise = drug:japanese_encephal drug:ixiaro
lithium and lasix = lithium et lasix = drug:lithium drug:furosemide
clozaril missed 3 days = clozaril oublié 3 jours = drug:clozapine
invega sustenna late dose = invega sustenna dose en retard = drug:paliperidone
celexa to cymbalta = passer de celexa à cymbalta = drug:citalopram drug:duloxetine
shaky hands on lithium = tremblements sous lithium = drug:propranolol drug:lithium
nightmares ptsd = cauchemars tspt = drug:prazosin
panic attacks = attaques de panique = drug:sertraline drug:paroxetine drug:venlafaxine drug:escitalopram drug:citalopram drug:fluoxetine drug:fluvoxamine drug:alprazolam drug:clonazepam drug:lorazepam
bedwetting 8 year old = énurésie 8 ans = drug:desmopressin
amox high dose ear infection = amox haute dose otite = drug:amoxicillin
diaper rash yeast = érythème fessier à candida = drug:nystatin drug:clotrimazole drug:miconazole drug:ketoconazole
advil and tylenol alternating fever = advil et tylenol en alternance fièvre = drug:profen drug:acetaminophen
hand foot mouth = pieds mains bouche = drug:acetaminophen drug:profen
18 month shots = vaccins de 18 mois = drug:diphtheria drug:measles drug:pneumococcal
mucositis mouthwash = rince-bouche mucosite = drug:benzydamine drug:lidocaine drug:nystatin drug:diphenhydramine drug:dexamethasone drug:doxepin
hand foot syndrome capecitabine = syndrome mains pieds capécitabine = drug:capecitabine drug:urea drug:celecoxib drug:diclofenac
neulasta biosimilars = biosimilaires neulasta = drug:pegfilgrastim
ibrance low neutrophils = ibrance neutropénie = drug:palbociclib
tamoxifen hot flashes antidepressant = tamoxifène bouffées de chaleur antidépresseur = drug:venlafaxine drug:citalopram drug:escitalopram drug:desvenlafaxine drug:tamoxifen
death rattle = râles terminaux = drug:glycopyrr drug:scopolamine drug:atropine drug:hyoscine
hiccups palliative = hoquet palliatif = drug:chlorpromazine drug:baclofen drug:metoclopramide drug:haloperidol drug:gabapentin
bowel obstruction nausea palliative = occlusion intestinale nausées palliatif = drug:octreotide drug:haloperidol drug:dexamethasone drug:scopolamine drug:hyoscine drug:olanzapine drug:metoclopramide
ketamine cluster headache spray trial = essai kétamine intranasale céphalée en grappe = trial:ketamine
breast cancer t-dm1 resistance article = résistance trastuzumab emtansine article = article:trastuzumab_emtansine
tysabri newborn blood review = tysabri nouveau-né sang innocuité = decision:tysabri
ultra long acting insulin once weekly = insuline hebdomadaire = drug:insulin_icodec drug:awiqli
`

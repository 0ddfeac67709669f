// Written before the search was asked any of them. Asked for the first time: English 0.950 first and 0.950 among five, French 0.900 and 0.925.
export const twelfthLines = `
02517140 = 02517140 = drug:elexacaftor
NCT05819398 = NCT05819398 = trial:spesolimab
entresto LU criteria ontario = entresto critères de remboursement = drug:sacubitril
lansoprazole fastab g-tube = lansoprazole comprimé dispersible sonde = drug:lansoprazole
tylenol #3 = tylenol no 3 = drug:codeine
gabapentine renal dosing CrCl 30 = gabapentine ajustement clcr 30 = drug:gabapentin
biosimilar adalimumab list = biosimilaires adalimumab liste = drug:adalimumab
eye drops for glaucoma once daily = gouttes glaucome une fois par jour = drug:latanoprost drug:travoprost drug:bimatoprost drug:tafluprost drug:timolol
buprenorphine monthly injection = buprénorphine injection mensuelle = drug:sublocade drug:buprenorphine
generic champix = champix générique = drug:varenicline
SSRI safe in breastfeeding = ISRS et allaitement = drug:sertraline drug:paroxetine drug:citalopram drug:escitalopram drug:fluoxetine drug:fluvoxamine
doxy for lyme prophylaxis = doxy prophylaxie lyme = drug:doxycycline
pen V 600 bid strep throat = pen V 600 bid pharyngite strep = drug:penicillin_v
jamp pregabalin 50 recalled lots = rappel jamp prégabaline 50 = drug:pregabalin
zyprexa 2.5 backorder = zyprexa 2,5 rupture de stock = drug:olanzapine
humira starting dose crohn = humira dose initiale crohn = drug:adalimumab
topical for actinic keratosis = crème kératose actinique = drug:fluorouracil drug:imiquimod drug:ingenol drug:aminolevulinate drug:aminolevulinic
methylphendate long acting = methylphenidate longue action = drug:methylphenidate
CGRP injection migraine = anti-CGRP injectable migraine = drug:erenumab drug:galcanezumab drug:fremanezumab drug:eptinezumab
intrathecal baclofen = baclofène intrathécal = drug:baclofen
gravol supp for kids = gravol suppo enfant = drug:dimenhydrinate
cytomel with synthroid = cytomel avec synthroid = drug:liothyronine drug:levothyroxine
fosamax 70 once weekly = fosamax 70 hebdomadaire = drug:alendron
PJP prophylaxis sulfa allergy = prophylaxie PJP allergie aux sulfas = drug:dapsone drug:atovaquone drug:pentamidine
spironolctone for acne = spironolactone acné = drug:spironolactone
opioid induced constipation drug = constipation induite par les opioides = drug:naloxegol drug:methylnaltrexone
ofev or esbriet for IPF = ofev ou esbriet FPI = drug:nintedanib drug:pirfenidone drug:ofev drug:esbriet
vit B12 injection 1000 mcg = vit b12 injectable 1000 mcg = drug:b12 drug:cyanocobalamin
tamsulosin floppy iris cataract surgery = tamsulosine avant chx cataracte = drug:tamsulosin
tranexamic acid 500 tabs heavy periods = acide tranexamique 500 règles abondantes = drug:tranexamic
lenalidomide TTP cases = PTT sous lénalidomide cas = article:thrombotic_thrombocytopenic_purpura
two apples a day cholesterol = deux pommes par jour cholestérol = article:two_apples
DRESS oxcarbazepine facial paralysis = DRESS oxcarbazépine paralysie faciale = article:oxcarbazepine
Peyrin-Biroulet biosimilars IBD patient survey = Peyrin-Biroulet biosimilaires MII sondage patients = article:biosimilars
anti-Xa level rivaroxaban apixaban assay = dosage anti-Xa rivaroxaban apixaban = article:anti-fxa
trial atopic dermatitis winnipeg = essai dermatite atopique Winnipeg = trial:atopic_dermatitis
hemophilia switch from emicizumab hamilton = hémophilie passer d'emicizumab Hamilton = trial:emicizumab
zopiclone next day impairment health canada = zopiclone facultés affaiblies lendemain santé canada = decision:zopiclone
SSRI pregnancy autism review = ISRS grossesse autisme = decision:autism
watchman LAA closure device approved? = watchman fermeture appendice auriculaire homologué = decision:watchman
`
